import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { FIELDS_OF } from '../../scripts/fields/definitions.ts'
import { EFFECTS, type Effect } from '../../scripts/fields/effects.ts'
import { exampleIn, type Field } from '../../scripts/fields/field.ts'
import { MAIL_PROVIDERS } from '../../scripts/fields/mail-services.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

function fieldAt(kind: Effect['kind'], path: string): Field {
  let fields: readonly Field[] = FIELDS_OF[kind]
  let field: Field | undefined
  for (const key of path.split('.')) {
    field = fields.find((one) => one.key === key)
    if (field?.type.kind === 'group') fields = field.type.fields
  }
  if (field === undefined) throw new Error(path)
  return field
}

/** Values that a key needs beside it. */
const BESIDE: Readonly<Record<string, Record<string, unknown>>> = {
  'video.silent': { 'video.file': 'images/film.mp4', 'video.poster': 'images/film.png' },
}

/** A file with these values, by path; `undefined` removes a key. */
function fileOf(kind: Effect['kind'], values: Readonly<Record<string, unknown>>) {
  const text = kind === 'site' ? GOOD_SITE : projectFile({})
  const [, header = '', body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? []
  const document = parseDocument(header)
  for (const [path, value] of Object.entries(values))
    if (value === undefined) document.deleteIn(path.split('.'))
    else document.setIn(path.split('.'), value)
  return { path: kind === 'site' ? 'site.md' : 'projets/a.md', text: `---\n${document}---\n${body}` }
}

async function unusedIn(kind: Effect['kind'], values: Readonly<Record<string, unknown>>) {
  const { path, text } = fileOf(kind, values)
  const { diagnostics } = await compile(
    sourcesOf({ 'projets/banque.md': projectFile({ number: '7', title: 'Autre' }), [path]: text }),
  )
  expect(diagnostics.filter(({ code, severity }) => severity === 'error' && code !== 'key/unused')).toEqual([])
  const lines = text.split('\n')
  return diagnostics
    .filter(({ code }) => code === 'key/unused')
    .map(({ field, line }) => [field, lines[line - 1]?.trim()])
}

const written = ({ kind, key, value }: Effect): unknown =>
  value ?? parseDocument(exampleIn('fr', fieldAt(kind, key)).replace(/^\{\}$/, '{ sent: Partez }')).toJS()

describe.each(
  EFFECTS.map(
    (effect) =>
      [`${effect.key}${effect.value === undefined ? '' : `: ${effect.value}`}, ${effect.by}`, effect] as const,
  ),
)('%s', (_, effect) => {
  const { kind, key, by } = effect
  const field = fieldAt(kind, by)
  const all =
    field.type.kind === 'choice' ? [...field.type.values, null] : [parseDocument(exampleIn('fr', field)).toJS(), null]
  const works = (value: string | null) => (effect.with === 'any' ? value !== null : effect.with.includes(value))
  const valuesWith = (value: unknown) => ({ ...BESIDE[key], [key]: written(effect), [by]: value ?? undefined })

  test.each(all.filter((value) => !works(value)).map((value) => [value]))('has no effect with %s', async (value) => {
    // An identifier alone names its service, so another service is named by its own.
    const other = by === 'mail.provider' && value === null ? { 'mail.publicKey': 'AbCdEfGhIjKl' } : {}
    const found = await unusedIn(kind, { ...valuesWith(value), ...other })
    expect(found).toContainEqual([key, expect.stringContaining(key.split('.').at(-1) ?? '')])
  })

  test.each(all.filter(works).map((value) => [value]))('has an effect with %s', async (value) => {
    expect((await unusedIn(kind, valuesWith(value))).map(([name]) => name)).not.toContain(key)
  })
})

test.each(
  MAIL_PROVIDERS.flatMap((provider) =>
    EFFECTS.filter((one) => one.by === 'mail.provider' && one.with.includes(provider)).map(
      ({ key }) => [key, provider] as const,
    ),
  ),
)('%s alone names %s', async (key, provider) => {
  const { text } = fileOf('site', { [key]: written({ kind: 'site', key, by: '', with: 'any' }) })
  const { catalogue, diagnostics } = await compile(sourcesOf({ 'site.md': text }))
  expect(diagnostics.map(({ code }) => code)).not.toContain('key/unused')
  expect(catalogue?.site.mail.provider).toBe(provider)
})

test('a group without effect is reported once, and not with its parts', async () => {
  const found = await unusedIn('site', {
    contact: 'none',
    'mail.provider': 'formspree',
    'mail.endpoint': 'https://a.fr/m',
  })
  expect(found.map(([key]) => key)).toEqual(['mail'])
})
