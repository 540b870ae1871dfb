import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import { spoken } from '../spoken/spoken.ts'
import type { Variables } from './provider-answers.ts'

/** A reserved name (RFC 2606), so that an answer sent there by mistake reaches nobody. */
const OUTBOX_DOMAIN = 'portfolio.invalid'

export interface Mailbox {
  name: string
  email: string
}

export interface Envelope {
  /** The owner of the site; `null` if unknown. */
  owner: Mailbox | null
  date: Date
  /** A unique id of ASCII letters, digits and hyphens. */
  id: string
}

/**
 * Makes the e-mail that a provider would make from the form's variables. Control characters become spaces, so that the text of a
 * visitor stays inside its own header or in the body.
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
    text: [...details, '', description.replace(/\r\n?/g, '\n')].join('\n'),
    encoding: 'quoted-printable',
    textEncoding: 'base64',
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return mail.compile().build()
}

/** Returns one line of plain text, without control characters, lone surrogates and outer spaces. */
export function cleanLine(text: string): string {
  return text.replace(/[\p{Control}\p{Surrogate}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Adds a space to `=?UTF-8?B?…` in the name of a visitor, because mail programs would decode it. */
function shownName({ name = '' }: Variables) {
  return cleanLine(name).replaceAll('=?', '= ?')
}

/** Returns an address for a header, its domain in ASCII, or `null` if it is invalid. The body shows it in any case. */
function toAddress(text: string) {
  const [, local, domain] = /^([\w.!#$%&'*+/=?^`{|}~-]+)@([^\s@<>,;:"()[\]\\]+)$/.exec(text.trim()) ?? []
  if (local === undefined || domain === undefined || local.length > 64) return null
  if (/^\.|\.\.|\.$/.test(local)) return null
  const ascii = domainToASCII(domain)
  return ascii === '' || ascii.length > 255 ? null : `${local}@${ascii}`
}
