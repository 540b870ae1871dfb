import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { officialName } from '../../../src/catalogue/technologies.ts'
import { brandNamed } from '../../compile/brands/brands.ts'
import { FILE_MAX_BYTES } from '../../compile/parse/file-max-bytes.ts'
import { ALL_TEXTS_MAX_MB } from '../../compile/read.ts'
import { isReserved, nearSlug } from '../../compile/render/slug.ts'
import { isWebAddress } from '../../compile/validate/address.ts'
import { listFiles, readPlainFile } from '../../disk/list-files.ts'
import { PROJECT_FIELDS } from '../../fields/definitions.ts'
import { own } from '../../fields/own.ts'
import { failureReason, timeoutReason } from '../../proofread/links/reasons.ts'
import { spoken } from '../../spoken/spoken.ts'
import type { ExitCode } from '../exit-code.ts'
import { withComments } from '../front-matter.ts'
import { freeName, shown } from '../owner-files.ts'
import { createFile, refuseLinks } from '../replace-file.ts'
import { showIfLong } from '../steps.ts'
import { isObject, type Json } from './json.ts'
import { plainText } from './passages.ts'
import { addressIn } from './profile-address.ts'
import { withoutHtml, withoutInvisible } from './tidy-text.ts'

interface GitHubOptions {
  content: string
  /** https://github.com/camille */
  address: string
  /** The address of the API. */
  api: string
}

export const GITHUB_API = 'https://api.github.com'

/** The most pages that are requested: a thousand repositories. */
const PAGES_MAX = 10
const PAGE_LENGTH = 100
/** The largest answer that is read: its values take up to a hundred times its memory. A page of a hundred repositories has some 600 KB. */
const ANSWER_MAX_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 20_000
/** The most characters of a text that are kept, and those that are read for it: HTML takes more. */
const TEXT_MAX_LENGTH = 400
const WRITTEN_MAX_LENGTH = 10 * TEXT_MAX_LENGTH

/** Returns the name of the account in an address like `https://github.com/camille`, or `null` if it has another form. */
function accountIn(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1)
  return (
    /^https?:\/\/[^/]+\/(?:orgs\/)?([a-z\d](?:[a-z\d-]{0,98}[a-z\d])?)(?:\/repositories)?\/?$/i.exec(path)?.[1] ?? null
  )
}

/** Writes a draft for each repository of an account, except forks and archived ones. Keeps existing files. */
export async function importGitHub({ content, address: typed, api }: GitHubOptions): Promise<ExitCode> {
  const address = typed.replace(/^(?!https?:)/i, 'https://')
  const account = accountIn(address)
  if (account === null || (api === GITHUB_API && !/^https?:\/\/(www\.)?github\.com\//i.test(address))) {
    console.error(spoken().import.notAccount(typed))
    return 2
  }
  const repositories = await showIfLong('GitHub', () => repositoriesOf(account, api))
  if (typeof repositories === 'string') {
    console.error(`${repositories}\n${spoken().import.unchanged}`)
    return 1
  }
  const own = repositories.filter(({ fork, archived }) => fork !== true && archived !== true)
  const folder = join(content, 'projets')
  refuseLinks(content, folder)
  await mkdir(folder, { recursive: true })
  const known = addressesIn(folder)
  const written: string[] = []
  let kept = 0
  for (const repository of own) {
    const draft = draftOf(repository, folder, written)
    if (known.has(repository.url) || draft === null) {
      kept += 1
      continue
    }
    await createFile(draft, withComments(valuesOf(repository), PROJECT_FIELDS))
    written.push(draft)
  }
  const skipped = repositories.length - own.length
  for (const file of written) console.log(shown(file))
  console.log(spoken().import.drafts(written.length, shown(folder), kept, skipped))
  if (written.length > 0) console.log(spoken().import.noneOnline)
  return 0
}

/** Returns the file for a repository, or `null` if the owner has one. Two repositories may have names that give the same file. */
function draftOf({ name }: Repository, folder: string, written: readonly string[]): string | null {
  const near = nearSlug(name)
  const slug = near === '' || isReserved(near, 'project') ? `projet-${near || written.length + 1}` : near
  const draft = join(folder, `_${slug}.md`)
  if (written.includes(draft)) return freeName(draft)
  return existsSync(draft) || existsSync(join(folder, `${slug}.md`)) ? null : draft
}

interface Repository {
  name: string
  url: string
  description: string | null
  homepage: string | null
  language: string | null
  topics: readonly string[]
  date: string | null
  fork: unknown
  archived: unknown
}

/** Returns the facts of GitHub under our keys. The others stay empty, because only the owner knows them. */
function valuesOf({ name, url, description, homepage, language, topics, date }: Repository): Json {
  const known = topics.flatMap((topic) => brandNamed(topic)?.title ?? [])
  return {
    title: name,
    theme: description,
    url: homepage,
    github: url,
    technologie: [...new Set([...(language === null ? [] : [language]), ...known].map(officialName))],
    date,
  }
}

/** Fetches the repositories of an account. Returns a message for the owner if that is impossible. */
async function repositoriesOf(account: string, api: string): Promise<Repository[] | string> {
  const all = new Map<string, Repository>()
  try {
    for (let page = 1; page <= PAGES_MAX; page++) {
      const query = `type=owner&sort=created&per_page=${PAGE_LENGTH}&page=${page}`
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(`${api.replace(/\/$/, '')}/users/${account}/repos?${query}`, {
        headers: { accept: 'application/vnd.github+json', 'user-agent': 'portfolio-markdown' },
        redirect: 'error',
        signal,
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        return refusalOf(answer, account)
      }
      const value: unknown = JSON.parse(await textOf(answer, signal))
      if (!Array.isArray(value)) return spoken().import.notGitHub
      // No more than were asked for, because each becomes a file.
      const asked = value.slice(0, PAGE_LENGTH)
      for (const repository of asked.flatMap((item) => readRepository(item) ?? [])) all.set(repository.url, repository)
      // Not every proxy and stand-in of GitHub passes on the header.
      const link = answer.headers.get('link')
      if (link === null ? value.length < PAGE_LENGTH : !/rel="next"/.test(link)) return [...all.values()]
    }
    console.log(spoken().import.notAll(all.size))
    return [...all.values()]
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooLong) return spoken().import.notGitHub
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const cause = error instanceof TypeError && error.cause !== undefined ? error.cause : error
    return spoken().import.noAnswer(isLate ? timeoutReason(TIMEOUT_MS) : failureReason(cause))
  }
}

class TooLong extends Error {}

/**
 * Reads the text of an answer.
 * @param signal ends it. `fetch` forgets its signal as soon as memory is collected after the headers, so a slow text would have no limit.
 */
async function textOf(answer: Response, signal: AbortSignal): Promise<string> {
  const reader = answer.body?.getReader()
  const stop = () => void reader?.cancel().catch(() => {})
  signal.addEventListener('abort', stop)
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for (;;) {
      const { value } = (await reader?.read()) ?? {}
      signal.throwIfAborted()
      if (value === undefined) return text
      bytes += value.length
      if (bytes > ANSWER_MAX_BYTES) throw new TooLong()
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    stop()
    signal.removeEventListener('abort', stop)
  }
}

function refusalOf({ status, headers }: Response, account: string): string {
  if (status === 404) return spoken().import.noAccount(account)
  if (status === 403 || status === 429) {
    const seconds = Number(headers.get('x-ratelimit-reset'))
    return spoken().import.limited(seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : null)
  }
  return spoken().import.answers(status)
}

/** Reads a repository. Returns `null` if it is none, or has an address that no browser opens. */
function readRepository(item: unknown): Repository | null {
  if (!isObject(item)) return null
  const text = (key: string) => {
    const clean = plainText(withoutInvisible(withoutHtml(startOf(own(item, key)))))
    return clean.replace(/\s+/g, ' ').slice(0, TEXT_MAX_LENGTH).trim() || null
  }
  const [name, url] = [text('name'), text('html_url')]
  if (name === null || url === null || !isWebAddress(url)) return null
  return {
    name,
    url,
    homepage: addressIn(startOf(item.homepage)),
    description: text('description'),
    language: text('language'),
    topics: Array.isArray(item.topics) ? item.topics.slice(0, 20).map(startOf) : [],
    // The last push may be that of a robot, years after the work was done.
    date: /^\d{4}-\d{2}-\d{2}/.exec(text('created_at') ?? '')?.[0] ?? null,
    fork: item.fork,
    archived: item.archived,
  }
}

/** Returns the start of a text; empty for any other value. The rest is not read, because a hostile answer may be one text. */
function startOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, WRITTEN_MAX_LENGTH) : ''
}

/** Returns the web addresses in existing projects, drafts included. Skips files that cannot be read, because the check reports them. */
function addressesIn(folder: string): ReadonlySet<string> {
  const addresses = new Set<string>()
  let left = ALL_TEXTS_MAX_MB * 1024 ** 2
  for (const { file, refused } of listFiles(folder)) {
    if (refused !== null || left < 0 || !/^[^/]+\.md$/.test(file)) continue
    try {
      const text = readPlainFile(join(folder, file), { maxBytes: FILE_MAX_BYTES }).toString()
      left -= text.length
      for (const [address] of text.matchAll(/https?:[^\s'"]+/g)) addresses.add(address)
    } catch {}
  }
  return addresses
}
