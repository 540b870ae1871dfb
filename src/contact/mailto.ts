import type { ContactMessage } from './message.ts'

/** Windows hands a link of at most 2,046 characters to a mail program; a longer one does nothing at all when clicked. */
export const MAILTO_MAX_LENGTH = 2000

/** Shares of the whole, in encoded characters, that the short fields get when a message does not fit. */
const NAME_MAX_LENGTH = 200
const EMAIL_MAX_LENGTH = 200
const PHONE_MAX_LENGTH = 100

const CUT_MARK = ' [...]'

export interface MailtoLink {
  /** At most `MAILTO_MAX_LENGTH` characters, for an address of ordinary length. */
  url: string
  /** `false` when the message was too long and the link carries only its beginning. */
  whole: boolean
}

/** A ready e-mail to the owner with the message in it (RFC 6068). */
export function mailtoLink(to: string, message: Readonly<ContactMessage>): MailtoLink {
  const whole = toUrl(to, message)
  if (whole.length <= MAILTO_MAX_LENGTH) return { url: whole, whole: true }

  const short = {
    name: cut(message.name, NAME_MAX_LENGTH),
    email: cut(message.email, EMAIL_MAX_LENGTH),
    phone: cut(message.phone, PHONE_MAX_LENGTH),
    description: '',
  }
  const room = MAILTO_MAX_LENGTH - toUrl(to, { ...short, description: ' ' }).length
  return { url: toUrl(to, { ...short, description: cut(message.description, room) }), whole: false }
}

function toUrl(to: string, { name, email, phone, description }: Readonly<ContactMessage>) {
  const sender = oneLine(name)
  const signature = [sender, email, phone].map(oneLine).filter((line) => line !== '')
  const body = [description, signature.join('\n')].filter((part) => part !== '').join('\n\n')
  const subject = sender === '' ? 'Message depuis votre portfolio' : `Message de ${cut(sender, NAME_MAX_LENGTH)}`
  return `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

/** RFC 6068 asks for CR LF between lines. Half a character, which a paste can leave, has no encoding: it becomes U+FFFD. */
function encode(text: string) {
  return encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** The text, or as much of its beginning as fits into `room` encoded characters with the mark that says so. */
function cut(text: string, room: number) {
  // No character's encoding is shorter than the character: what is longer than the room cannot fit.
  if (text.length <= room && encode(text).length <= room) return text
  let left = room - encode(CUT_MARK).length
  let kept = ''
  for (const character of text) {
    left -= encode(character).length
    if (left < 0) break
    kept += character
  }
  return kept + CUT_MARK
}
