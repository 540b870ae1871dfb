import { OWN_FOLDERS } from '../../../src/catalogue/local-path.ts'
import { startOf } from '../../diagnostics/diagnostic.ts'
import type { Findings } from '../../diagnostics/findings.ts'
import type { Sources } from '../contract/sources.ts'
import { FAVICON } from '../validate/pictures.ts'

/** Reports files of `public/` with a name that the build needs, because one of the two would overwrite the other. */
export function checkPublicNames({ assets }: Sources, outputs: readonly string[], findings: Findings): void {
  const rivalOf = rivals(outputs)
  for (const { file } of assets.values()) {
    // The build uses this file itself.
    if (file === FAVICON) continue
    const rival = file.startsWith('public/') ? rivalOf(file.slice('public/'.length)) : null
    if (rival !== null) findings.add('public/taken', startOf(file), { output: rival })
  }
}

/** Returns a function that finds the output with which a path in `public/` collides on some disk or host, or `null`. */
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

/** Returns the form in which the disks of macOS and Windows compare names, because they ignore case. */
function folded(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** Returns the folders around a file, without a slash at the end. */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

function isPage(path: string): boolean {
  return path.endsWith('.html')
}

/** Returns the address of a file on a host: `contact`, `contact.html` and `contact/index.html` have the same one. */
function addressOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')
}
