import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brandNamed } from '../../compile/catalogue/brands/brands.ts'
import { FILE_MAX_BYTES } from '../../compile/parse/parse.ts'
import { isReserved, nearSlug } from '../../compile/render/slug.ts'
import { isWebAddress } from '../../compile/validate/address.ts'
import { listFiles, readPlainFile } from '../../disk/list-files.ts'
import { PROJECT_FIELDS } from '../../fields/definitions.ts'
import { own } from '../../fields/own.ts'
import { failureReason, timeoutReason } from '../../proofread/links/reasons.ts'
import { spoken } from '../../spoken/spoken.ts'
import type { ExitCode } from '../exit-code.ts'
import { withComments } from '../front-matter.ts'
import { shown } from '../owner-files.ts'
import { createFile } from '../replace-file.ts'
import { isObject, type Json } from './resume.ts'

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
/** The largest answer that is read. A page of a hundred repositories has some 600 KB. */
const ANSWER_MAX_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 20_000

/** Returns the name of the account in an address like `https://github.com/camille`, or `null` if it has another form. */
function accountIn(address: string): string | null {
  return /^https?:\/\/[^/?#]+\/([a-z\d](?:[a-z\d-]{0,98}[a-z\d])?)\/?$/i.exec(address)?.[1] ?? null
}

/** Writes a draft for each repository of an account, except forks and archived ones. Keeps existing files. */
export async function importGitHub({ content, address, api }: GitHubOptions): Promise<ExitCode> {
  const account = accountIn(address)
  if (account === null || (api === GITHUB_API && !/^https?:\/\/(www\.)?github\.com\//i.test(address))) {
    console.error(spoken().import.notAccount(address))
    return 2
  }
  const repositories = await repositoriesOf(account, api)
  if (typeof repositories === 'string') {
    console.error(`${repositories}\n${spoken().import.unchanged}`)
    return 1
  }
  const own = repositories.filter(({ fork, archived }) => fork !== true && archived !== true)
  const folder = join(content, 'projets')
  await mkdir(folder, { recursive: true })
  const known = projectTexts(folder)
  const written: string[] = []
  let kept = 0
  for (const repository of own) {
    const { name, url } = repository
    const near = nearSlug(name)
    const slug = near === '' || isReserved(near, 'project') ? `projet-${near || written.length + 1}` : near
    const draft = join(folder, `_${slug}.md`)
    const isKnown = known.some((text) => text.split(/\s+/).includes(url))
    if (isKnown || existsSync(draft) || existsSync(join(folder, `${slug}.md`))) {
      kept += 1
      continue
    }
    await createFile(draft, withComments(valuesOf(repository), PROJECT_FIELDS))
    written.push(shown(draft))
  }
  const skipped = repositories.length - own.length
  for (const file of written) console.log(file)
  console.log(spoken().import.drafts(written.length, shown(folder), kept, skipped))
  if (written.length > 0) console.log(spoken().import.noneOnline)
  return 0
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
    technologie: [...new Set([...(language === null ? [] : [language]), ...known])],
    date,
  }
}

/** Fetches the repositories of an account. Returns a message for the owner if that is impossible. */
async function repositoriesOf(account: string, api: string): Promise<Repository[] | string> {
  const all: Repository[] = []
  try {
    for (let page = 1; page <= PAGES_MAX; page++) {
      const query = `type=owner&sort=pushed&per_page=${PAGE_LENGTH}&page=${page}`
      const answer = await fetch(`${api.replace(/\/$/, '')}/users/${account}/repos?${query}`, {
        headers: { accept: 'application/vnd.github+json', 'user-agent': 'portfolio-markdown' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        return refusalOf(answer, account)
      }
      const value: unknown = JSON.parse(await textOf(answer))
      if (!Array.isArray(value)) return spoken().import.notGitHub
      all.push(...value.flatMap((item) => readRepository(item) ?? []))
      if (!/rel="next"/.test(answer.headers.get('link') ?? '')) return all
    }
    return all
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooLong) return spoken().import.notGitHub
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const cause = error instanceof TypeError && error.cause !== undefined ? error.cause : error
    return spoken().import.noAnswer(isLate ? timeoutReason(TIMEOUT_MS) : failureReason(cause))
  }
}

class TooLong extends Error {}

async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > ANSWER_MAX_BYTES) throw new TooLong()
    text += decoder.decode(chunk, { stream: true })
  }
  return text
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
    const value = own(item, key)
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 400) || null : null
  }
  const [name, url, homepage] = [text('name'), text('html_url'), text('homepage')]
  if (name === null || url === null || !isWebAddress(url)) return null
  return {
    name,
    url,
    homepage: homepage !== null && isWebAddress(homepage) ? homepage : null,
    description: text('description'),
    language: text('language'),
    topics: Array.isArray(item.topics) ? item.topics.filter((topic) => typeof topic === 'string').slice(0, 20) : [],
    date: /^\d{4}-\d{2}-\d{2}/.exec(text('pushed_at') ?? text('created_at') ?? '')?.[0] ?? null,
    fork: item.fork,
    archived: item.archived,
  }
}

/** Returns the texts of existing projects, drafts included. Skips files that cannot be read, because the check reports them. */
function projectTexts(folder: string): string[] {
  return listFiles(folder).flatMap(({ file, refused }) => {
    if (refused !== null || !/^[^/]+\.md$/.test(file)) return []
    try {
      return [readPlainFile(join(folder, file), { maxBytes: FILE_MAX_BYTES }).toString()]
    } catch {
      return []
    }
  })
}
