import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { MarkdownKind } from '../../fields/definitions.ts'
import { EFFECTS, type Effect } from '../../fields/effects.ts'
import { providerOf } from '../../fields/mail-services.ts'
import { own } from '../../fields/own.ts'

interface Header {
  values: object
  placeOfKey(path: string): Place | null
  /** Whether an error of this key is already reported. */
  isFaulty(key: never): boolean
}

/** Reports keys that are written but have no effect beside the value of another key. */
export function checkEffects(kind: MarkdownKind, { values, placeOfKey, isFaulty }: Header, findings: Findings) {
  const given = withProvider(values)
  const reported: string[] = []
  for (const effect of EFFECTS) {
    const { key, by } = effect
    const isPart = reported.some((other) => key === other || key.startsWith(`${other}.`))
    if (effect.kind !== kind || isPart || isFaulty(by.split('.')[0] as never) || !isUnused(effect, given)) continue
    const place = placeOfKey(key)
    if (place === null) continue
    reported.push(key)
    const other = valueAt(values, by)
    const needed = effect.with === 'any' ? '' : (effect.with.at(-1) ?? null)
    findings.add('key/unused', place, { field: key, key, by, other: other === null ? null : String(other), needed })
  }
}

function isUnused({ key, value, by, with: values }: Effect, given: object): boolean {
  const own = valueAt(given, key)
  if (own === null || (value !== undefined && own !== value)) return false
  const other = valueAt(given, by)
  return values === 'any' ? other === null : !values.includes(typeof other === 'string' || other === null ? other : '')
}

/** An identifier names its service. */
function withProvider(values: object): object {
  const mail = own(values as Record<string, Parameters<typeof providerOf>[0]>, 'mail') ?? null
  return mail === null ? values : { ...values, mail: { ...mail, provider: providerOf(mail) } }
}

/** Returns a value by its path, or `null`. An empty list counts as absent. */
function valueAt(values: object, path: string): unknown {
  let value: unknown = values
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? (own(value as Record<string, unknown>, key) ?? null) : null
  return Array.isArray(value) && value.length === 0 ? null : value
}
