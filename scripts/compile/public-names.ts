import { OWN_FOLDERS } from '../../src/catalogue/pages.ts'
import { startOf } from '../diagnostics/diagnostic.ts'
import type { Findings } from '../diagnostics/findings.ts'
import type { Sources } from './source.ts'

/** Files of `public/` that would take the place of something that the build writes, or lose theirs to it. */
export function checkPublicNames({ assets }: Sources, outputs: readonly string[], findings: Findings): void {
  const rivalOf = rivals(outputs)
  for (const { file } of assets.values()) {
    const rival = file.startsWith('public/') ? rivalOf(file.slice('public/'.length)) : null
    if (rival !== null) findings.add('public/taken', startOf(file), { output: rival })
  }
}

/** @returns what gives, for a path in `public/`, the output it meets on any disk and any host; `null` when it meets none */
function rivals(outputs: readonly string[]): (path: string) => string | null {
  const files = new Map(outputs.map((output) => [folded(output), output]))
  const folders = new Map(outputs.flatMap((output) => foldersOf(output).map((folder) => [folded(folder), output])))
  const addresses = new Map(outputs.filter(isPage).map((output) => [addressOf(folded(output)), output]))
  return (path) => {
    const name = folded(path)
    const folder = OWN_FOLDERS.find((own) => `${name}/`.startsWith(own))
    const file = [name, ...foldersOf(name)].map((place) => files.get(place)).find((output) => output !== undefined)
    return folder ?? file ?? folders.get(name) ?? addresses.get(addressOf(name)) ?? null
  }
}

/** As disks that do not tell capitals apart compare names: those of macOS and Windows. */
function folded(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** The folders around a file, without a slash at the end. */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

function isPage(path: string): boolean {
  return path.endsWith('.html')
}

/** The address at which hosts give out a file: `contact`, `contact.html` and `contact/index.html` share one. */
function addressOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')
}
