import { expect, test } from 'vitest'
import CASES from './header-repair.cases.json' with { type: 'json' }
import { repairHeader } from './header-repair.ts'
import { KNOWN_KEYS } from './known-keys.ts'

const KEYS = KNOWN_KEYS.project
const repaired = (yaml: string) => repairHeader(yaml, KEYS)

/** Returns the original line of a text of the repaired header. */
const origins = (yaml: string, text: string) => {
  const header = repaired(yaml)
  const at = header.written(header.text.indexOf(text))
  return yaml.slice(at).split('\n', 1)[0]
}

test.each(CASES as [yaml: string, text: string, codes: string[]][])(
  '%j is read as it was meant',
  (yaml, text, codes) => {
    const header = repaired(yaml)
    expect(header.obstacles.map(({ code }) => code)).toEqual(codes)
    expect(header.text).toBe(text)
    expect(header.unread).toEqual(new Set())
  },
)

test.each([
  String.raw`"Il dit \"oui\""`,
  String.raw`"L'équipe dit \"oui\""`,
  String.raw`"C:\\Sites"`,
  String.raw`"50 \u20ac"`,
  '"Deux \\\n      lignes"',
  '30\n      % sur un an',
  'un\n      -- puis deux',
])('%s stays as it is in a block with a mistake', (value) => {
  const yaml = `captures:\n  - alt: ${value}\n    caption: @a`
  expect(repaired(yaml).text).toBe(yaml.replace('@a', "'@a'"))
})

test.each([
  '[a, "b"] # c',
  '["a, b"] # voir [c]',
  `[{ name: "a, b", url: 'c' }] # d`,
  '{ a: "b" } # {c: @d}',
  `['l''eau']`,
])('%s stays as it is beside a line without a colon', (value) => {
  const { obstacles } = repaired(`technologie: ${value}\nsans deux-points`)
  expect(obstacles.map(({ code }) => code)).toEqual(['yaml/line'])
})

test('an announced text stays as it is beside a line without a colon', () => {
  const { obstacles } = repaired('theme: >2\n  a\n  b\nsans deux-points')
  expect(obstacles.map(({ code }) => code)).toEqual(['yaml/line'])
})

test('a remark behind a list with a mistake stays one', () => {
  const yaml = 'technologie: ["a" b] # c\nsans deux-points'
  expect(repaired(yaml).text).toBe('technologie: [a, b] # c\n                ')
})

test('a text in a list stays as it is in a block with a mistake', () => {
  const yaml = 'results:\n  - localhost:3000\n  - mesure = 12\n  - @a'
  expect(repaired(yaml).text).toBe(yaml.replace('@a', "'@a'"))
})

test('quotes with a wrong escape keep their remark and the quotes in them', () => {
  const yaml = String.raw`title: "Le \"C:\Sites\"" # un dossier`
  expect(repaired(yaml).text).toBe(String.raw`title: 'Le "C:\Sites"' # un dossier`)
})

test('what nobody can tell the meaning of is left out, and the rest stays where it was', () => {
  const yaml = 'title: a\n? [b\n: c\nstate: OK'
  const header = repaired(yaml)
  expect(header.text).toHaveLength(yaml.length)
  expect(header.text.split('\n').at(-1)).toBe('state: OK')
  expect(header.obstacles.length).toBeGreaterThan(0)
})

test('a place of the mended header is one of the header as it was written', () => {
  const yaml = 'title:Banque\ntheme: @a # b\ntechnologie: [a\n  b,\nstate = OK\nurl: x\n'
  expect(origins(yaml, 'title')).toBe('title:Banque')
  expect(origins(yaml, 'Banque')).toBe('Banque')
  expect(origins(yaml, 'theme')).toBe('theme: @a # b')
  expect(origins(yaml, 'technologie')).toBe('technologie: [a')
  expect(origins(yaml, 'state')).toBe('state = OK')
  expect(origins(yaml, 'OK')).toBe('OK')
  expect(origins(yaml, 'url')).toBe('url: x')
  const header = repaired(yaml)
  expect(header.written(header.text.length)).toBe(yaml.length)
  expect(header.written(header.text.length + 10)).toBe(yaml.length)
})
