import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderForEachTest } from '../support/temporary-folder.ts'
import { runWarm } from '../support/warm-commands.ts'

const at = folderForEachTest()
const github = createServer((_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify([{ name: 'carte', html_url: 'https://github.com/zoe/carte', created_at: '2024-01-01T00:00:00Z' }]),
  )
})
let api = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => github.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(github.address() as AddressInfo).port}`
})
afterAll(() => github.close())

const ANSWERS = Object.entries({
  ...{ name: 'Ève', trade: 'Développeuse', origin: 'https://eve.example.org', email: 'eve@example.org' },
  ...{ phone: '06 39 98 00 02', place: 'Sète' },
}).flatMap(([name, answer]) => [`--${name}`, answer])

test.each<[link: string, isFolder: boolean, args: () => string[]]>([
  ['projets', true, () => ['new', 'Un titre']],
  ['candidatures', true, () => ['new', 'candidature', 'acme']],
  ['cvs', true, () => ['new', 'cv', 'lead']],
  ['projets', true, () => ['import', 'https://github.com/zoe', '--api', api]],
  ['cv.md', false, () => ['import', at('resume.json')]],
  ['AGENTS.md', false, () => ['init', ...ANSWERS]],
])('nothing is written or copied through %s if it is a link (%#)', async (link, isFolder, args) => {
  mkdirSync(at('content'))
  writeFileSync(at('content/site.md'), '---\nname: Ève\n---\n')
  writeFileSync(
    at('resume.json'),
    JSON.stringify({
      basics: { label: 'Développeuse' },
      work: [{ name: 'Atelier', position: 'Dev', startDate: '2025' }],
    }),
  )
  if (isFolder) mkdirSync(at('outside'))
  else writeFileSync(at('outside'), 'Un secret')
  symlinkSync(at('outside'), at('content', link))
  const { status, output } = await runWarm([...args(), '--content', at('content')])
  expect(output).toContain(`${link} est un lien`)
  expect(status).toBe(2)
  if (isFolder) expect(readdirSync(at('outside'))).toEqual([])
  else expect(readFileSync(at('outside'), 'utf8')).toBe('Un secret')
  expect(readdirSync(at()).sort()).toEqual(['content', 'outside', 'resume.json'])
  expect(readdirSync(at('content')).sort()).toEqual([link, 'site.md'].sort())
})
