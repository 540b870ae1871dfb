import { isPair, isScalar, visit } from 'yaml'
import type { ParsedFile } from '../../compile/contract/parsed-file.ts'
import type { SourceFile } from '../../compile/contract/sources.ts'
import type { ParsedFiles } from '../../compile/parsed-files.ts'
import { eachNode, offsetsOf, treeOf } from '../../compile/render/nodes.ts'
import { isWebAddress } from '../../compile/validate/address.ts'
import type { Place } from '../../diagnostics/severity.ts'

/** A link to another site, where the owner wrote it. */
export interface Link {
  address: string
  place: Place
  /** The key in the header; `null` in the text below it. */
  field: string | null
}

const KEYS = ['url', 'github', 'proof']
/** LinkedIn does not answer programs. */
const SILENT_HOST = /(^|\.)linkedin\.com$/

/**
 * Returns the `url`, `github` and `proof` of all headers, those in lists and groups included, and the links of all texts. Skips invalid
 * addresses and unreadable files, because the compiler reports them.
 * @param unread paths of files whose text must not be parsed, because it would take too long
 */
export function linksOf(
  files: readonly SourceFile[],
  parsed: ParsedFiles,
  unread: ReadonlySet<string> = new Set(),
): readonly Link[] {
  const links = files.flatMap((source) => {
    const file = parsed.get(source)
    return file === null ? [] : [...addressesOf(file, KEYS), ...(unread.has(file.path) ? [] : textAddressesOf(file))]
  })
  return links.filter(({ address }) => !SILENT_HOST.test(new URL(address).hostname))
}

/** Returns the address of the site, or `null` if it is missing or still that of the sample. */
export function originOf(files: readonly SourceFile[], parsed: ParsedFiles): string | null {
  const sites = files.filter(({ kind }) => kind === 'site').flatMap((source) => parsed.get(source) ?? [])
  const [origin] = sites.flatMap((file) => addressesOf(file, ['origin']))
  return origin === undefined || isReservedHost(new URL(origin.address).hostname) ? null : origin.address
}

function addressesOf(file: ParsedFile, keys: readonly string[]): Link[] {
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

/** Returns the addresses to which a text links. */
function textAddressesOf(file: ParsedFile): Link[] {
  if (!/https?:/i.test(file.body)) return []
  const links: Link[] = []
  const tree = treeOf(file.body)
  if (tree === null) return links
  eachNode(tree, (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !isWebAddress(node.url)) return
    const { from, to } = offsetsOf(node)
    const place = file.places.between(file.bodyStart + from, file.bodyStart + to)
    links.push({ address: node.url, place, field: null })
  })
  return links
}

const RESERVED_NAMES = new Set(['example', 'test', 'invalid', 'example.org', 'example.com', 'example.net'])

/** Returns whether RFC 2606 reserves this name or its ending for examples and tests. */
export function isReservedHost(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.')
  return RESERVED_NAMES.has(labels.slice(-1).join('.')) || RESERVED_NAMES.has(labels.slice(-2).join('.'))
}
