import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathOf } from './address.ts'
import { cleanLine, type Envelope, type Mailbox, toEml } from './eml.ts'
import {
  CORS_HEADERS,
  judgeCall,
  PREFLIGHT_HEADERS,
  PROVIDER_ANSWERS,
  type ProviderAnswer,
  type Variables,
} from './provider-answers.ts'

export interface OutboxOptions {
  /** Where messages are kept, made when the first one comes. */
  folder: string
  /** The path that is answered: `/_outbox/api/v1.0/email/send`. */
  path: string
  /** Who the messages are for. @default nobody by name */
  owner?: Mailbox | null
  onMessage?: (report: OutboxReport) => void
}

/** `line` is French and for the terminal: nothing a visitor typed can move its cursor or break it. */
export type OutboxReport =
  | { kind: 'kept'; file: string; line: string }
  | { kind: 'failed'; error: unknown; line: string }

/** As `node:http` and the development server of Vite call it. */
export type Middleware = (
  request: IncomingMessage & { originalUrl?: string | undefined },
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/** Beyond this a body is not even kept in memory; the provider's own limit is 50 KB of variables. */
const BODY_MAX_BYTES = 1024 * 1024

const SHOWN_NAME_MAX_LENGTH = 60

/** The local stand-in for the e-mail provider: answers as it does and keeps each message as an `.eml` file. */
export function outboxMiddleware({ folder, path, owner = null, onMessage }: OutboxOptions): Middleware {
  let kept = 0
  return (request, response, next) => {
    // Vite cuts its base off `url`.
    const targets = [request.url, request.originalUrl].map((target) => pathOf(target ?? ''))
    if (!targets.includes(path)) return next()
    const keep = (variables: Variables) => {
      const date = new Date()
      kept += 1
      return writeMessage(folder, variables, { owner, date, id: uniqueName(date, kept) })
    }
    answerCall(request, keep, onMessage)
      .then(({ status, text, headers }) => {
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text)
      })
      // A visitor who left while sending is no fault of the server.
      .catch((error: unknown) => (request.complete ? next(error) : response.destroy()))
  }
}

type Reply = ProviderAnswer & { headers: Readonly<Record<string, string>> }

async function answerCall(
  request: IncomingMessage,
  keep: (variables: Variables) => Promise<string>,
  onMessage: OutboxOptions['onMessage'],
): Promise<Reply> {
  if (request.method === 'OPTIONS') return { status: 204, text: '', headers: PREFLIGHT_HEADERS }
  const reply = (answer: ProviderAnswer, headers = {}) => ({
    ...answer,
    headers: { ...CORS_HEADERS, ...headers },
  })
  if (request.method !== 'POST') {
    return reply({ status: 405, text: 'Method Not Allowed' }, { allow: 'POST, OPTIONS' })
  }
  // Any page open in the owner's browser can reach this address; only the site's own may fill the owner's disk.
  if (request.headers['sec-fetch-site'] === 'cross-site') return reply({ status: 403, text: 'Forbidden' })

  const body = await readBody(request)
  if (body === null) return reply(PROVIDER_ANSWERS.tooLarge, { connection: 'close' })
  const { answer, variables } = judgeCall(body)
  if (answer.status !== 200) return reply(answer)
  try {
    const file = await keep(variables)
    onMessage?.({ kind: 'kept', file, line: `Message de ${shownName(variables)} gardé dans ${file}` })
    return reply(answer)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    onMessage?.({
      kind: 'failed',
      error,
      line: `Message de ${shownName(variables)} perdu, il n’a pas pu être écrit : ${reason}`,
    })
    return reply({ status: 500, text: 'Internal Server Error' })
  }
}

/** The body as text; `null` when it is too long, read to its end all the same so that the answer gets through. */
async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= BODY_MAX_BYTES) chunks.push(chunk)
    else chunks.length = 0
  }
  return length <= BODY_MAX_BYTES ? Buffer.concat(chunks).toString('utf8') : null
}

/** Writes beside, then renames: a folder that is watched never shows half a message. Gives the file's path. */
async function writeMessage(folder: string, variables: Variables, envelope: Envelope) {
  const file = join(folder, `${envelope.id}.eml`)
  const unfinished = join(folder, `.${envelope.id}.tmp`)
  // The messages are personal: for the owner's eyes only.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(toEml(variables, envelope))
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

/** Sorts by time, then by arrival; the random end keeps two servers on one folder apart. */
function uniqueName(date: Date, arrival: number) {
  const time = date.toISOString().replace(/[-:.]/g, '')
  return `${time}-${String(arrival).padStart(6, '0')}-${randomBytes(4).toString('hex')}`
}

function shownName(variables: Variables) {
  const name = cleanLine((variables.name ?? '').replace(/\p{Format}/gu, ''))
  const characters = [...(name === '' ? 'quelqu’un' : name)]
  return characters.length <= SHOWN_NAME_MAX_LENGTH
    ? characters.join('')
    : `${characters.slice(0, SHOWN_NAME_MAX_LENGTH).join('')}…`
}
