import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** A brand of Simple Icons (CC0). */
export interface Brand {
  title: string
  /** The `d` of its one path, 24 × 24. */
  path: string
}

let byName: ReadonlyMap<string, Brand> | null = null

/** `npm run -w tools brands` writes the file. Decoding takes some 50 ms, so only a site that needs a brand does it. */
function brands(): ReadonlyMap<string, Brand> {
  if (byName === null) {
    const file = readFileSync(new URL('brands.json.br', import.meta.url))
    const all: [title: string, path: string][] = JSON.parse(brotliDecompressSync(file).toString())
    byName = new Map(all.map(([title, path]) => [fold(title), { title, path }]))
  }
  return byName
}

/** What owners call a brand otherwise. « Kafka » and « ReactJS » follow from rules. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  golang: 'Go',
  k8s: 'Kubernetes',
  mongo: 'MongoDB',
  next: 'Next.js',
  node: 'Node.js',
  nuxt: 'Nuxt',
  postgres: 'PostgreSQL',
  scss: 'Sass',
  tailwind: 'Tailwind CSS',
  twitter: 'X',
}

/** The brand of this name, apart from case, accents, spaces and points: « ReactJS » → React, « Kafka » → Apache Kafka. */
export function brandNamed(name: string): Brand | null {
  const plain = fold(name)
  const other = OTHER_NAMES[plain]
  const tries = [plain, other && fold(other), plain.replace(/js$/, ''), `${plain}js`, `apache${plain}`]
  for (const key of tries) {
    const brand = key ? brands().get(key) : undefined
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

function fold(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9+#]/g, '')
}
