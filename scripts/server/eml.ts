import { domainToASCII } from 'node:url'
import type { Variables } from './provider-answers.ts'

/** A reserved name (RFC 2606): nothing sent there by mistake can arrive. */
const OUTBOX_DOMAIN = 'portfolio.invalid'

export interface Mailbox {
  name: string
  email: string
}

export interface Envelope {
  /** Who the site belongs to; `null` when nobody said. */
  owner: Mailbox | null
  date: Date
  /** Unique, ASCII letters, digits and hyphens. */
  id: string
}

const LABELS: ReadonlyMap<string, string> = new Map([
  ['name', 'Nom'],
  ['email', 'E-mail'],
  ['phone', 'Téléphone'],
])

/**
 * The e-mail that a provider would make of the form's variables (RFC 5322, lines end in CR LF). Whatever a visitor typed, it
 * stays inside its own header or in the text: control characters become spaces before anything else is done.
 */
export function toEml(variables: Variables, { owner, date, id }: Envelope): string {
  const { description = '', ...others } = variables
  const name = cleanLine(variables.name ?? '')
  const replyTo = toAddress(variables.email ?? '')
  const ownerAddress = toAddress(owner?.email ?? '')
  const details = Object.entries(others).map(
    ([key, value]) => `${LABELS.get(key) ?? cleanLine(key)} : ${cleanLine(value)}`,
  )

  const headers = [
    // The obsolete zone « GMT » is what JavaScript writes; the RFC wants a number.
    ['Date', date.toUTCString().replace('GMT', '+0000')],
    ['From', mailbox(name === '' ? 'Formulaire de contact' : name, `formulaire@${OUTBOX_DOMAIN}`)],
    ...(replyTo === null ? [] : [['Reply-To', mailbox(name, replyTo)]]),
    ['To', ownerAddress === null ? 'undisclosed-recipients:;' : mailbox(cleanLine(owner?.name ?? ''), ownerAddress)],
    ['Subject', encodeText(subjectOf(variables))],
    ['Message-ID', `<${id}@${OUTBOX_DOMAIN}>`],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', 'quoted-printable'],
  ]
  const body = [...details, '', description, ''].join('\n')
  return `${headers.map(([key, value]) => `${key}: ${value}\r\n`).join('')}\r\n${quotedPrintable(body)}`
}

export function subjectOf(variables: Variables): string {
  const name = cleanLine(variables.name ?? '')
  return name === '' ? 'Message depuis le portfolio' : `Message de ${name} depuis le portfolio`
}

/** One line of plain text: no control character, no half character, outer spaces cut. */
export function cleanLine(text: string): string {
  return text.replace(/[\p{Control}\p{Surrogate}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** An address a mail program can answer to, its domain in ASCII; `null` for anything else: it still stands in the text. */
function toAddress(text: string) {
  const [, local, domain] = /^([\w.!#$%&'*+/=?^`{|}~-]+)@([^\s@<>,;:"()[\]\\]+)$/.exec(text.trim()) ?? []
  if (local === undefined || domain === undefined || local.length > 64) return null
  if (/^\.|\.\.|\.$/.test(local)) return null
  const ascii = domainToASCII(domain)
  return ascii === '' || ascii.length > 255 ? null : `${local}@${ascii}`
}

function mailbox(name: string, address: string) {
  if (name === '') return `<${address}>`
  const shown = isPlain(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : encodeText(name)
  return `${shown}\r\n <${address}>`
}

/** Longest text that goes into a header as it is: with the longest key it stays on a line of 78. */
const PLAIN_MAX_LENGTH = 60

/** 39 bytes make 52 letters of base64: the encoded word, its wrapping and a header's key stay within 76. */
const WORD_MAX_BYTES = 39

/** ASCII alone, and not to be mistaken for an encoded word. */
function isPlain(text: string) {
  return text.length <= PLAIN_MAX_LENGTH && /^[\x20-\x7E]*$/.test(text) && !text.includes('=?')
}

/** Plain text for a header, in encoded words where needed (RFC 2047), cut between characters. */
function encodeText(text: string) {
  if (isPlain(text)) return text
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_MAX_BYTES) {
      words.push(word)
      word = ''
    }
    word += character
  }
  words.push(word)
  return words.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ')
}

/** Room on a line of 76 for the `=` that says it goes on. */
const LINE_MAX_LENGTH = 75

/** RFC 2045: lines of 76 at most, CR LF between them, spaces at their end encoded. */
function quotedPrintable(text: string) {
  return text
    .split(/\r\n|\r|\n/)
    .map(quoteLine)
    .join('\r\n')
}

function quoteLine(line: string) {
  const bytes = Buffer.from(line)
  const lines: string[] = []
  let current = ''
  bytes.forEach((byte, index) => {
    const isLast = index === bytes.length - 1
    const isPrintable = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || ((byte === 0x20 || byte === 0x09) && !isLast)
    const piece = isPrintable ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    if (current.length + piece.length > LINE_MAX_LENGTH) {
      lines.push(`${current}=`)
      current = ''
    }
    current += piece
  })
  return [...lines, current].join('\r\n')
}
