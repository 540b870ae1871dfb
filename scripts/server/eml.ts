import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import { spoken } from '../spoken/spoken.ts'
import type { Variables } from './provider-answers.ts'

/** A reserved name (RFC 2606), so an answer sent there by mistake reaches nobody. */
const OUTBOX_DOMAIN = 'portfolio.invalid'

export interface Mailbox {
  name: string
  email: string
}

export interface Envelope {
  /** Who the site belongs to; `null` if it is not known. */
  owner: Mailbox | null
  date: Date
  /** Unique, ASCII letters, digits and hyphens. */
  id: string
}

/**
 * The e-mail that a provider would make of the form's variables. Control characters become spaces first, so whatever a visitor
 * typed stays inside its own header or in the text.
 */
export function toEml(variables: Variables, { owner, date, id }: Envelope): Promise<Buffer> {
  const { description = '', ...others } = variables
  const name = shownName(variables)
  const replyTo = toAddress(variables.email ?? '')
  const ownerAddress = toAddress(owner?.email ?? '')
  const { line, from, subject, subjectOf, ...labels } = spoken().server.mail
  const known = new Map(Object.entries(labels))
  const details = Object.entries(others).map(([key, value]) => line(known.get(key) ?? cleanLine(key), cleanLine(value)))
  const mail = new MailComposer({
    date,
    messageId: `<${id}@${OUTBOX_DOMAIN}>`,
    from: { name: name === '' ? from : name, address: `formulaire@${OUTBOX_DOMAIN}` },
    ...(replyTo === null ? {} : { replyTo: { name, address: replyTo } }),
    to:
      ownerAddress === null
        ? 'undisclosed-recipients:;'
        : { name: cleanLine(owner?.name ?? ''), address: ownerAddress },
    subject: name === '' ? subject : subjectOf(name),
    text: [...details, '', description].join('\n'),
    encoding: 'quoted-printable',
    textEncoding: 'base64',
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return mail.compile().build()
}

/** One line of plain text, without control characters, half characters and outer spaces. */
export function cleanLine(text: string): string {
  return text.replace(/[\p{Control}\p{Surrogate}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Mail programs would decode a `=?UTF-8?B?…` that a visitor typed, so it gets a space. */
function shownName({ name = '' }: Variables) {
  return cleanLine(name).replaceAll('=?', '= ?')
}

/** An address for a header, its domain in ASCII; `null` if it is not valid. The text shows it in any case. */
function toAddress(text: string) {
  const [, local, domain] = /^([\w.!#$%&'*+/=?^`{|}~-]+)@([^\s@<>,;:"()[\]\\]+)$/.exec(text.trim()) ?? []
  if (local === undefined || domain === undefined || local.length > 64) return null
  if (/^\.|\.\.|\.$/.test(local)) return null
  const ascii = domainToASCII(domain)
  return ascii === '' || ascii.length > 255 ? null : `${local}@${ascii}`
}
