import { readFileSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What `preview` must know of a built site to serve it as its host would. Kept in the site's folder, in a file no server gives out. */
export interface SiteFacts {
  base: string
  headers: Readonly<Record<string, string>>
  /** Path of the analytics script on the site's own host; `null` when there is none. */
  analyticsPath: string | null
  /** Whether the form has its provider's three identifiers. */
  mailReady: boolean
  owner: { name: string; email: string }
}

const FILE = '.site.json'

export async function writeSiteFacts(folder: string, facts: SiteFacts): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(facts, null, 2)}\n`)
}

/** The headers of the site as it is now: a build beside a running server changes what its policy must let through. */
export function currentHeaders(folder: string, first: SiteFacts): () => SiteFacts['headers'] {
  let { headers } = first
  let readAt = 0
  return () => {
    const changedAt = statSync(join(folder, FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt > readAt) {
      headers = (JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as SiteFacts).headers
      readAt = changedAt
    }
    return headers
  }
}

/** `null` when the folder is not a built site. */
export async function readSiteFacts(folder: string): Promise<SiteFacts | null> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}
