import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { newAddress, newFile } from '../../scripts/commands/new.ts'
import { isSecret } from '../../scripts/diagnostics/secret-address.ts'
import { GOOD_CV, GOOD_SITE } from '../support/sources.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()
let content = ''
let said = ''

beforeEach(() => {
  content = at('content')
  mkdirSync(join(content, 'candidatures'), { recursive: true })
  writeFileSync(join(content, 'site.md'), GOOD_SITE)
  writeFileSync(join(content, 'cv.md'), GOOD_CV)
  said = ''
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text) => {
      said += `${text}\n`
    })
})

const file = (name: string) => join(content, 'candidatures', name)
const addressIn = (name: string) => /^address: (.*)$/m.exec(readFileSync(file(name), 'utf8'))?.[1] ?? ''
const run = (options = {}) =>
  check({
    content,
    cacheDir: at('cache'),
    format: 'lines',
    strict: false,
    fix: false,
    watch: false,
    links: false,
    proofread: false,
    ...options,
  })
const fix = () => run({ fix: true })

test('an address is drawn anew each time, and has the form that is asked for', () => {
  const drawn = Array.from({ length: 500 }, newAddress)
  expect(new Set(drawn).size).toBe(500)
  expect(drawn.filter((address) => !isSecret(address))).toEqual([])
  expect(new Set(drawn.join('').replaceAll('-', '')).size).toBe(32)
})

test.each([
  ['without the key', '---\ntitle: Pour vous\n---\n\nBonjour.\n'],
  ['with a key that says nothing', '---\ntitle: Pour vous\naddress:\ncv: cv\n---\n\nBonjour.\n'],
  ['of Windows', '---\r\ntitle: Pour vous\r\n---\r\n\r\nBonjour.\r\n'],
])('« check --fix » writes the address of a file %s, once', async (_name, text) => {
  writeFileSync(file('acme.md'), text)
  writeFileSync(file('_beta.md'), text)
  await fix()
  const first = addressIn('acme.md')
  expect(isSecret(first), readFileSync(file('acme.md'), 'utf8')).toBe(true)
  expect(isSecret(addressIn('_beta.md'))).toBe(true)
  expect(addressIn('_beta.md')).not.toBe(first)
  const unchanged = text.replace('address:\n', '')
  expect(readFileSync(file('acme.md'), 'utf8').replace(/^address: .*\r?\n/m, '')).toBe(unchanged)
  await fix()
  expect(addressIn('acme.md')).toBe(first)
  expect(said).not.toContain('application/address')
})

test('« check --fix » writes an address before a remark, and none into other lines of a file', async () => {
  const remark = '---\ntitle: Pour vous\naddress: # à tirer\n---\n\nBonjour.\n'
  const others = [
    '---\naddress: |\ntitle: Pour vous\n---\n\nBonjour.\n',
    'Un mot.\n---\ntitle: Pour vous\n---\n\nBonjour.\n',
  ]
  for (const [index, text] of [remark, ...others].entries()) writeFileSync(file(`${index}.md`), text)
  await fix()
  expect(isSecret(addressIn('0.md').trim().replace(' # à tirer', ''))).toBe(true)
  for (const [index, text] of others.entries()) expect(readFileSync(file(`${index + 1}.md`), 'utf8')).toBe(text)
})

test('an address with anything behind it stops the check', async () => {
  const ends = [' // envoyée le 3 mars', ',', ' ;']
  for (const [index, end] of ends.entries())
    writeFileSync(file(`${index}.md`), `---\ntitle: Pour vous\naddress: ${newAddress()}${end}\n---\n\nBonjour.\n`)
  expect(await run()).toBe(1)
  for (const [index] of ends.entries())
    expect(said).toMatch(new RegExp(`/${index}\\.md:3:10:.*error.*application/address-weak`))
})

test('« new candidature » writes one with its address, « new cv » a CV; other words are the title of a project', async () => {
  expect(await newFile({ content, words: ['candidature', 'Atelier', 'du', 'Lez'] })).toBe(0)
  expect(isSecret(addressIn('atelier-du-lez.md'))).toBe(true)
  expect(await newFile({ content, words: ['cv', 'Lead'] })).toBe(0)
  expect(readFileSync(join(content, 'cvs/lead.md'), 'utf8')).toMatch(/^title: Lead$/m)
  expect(await newFile({ content, words: ['candidature'] })).toBe(0)
  expect(await newFile({ content, words: ['cv en ligne'] })).toBe(0)
  for (const name of ['candidature', 'cv-en-ligne'])
    expect(readFileSync(join(content, `projets/${name}.md`), 'utf8')).toContain('number: ')
  expect(await newFile({ content, words: ['cv', 'cv'] })).toBe(2)
  expect(await newFile({ content, words: ['candidature', '!'] })).toBe(2)
  const before = readFileSync(file('atelier-du-lez.md'))
  expect(await newFile({ content, words: ['candidature', 'Atelier du Lez'] })).toBe(1)
  expect(readFileSync(file('atelier-du-lez.md'))).toEqual(before)
})
