import { expect, test } from 'vitest'
import { withoutRemarks } from './captions.ts'

const CUE = '00:01.000 --> 00:02.000\nBonjour.\n'

test.each([
  ['a remark of one line', `WEBVTT\n\nNOTE pour Paul\n\n${CUE}`, `WEBVTT\n\n\n\n${CUE}`],
  ['one of several lines', `WEBVTT\n\n${CUE}\nNOTE\npour Paul\net Zoé\n\n${CUE}`, `WEBVTT\n\n${CUE}\n\n\n${CUE}`],
  ['one at the end', `WEBVTT\n\n${CUE}\nNOTE\tpour Paul`, `WEBVTT\n\n${CUE}\n`],
  ['one with an arrow', `WEBVTT\n\nNOTE de Paul --> Zoé\n\n${CUE}`, `WEBVTT\n\n\n\n${CUE}`],
  ['remarks that follow each other', 'WEBVTT\n\nNOTE a\n\n\nNOTE b\n', 'WEBVTT\n\n\n\n\n'],
])('captions lose %s', (_, captions, published) => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(withoutRemarks(captions.replaceAll('\n', end))).toBe(published.replaceAll('\n', end))
})

test.each([
  ['a caption whose name is that of a remark', `WEBVTT\n\nNOTE\n${CUE}`],
  ['a caption that begins like a remark', `WEBVTT\n\n00:01.000 --> 00:02.000\nNOTE bien.\n`],
  ['the name of a caption with more letters', `WEBVTT\n\nNOTES\n${CUE}`],
  [
    'what stands on the first lines',
    `\uFEFFWEBVTT Sous-titres\nKind: captions\n\nSTYLE\n::cue { color: #fff }\n\n${CUE}`,
  ],
])('captions keep %s', (_, captions) => {
  expect(withoutRemarks(captions)).toBe(captions)
})
