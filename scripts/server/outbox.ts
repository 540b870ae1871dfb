import { randomBytes } from 'node:crypto'
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { spoken } from '../spoken/spoken.ts'
import { pathOf } from './address.ts'
import { cleanLine, type Envelope, type Mailbox, toEml } from './eml.ts'
import type { Middleware } from './own-host.ts'
import {
  checkCall,
  checkForm,
  outboxPath,
  PROVIDER_ANSWERS,
  type ProviderAnswer,
  type Variables,
} from './provider-answers.ts'

export interface OutboxOptions {
  /** The folder of the messages. It is created with the first one. */
  folder: string
  /** The base of the site: `/` or `/dossier/`. */
  base: string
  /** The addressee of the messages. @default none */
  owner?: Mailbox | null
  onMessage?: (report: OutboxReport) => void
}

/** The result for one message. `line` is for the terminal and contains no control characters. */
export type OutboxReport =
  | { kind: 'kept'; file: string; line: string }
  | { kind: 'failed'; error: unknown; line: string }

/** The longest body that is kept in memory. The provider's own limit is 50 KB of variables. */
const BODY_MAX_BYTES = 1024 * 1024
/** The room that a body gets at first. Most messages need no more. */
const BODY_FIRST_BYTES = 16 * 1024

/** Limits of the folder. Nothing is deleted to make room. */
export const MESSAGES_MAX = 500
export const FOLDER_MAX_MEGABYTES = 50

class FolderIsFull extends Error {}

const SHOWN_NAME_MAX_LENGTH = 60

/** Answers like the e-mail provider, and keeps each message as an `.eml` file. */
export function outboxMiddleware({ folder, base, owner = null, onMessage }: OutboxOptions): Middleware {
  const path = outboxPath(base)
  let kept = 0
  // Messages are written one by one, because each reduces the space that is left.
  const inTurn = pLimit(1)
  return (request, response, next) => {
    if (pathOf(request.url ?? '') !== path) return next()
    const keep = (variables: Variables) => {
      const date = new Date()
      kept += 1
      const envelope = { owner, date, id: uniqueName(date, kept) }
      return inTurn(() => writeMessage(folder, variables, envelope))
    }
    answerCall(request, keep, onMessage)
      .then(({ status, text, headers }) => {
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text)
      })
      // A visitor who leaves while sending also causes an error, which is not reported.
      .catch((error: unknown) => (request.complete ? next(error) : response.destroy()))
  }
}

type Reply = ProviderAnswer & { headers?: Readonly<Record<string, string>> }

async function answerCall(
  request: IncomingMessage,
  keep: (variables: Variables) => Promise<string>,
  onMessage: OutboxOptions['onMessage'],
): Promise<Reply> {
  if (request.method !== 'POST') return { status: 405, text: 'Method Not Allowed', headers: { allow: 'POST' } }

  const body = await readBody(request)
  if (body === null) return { ...PROVIDER_ANSWERS.tooLarge, headers: { connection: 'close' } }
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const { answer, variables } = isForm ? checkForm(body) : checkCall(body)
  if (answer.status !== 200) return answer
  try {
    const file = await keep(variables)
    onMessage?.({ kind: 'kept', file, line: spoken().server.messageKept(shownName(variables), file) })
    return answer
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    onMessage?.({
      kind: 'failed',
      error,
      line: spoken().server.messageLost(shownName(variables), reason),
    })
    return error instanceof FolderIsFull
      ? PROVIDER_ANSWERS.quotaReached
      : { status: 500, text: 'Internal Server Error' }
  }
}

/**
 * Reads the body as text; `null` if it is too long. Reads it to the end even then, because browsers read the answer only after that. The
 * parts are copied into one place, because a visitor may send each byte as a part, which would take hundreds of bytes.
 */
async function readBody(request: IncomingMessage) {
  let body = Buffer.alloc(BODY_FIRST_BYTES)
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    const start = length
    length += chunk.length
    if (length > BODY_MAX_BYTES) continue
    if (length > body.length) body = Buffer.concat([body], Math.min(BODY_MAX_BYTES, Math.max(length, 2 * body.length)))
    chunk.copy(body, start)
  }
  return length <= BODY_MAX_BYTES ? body.toString('utf8', 0, length) : null
}

/**
 * Checks that the folder has space for a message.
 * @throws FolderIsFull, whose message is for the owner
 */
async function requireRoom(folder: string, bytes: number) {
  const names = await readdir(folder)
  // A file that was deleted in the meantime counts as empty.
  const files = await Promise.all(names.map((name) => lstat(join(folder, name)).catch(() => ({ size: 0 }))))
  const total = files.reduce((sum, { size }) => sum + size, bytes)
  if (names.length >= MESSAGES_MAX || total > FOLDER_MAX_MEGABYTES * 1024 * 1024)
    throw new FolderIsFull(spoken().server.outboxFull(folder, MESSAGES_MAX, FOLDER_MAX_MEGABYTES))
}

/** Writes a hidden file and renames it, so that the `.eml` file is always complete. Returns its path. */
async function writeMessage(folder: string, variables: Variables, envelope: Envelope) {
  const file = join(folder, `${envelope.id}.eml`)
  const unfinished = join(folder, `.${envelope.id}.tmp`)
  const eml = await toEml(variables, envelope)
  // Messages are personal, so only the owner may read them.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await requireRoom(folder, eml.length)
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(eml)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return file
}

/** Returns a name that sorts by time, then by arrival. The random end differs between two servers that share the folder. */
function uniqueName(date: Date, arrival: number) {
  const time = date.toISOString().replace(/[-:.]/g, '')
  return `${time}-${String(arrival).padStart(6, '0')}-${randomBytes(4).toString('hex')}`
}

function shownName(variables: Variables) {
  const name = cleanLine((variables.name ?? '').replace(/\p{Format}/gu, ''))
  const characters = [...(name === '' ? spoken().server.somebody : name)]
  return characters.length <= SHOWN_NAME_MAX_LENGTH
    ? characters.join('')
    : `${characters.slice(0, SHOWN_NAME_MAX_LENGTH).join('')}…`
}
