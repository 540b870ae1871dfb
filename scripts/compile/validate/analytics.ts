import { ANALYTICS_SERVICES } from '../../fields/definitions.ts'
import { nearMiss, sameWord } from '../../fields/near-miss.ts'
import { own } from '../../fields/own.ts'
import { textRule } from './scalar.ts'
import { isGroup, keyOf, type Written } from './written.ts'

export const readAnalytics = textRule<'analytics'>((value, report) => {
  const known = [...ANALYTICS_SERVICES, 'non']
  if (known.includes(value) || isPath(value)) return value
  const mend = known.find((name) => sameWord(value, [name, ...(name === 'non' ? NO : [])]) !== null) ?? null
  return report('analytics/invalid', { suggestion: mend ?? nearMiss(value, known), mend })
})

const NO = ['aucun', 'aucune', 'none', 'no', 'false', 'nein', 'keine']

const isPath = (value: string) => /^\/(?!\/)[\w./~-]+$/.test(value)

/** Reads an identifier. It becomes part of addresses and of a script. */
export const readId = textRule<'id'>((value, report) => (/^[\w.-]+$/.test(value) ? value : report('id/invalid')))

type Key = 'id' | 'url'
interface Needs {
  /** Keys without which the service cannot work. */
  keys: readonly Key[]
  id: RegExp
  /** The group in its usual form. */
  example: string
}

const NEEDS: Readonly<Record<string, Needs>> = {
  plausible: {
    keys: [],
    // The name of the site's own script, or the domain of the site.
    id: /^(pa-[\w-]+|[\w-]+(\.[\w-]+)+)$/,
    example: '{ name: plausible, id: pa-AbCdEfGhIjKl }',
  },
  umami: {
    keys: ['id'],
    id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    example: '{ name: umami, id: 94db1cb1-74f4-4a40-ad6c-962362670409 }',
  },
  goatcounter: { keys: ['id'], id: /^[a-z\d][a-z\d-]*$/i, example: '{ name: goatcounter, id: camille }' },
  matomo: { keys: ['url', 'id'], id: /^\d+$/, example: "{ name: matomo, url: 'https://stats.example.org', id: 3 }" },
}

/** Checks that a service has all keys that it needs, and none that it ignores. */
export function checkAnalytics(written: Written, { name, ...values }: Record<string, unknown>): void {
  if (typeof name !== 'string') return
  const items = isGroup(written.node) ? written.node.items : []
  const at = (key: string) => items.find((item) => keyOf(item) === key && item.value !== null)?.value
  const needs = own(NEEDS, name)
  if (needs === undefined) {
    for (const key of ['url', 'id']) {
      const node = at(key)
      if (node) written.at(node, `${written.path}.${key}`).report('analytics/unused', { actual: key, name })
    }
    return
  }
  // GoatCounter's code is part of its address.
  const keys = name === 'goatcounter' && values.url !== null ? [] : needs.keys
  const missing = keys.filter((key) => !at(key))
  if (missing.length > 0) written.report('analytics/incomplete', { name, missing, suggestion: needs.example })
  const id = at('id')
  if (id && typeof values.id === 'string' && !needs.id.test(values.id))
    written.at(id, `${written.path}.id`).report('analytics/id', { actual: values.id, name, suggestion: needs.example })
}
