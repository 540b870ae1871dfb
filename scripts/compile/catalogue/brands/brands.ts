import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { allNames, foldName } from '../../../../src/catalogue/technologies.ts'

/** A brand of Simple Icons (CC0). */
export interface Brand {
  title: string
  /** The `d` of its one path, 24 × 24. */
  path: string
}

let byName: ReadonlyMap<string, Brand> | null = null

/** `npm --prefix tools run brands` writes the file. Decoding takes some 50 ms, so only a site that needs a brand does it. */
function brands(): ReadonlyMap<string, Brand> {
  if (byName === null) {
    const file = readFileSync(new URL('brands.json.br', import.meta.url))
    const all: [title: string, path: string][] = JSON.parse(brotliDecompressSync(file).toString())
    byName = new Map(all.map(([title, path]) => [foldName(title), { title, path }]))
  }
  return byName
}

/** The brand of this name, apart from case, accents, spaces and points: « ReactJS » → React, « Kafka » → Apache Kafka. */
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

/** The brand of a site by its host: `https://gitlab.com/ines` → GitLab. */
export function brandOfHost(address: string): Brand | null {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const known = { 'bsky.app': 'Bluesky' }[host]
  return brandNamed(known ?? host) ?? brandNamed(host.split('.').at(-2) ?? '')
}

/** The titles of all brands, to suggest one. */
export function brandTitles(): string[] {
  return [...brands().values()].map(({ title }) => title)
}
