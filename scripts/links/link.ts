import { isPair, isScalar, visit } from 'yaml'
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

const KEYS = ['url', 'github', 'proof']
/** It answers no robot. */
const SILENT_HOST = /(^|\.)linkedin\.com$/

/**
 * Every `url`, `github` and `proof` of the content, those of lists and groups too. The compiler reports invalid addresses and unreadable
 * files, so they are skipped here.
 */
export function linksOf(files: readonly SourceFile[]): readonly Link[] {
  return files
    .flatMap((file) => addressesOf(file, KEYS))
    .filter(({ address }) => !SILENT_HOST.test(new URL(address).hostname))
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
  const links: Link[] = []
  visit(file.header, {
    Pair(_key, { key, value }, path) {
      if (!isScalar(key) || !keys.includes(String(key.value)) || !isScalar(value)) return
      if (typeof value.value !== 'string' || !isWebAddress(value.value)) return
      const [start, end] = value.range ?? [0, 0]
      const around = path.flatMap((node) => (isPair(node) && isScalar(node.key) ? [node.key.value] : []))
      const field = [...around, key.value].join('.')
      links.push({ address: value.value, place: file.headerPlace(start, end), field })
    },
  })
  return links
}

const RESERVED_NAMES = new Set(['example', 'test', 'invalid', 'example.org', 'example.com', 'example.net'])

/** Whether RFC 2606 reserves this name, or the one it ends with, for examples and tests. */
export function isReservedHost(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.')
  return RESERVED_NAMES.has(labels.slice(-1).join('.')) || RESERVED_NAMES.has(labels.slice(-2).join('.'))
}
