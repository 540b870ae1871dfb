import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { allNames, foldName } from '../../../src/catalogue/technologies.ts'
import { own } from '../../fields/own.ts'

/** A brand of Simple Icons (CC0). */
interface Brand {
  title: string
  /** The `d` of its one path, 24 × 24. */
  path: string
}

let byName: ReadonlyMap<string, Brand> | null = null

/**
 * Returns all brands by folded name, from the file that `npm --prefix tools run brands` writes. Decoding takes some 50 ms, so only sites
 * that need a brand do it.
 */
function brands(): ReadonlyMap<string, Brand> {
  if (byName === null) {
    const file = readFileSync(new URL('brands.json.br', import.meta.url))
    const all: [title: string, path: string][] = JSON.parse(brotliDecompressSync(file).toString())
    byName = new Map(all.map(([title, path]) => [foldName(title), { title, path }]))
  }
  return byName
}

/** Returns the brand of this name. Case, accents, spaces and points make no difference: « ReactJS » → React, « Kafka » → Apache Kafka. */
export function brandNamed(name: string): Brand | null {
  const plain = foldName(name)
  if (plain === '') return null
  const tries = [plain, ...allNames(name).map(foldName), plain.replace(/js$/, ''), `${plain}js`, `apache${plain}`]
  for (const key of tries) {
    const brand = brands().get(key)
    if (brand) return brand
  }
  return null
}

/** Returns the brand of a site by its host: `https://gitlab.com/ines` → GitLab, `https://mastodon.example.org/@ines` → Mastodon. */
export function brandOfHost(address: string): Brand | null {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const known = own({ 'bsky.app': 'Bluesky' }, host) ?? /^mastodon(?=\.)/.exec(host)?.[0]
  return brandNamed(known ?? host) ?? brandNamed(host.split('.').at(-2) ?? '')
}

/** Returns the titles of all brands, for suggestions. */
export function brandTitles(): string[] {
  return [...brands().values()].map(({ title }) => title)
}
