import { isScalar } from 'yaml'
import { isWebAddress } from '../compile/address.ts'
import { migrateHeader } from '../compile/migrate.ts'
import { parseFile } from '../compile/parse.ts'
import type { SourceFile } from '../compile/source.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/findings.ts'

/** A link to another site, where the owner wrote it. */
export interface Link {
  address: string
  place: Place
  field: string
}

/** `linkedin` is missing because LinkedIn answers no robot. */
const KEYS = ['url', 'github']

/** Every `url` and `github` of the content. The compiler reports invalid addresses and unreadable files, so they are skipped here. */
export function linksOf(files: readonly SourceFile[]): readonly Link[] {
  return files.flatMap((file) => addressesOf(file, KEYS))
}

/** The address of the site itself; `null` if it is missing or still the sample's. */
export function originOf(files: readonly SourceFile[]): string | null {
  const [origin] = files.filter(({ kind }) => kind === 'site').flatMap((file) => addressesOf(file, ['origin']))
  return origin === undefined || isReservedHost(new URL(origin.address).hostname) ? null : origin.address
}

function addressesOf(source: SourceFile, keys: readonly string[]): Link[] {
  const findings = new Findings()
  const file = parseFile(source, findings)
  if (file === null) return []
  migrateHeader(file, findings)
  return keys.flatMap((field) => {
    const node = file.header.get(field, true)
    if (!isScalar(node) || typeof node.value !== 'string' || !isWebAddress(node.value)) return []
    const [start, end] = node.range ?? [0, 0]
    const place = file.headerPlace(start, end)
    return { address: node.value, place, field }
  })
}

const RESERVED_NAMES = new Set(['example', 'test', 'invalid', 'example.org', 'example.com', 'example.net'])

/** Whether RFC 2606 reserves this name, or the one it ends with, for examples and tests. */
export function isReservedHost(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.')
  return RESERVED_NAMES.has(labels.slice(-1).join('.')) || RESERVED_NAMES.has(labels.slice(-2).join('.'))
}
