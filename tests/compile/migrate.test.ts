import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Terminal } from '../../scripts/commands/init-terminal.ts'
import { migrate, migrateFile } from '../../scripts/commands/migrate.ts'
import { ChangedMeanwhile } from '../../scripts/commands/replace-file.ts'
import { unifiedDiff } from '../../scripts/commands/unified-diff.ts'
import type { Change, Migration } from '../../scripts/fields/migrations/migration.ts'
import { compileMigrating } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const migration = (...changes: Change[]): Migration => ({
  ...{ since: '9.0.0', id: 'invented', says: 'Tout change.', kinds: ['site', 'project'], changes },
})

/** Returns the migrated header with its diagnostics. */
function migrated(header: string, ...changes: Change[]) {
  const bytes = new TextEncoder().encode(`---\n${header}\n---\n\nnom: rien\n`)
  const { after, left } = migrateFile({ path: 'content/site.md', kind: 'site', bytes }, [migration(...changes)])
  return { after: after.slice(4, -'\n---\n\nnom: rien\n'.length), left }
}

const upper = (value: string) => (/^[A-Z]*$/.test(value) ? value : value === '?' ? null : value.toUpperCase())

describe('a header is rewritten where it has to be, and nowhere else:', () => {
  const rename = { key: 'nom', to: 'name' }
  const nested = { key: 'legal.host.nom', to: 'legal.host.name' }
  const listed = { key: 'skills[].nom', to: 'skills[].title' }
  const values = { key: 'state', values: { fini: 'OK', 'en cours': 'PROGRESS: no' } }
  const moved = { key: 'editeur', to: 'legal.publisher' }
  const out = { key: 'legal.nom', to: 'owner.name.first' }
  const up = { key: 'legal.nom', to: 'name' }
  const removed = { key: 'legal.host', removed: 'Rien ne le lit.' }
  test.each<[name: string, change: Change, before: string, after: string]>([
    ['a key', rename, '# nom\n nom : Zoé # nom', '# nom\n name : Zoé # nom'],
    ['a key in quotes', rename, `a: 1\n"nom": 'nom'`, `a: 1\n"name": 'nom'`],
    ['a key without a value', rename, 'nom:\nb: nom', 'name:\nb: nom'],
    ['a key in braces', nested, 'legal: { host: {nom: A,x: 1} } # {', 'legal: { host: {name: A,x: 1} } # {'],
    ['a key of a group', nested, 'nom: B\nlegal:\n  host:\n    nom: A', 'nom: B\nlegal:\n  host:\n    name: A'],
    [
      'keys of a list',
      listed,
      'skills:\n- nom: A\n- B\n- {x: 1, nom: C}',
      'skills:\n- title: A\n- B\n- {x: 1, title: C}',
    ],
    ['a value', values, 'state: fini # fini', 'state: OK # fini'],
    ['a value in quotes', values, 'state: "fini"\nb: 1', 'state: "OK"\nb: 1'],
    ['a value that needs quotes', values, 'state: en cours', "state: 'PROGRESS: no'"],
    ['another value', values, 'state: OK', 'state: OK'],
    ['a list, which is no old value', values, 'state: [fini]', 'state: [fini]'],
    ['any value', { key: 'a', values: upper }, "a: 'b''c'", "a: 'B''C'"],
    ['a key and its value', { key: 'a', to: 'b', values: upper }, 'a: x', 'b: X'],
    [
      'a key into a group',
      moved,
      'editeur: Z # é\nb: 1\nlegal:\n  a: 1\nc: 2',
      'b: 1\nlegal:\n  a: 1\n  publisher: Z # é\nc: 2',
    ],
    [
      'a key into a new group',
      moved,
      'b: 1\n# é\nediteur: |\n  Zoé\n\n  Martin\nc: 2',
      'b: 1\n# é\nlegal:\n  publisher: |\n    Zoé\n\n    Martin\nc: 2',
    ],
    ['the only key of a group', out, 'legal:\n  nom: Z # a\nb: 2', 'b: 2\nowner:\n  name:\n    first: Z # a'],
    ['a key out of its group', up, 'legal:\n  nom:\n    - Z\n  b: 2', 'legal:\n  b: 2\nname:\n  - Z'],
    ['a key within its group', { key: 'a.b.x', to: 'a.c' }, 'a:\n  b:\n    x: 1\nd: 2', 'a:\n  c: 1\nd: 2'],
    ['a key into a group of its group', { key: 'a.b', to: 'a.c.d' }, 'a:\n  b: 1\nd: 2', 'a:\n  c:\n    d: 1\nd: 2'],
    ['indented lines', up, 'legal:\n  nom: |2\n      Z\n\n    A\n  b: 2', 'legal:\n  b: 2\nname: |2\n    Z\n\n  A'],
    [
      'a key of no use',
      removed,
      'legal:\n  a: 1\n  host:\n    x: 2 # é\n  # b\n  b: 3',
      'legal:\n  a: 1\n  # b\n  b: 3',
    ],
    ['a key of no use in braces', removed, 'legal: { a: 1, host: 2 }', 'legal: { a: 1 }'],
    ['the first key in braces', removed, 'legal: { host: 2, b: 1 }', 'legal: { b: 1 }'],
    ['the only key of no use', removed, 'a: 1\nlegal: { host: 2 }\nb: 1', 'a: 1\nb: 1'],
    ['the first key of an entry', { key: 'a[].x', removed: '' }, 'a:\n  - x: 1\n    y: 2', 'a:\n  - y: 2'],
  ])('%s', (_name, change, before, after) => {
    expect(migrated(before, change)).toEqual({ after, left: [] })
    expect(migrated(after, change)).toEqual({ after, left: [] })
  })

  test('one change after the other', () => {
    const steps: Change[] = [
      { key: 'a', to: 'b' },
      { key: 'b', to: 'legal.c' },
      { key: 'legal.c', values: { x: 'y' } },
    ]
    expect(migrated('a: x # z', ...steps).after).toBe('legal:\n  c: y # z')
  })
})

describe('a file stays whole, with the place and what to do, when', () => {
  const rename: Change = { key: 'nom', to: 'name', values: upper }
  const moved: Change = { key: 'nom', to: 'legal.name' }
  test.each<[name: string, change: Change, header: string, code: string, line: number]>([
    ['a key is written twice', rename, 'a: 1\nnom: A\nnom: B', 'migration/by-hand', 3],
    ['the new key is there', rename, 'name: A\nnom: B', 'migration/by-hand', 3],
    ['a list stands where a text was', rename, 'nom: [A]', 'migration/by-hand', 2],
    ['a value has no equivalent', rename, 'a: 1\nnom: "?"', 'migration/by-hand', 3],
    ['the group is a text', moved, 'legal: A\nnom: B', 'migration/by-hand', 3],
    ['the group is in braces', moved, 'legal: { a: 1 }\nnom: B', 'migration/due', 3],
    ['the group is empty', moved, 'legal:\nnom: B', 'migration/due', 3],
    ['the key is in braces', { key: 'a.b', to: 'c.d' }, 'a: { b: 1, e: 2 }', 'migration/due', 2],
    ['a remark would go too', { key: 'a[].x', removed: '' }, 'a:\n  - x: 1 # é\n    y: 2', 'migration/due', 3],
    ['a remark on its group would go too', { key: 'a.x', to: 'b.c' }, 'a: # é\n  x: 1\nd: 2', 'migration/due', 3],
    ['the key has a line without its value', { key: 'a.x', to: 'y' }, 'a:\n  ? x\n  : 1\n  z: 1', 'migration/due', 3],
    ['the text is one of several lines', rename, 'nom: |\n  a\n  b', 'migration/due', 2],
    ['the header cannot be read', rename, 'a: 1\nnom: "B\nc: 1', 'yaml/quote', 3],
    ['another key of it is wrong', rename, 'nom: B\nc: [1', 'yaml/bracket', 3],
  ])('%s', (_name, change, header, code, line) => {
    const { after, left } = migrated(header, change)
    expect(after).toBe(header)
    expect(left.map(({ code, line }) => [code, line])).toContainEqual([code, line])
  })

  test('its bytes are not UTF-8', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('---\nnom: '), 0xff, 10, 45, 45, 45, 10])
    const { after, before, left } = migrateFile({ path: 'a.md', kind: 'site', bytes }, [migration(rename)])
    expect(after).toBe(before)
    expect(left.map(({ code }) => code)).toEqual(['file/encoding'])
  })
})

describe('before it is rewritten', () => {
  const change: Change = { key: 'editeur.nom', to: 'legal.publisher' }
  const found = (text: string, ...changes: Change[]) =>
    compileMigrating(sourcesOf({ 'site.md': text }), [migration(...changes)])

  test('a site builds as before, with a warning in the place of the old key', async () => {
    for (const group of ['legal: { siret: null }', 'legal:', 'legal:\n  siret:']) {
      const { catalogue, diagnostics } = await found(
        GOOD_SITE.replace('---', `---\n${group}\nediteur: { nom: Zoé }`),
        change,
      )
      expect(catalogue?.site.legal?.publisher).toBe('Zoé')
      expect(diagnostics.map(({ code, severity, field }) => [code, severity, field])).toEqual([
        ['migration/due', 'warning', 'editeur.nom'],
      ])
    }
  })

  test('what is wrong with a value is said where the value stands', async () => {
    const { diagnostics } = await found(GOOD_SITE.replace('---', '---\nbas: { an: [2] }'), {
      key: 'bas.an',
      to: 'footer.year',
    })
    expect(diagnostics.map(({ code, field, line, column }) => [code, field, line, column])).toEqual([
      ['migration/due', 'bas.an', 2, 8],
      ['value/type', 'footer.year', 2, 12],
    ])
  })

  test('what cannot be understood is an error, and nothing else is said of it', async () => {
    const { catalogue, diagnostics } = await found(GOOD_SITE.replace('name:', 'nom:'), {
      ...{ key: 'nom', to: 'name', values: () => null },
    })
    expect(catalogue).toBeNull()
    expect(diagnostics.map(({ code }) => code)).toEqual(['migration/by-hand'])
  })
})

describe('the command', () => {
  const at = folderForEachTest()
  const said: string[] = []
  const PROJECT = projectFile({ state: undefined, statut: 'fini' }).replaceAll('\n', '\r\n')
  const change: Change = { key: 'statut', to: 'state', values: { fini: 'OK' } }
  const run = (yes: boolean, answer?: string) => {
    const terminal: Terminal = { say() {}, ask: async () => answer ?? '', colours: 1, close() {} }
    const migrations = [migration(change)]
    return migrate({ content: at('content'), yes, terminal: answer === undefined ? null : terminal, migrations })
  }
  const text = (file: string) => readFileSync(at('content', file), 'utf8')

  beforeEach(() => {
    mkdirSync(at('content/projets'), { recursive: true })
    writeFileSync(at('content/site.md'), GOOD_SITE)
    writeFileSync(at('content/projets/a.md'), `\uFEFF${PROJECT}`)
    said.length = 0
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line))
  })
  afterEach(() => void vi.restoreAllMocks())

  test.each([
    ['yes', true, undefined, 0],
    ['Enter', false, '', 0],
    ['« oui »', false, ' Oui', 0],
    ['« non »', false, 'non', 1],
    ['nobody who could answer', false, undefined, 1],
  ])('writes only after consent: %s', async (_name, yes, answer, code) => {
    expect(await run(yes, answer)).toBe(code)
    const old = `\uFEFF${PROJECT}`
    expect(text('projets/a.md')).toBe(code === 0 ? old.replace('statut: fini', 'state: OK') : old)
    expect(text('site.md')).toBe(GOOD_SITE)
    expect(said.join('\n')).toMatch(
      /Version 9\.0\.0 : Tout change\.\n\n--- .*a\.md\n\+\+\+ .*a\.md\n@@ -5,5 \+5,5 @@\n/,
    )
    expect(said.join('\n')).toContain('\n-statut: fini\n+state: OK\n ---')
    expect(await run(false)).toBe(code)
    expect(said.join('\n').includes('à jour')).toBe(code === 0)
  })

  test('leaves a file alone that somebody writes while it asks', async () => {
    const ask = async () => {
      writeFileSync(at('content/projets/a.md'), `${PROJECT}Une ligne de plus.`)
      return 'oui'
    }
    const terminal: Terminal = { say() {}, ask, colours: 1, close() {} }
    const done = migrate({ content: at('content'), yes: false, terminal, migrations: [migration(change)] })
    await expect(done).rejects.toBeInstanceOf(ChangedMeanwhile)
    expect(text('projets/a.md')).toBe(`${PROJECT}Une ligne de plus.`)
  })

  test('rewrites the others when one needs its owner, and says so', async () => {
    writeFileSync(at('content/projets/b.md'), PROJECT.replace('fini', '[fini]'))
    expect(await run(true)).toBe(1)
    expect(text('projets/a.md')).toContain('state: OK')
    expect(text('projets/b.md')).toBe(PROJECT.replace('fini', '[fini]'))
    expect(said.join('\n')).toMatch(/b\.md:7:1 {2}erreur .*\[migration\/by-hand\]/)
  })
})

test('a diff has a part for each place, with its lines', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  const after = ['a', 'B', 'c', 'd', 'e', 'f', 'g', 'h', 'x', 'y', 'i', 'j']
  expect(unifiedDiff('t.md', before.join('\n'), after.join('\n')).slice(2)).toEqual([
    ...['@@ -1,4 +1,4 @@', ' a', '-b', '+B', ' c', ' d'],
    ...['@@ -7,4 +7,6 @@', ' g', ' h', '+x', '+y', ' i', ' j'],
  ])
})
