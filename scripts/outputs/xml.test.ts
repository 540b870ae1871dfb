import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

const UNITS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))

test('an XML parser reads back what was written, between tags and between quotes', () => {
  const text = `<b> & "quotes" & 'apostrophes' ]]> 🎨 é`
  expect(readBack(text)).toEqual({ element: text, attribute: text })
})

test('what XML refuses is gone, the rest is there', () => {
  expect(readBack(`a\u0000b\u001bc\ud83dd\udc00e\ufffef\u{1f3a8}`).element).toBe('abcdef\u{1f3a8}')
  const kept = UNITS.filter((unit) => escapeXml(unit) !== '')
  expect(kept).toHaveLength(0x10000 - 29 - 0x800 - 2)
  expect(readBack(kept.join('')).element).toBe(kept.join(''))
})

function readBack(text: string) {
  const read = { element: '', attribute: '' }
  const parser = new SaxesParser()
  parser.on('text', (part) => {
    read.element += part
  })
  parser.on('opentag', ({ attributes }) => {
    read.attribute = attributes.value ?? ''
  })
  parser.write(`<text value="${escapeXml(text)}">${escapeXml(text)}</text>`).close()
  return read
}
