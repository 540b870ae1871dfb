import type { Words } from '../../scripts/fields/site-texts/language.ts'
import type { ContactMessage } from './message.ts'

/** The longest link. Windows passes at most 2,046 characters of a link to a mail program, and a click on a longer one has no effect. */
export const MAILTO_MAX_LENGTH = 2000

/** Limits of the short fields, in encoded characters, if the message does not fit. */
const NAME_MAX_LENGTH = 200
const EMAIL_MAX_LENGTH = 200
const PHONE_MAX_LENGTH = 100

const CUT_MARK = ' [...]'

type SubjectWords = Pick<Words['form'], 'subject' | 'subjectFrom'>

/**
 * Returns a link that opens an e-mail to the owner with the message in it (RFC 6068), of at most `MAILTO_MAX_LENGTH` characters. It is not
 * `whole` if it contains only the beginning of a long message.
 */
export function mailtoLink(to: string, message: Readonly<ContactMessage>, words: SubjectWords) {
  const whole = toUrl(to, message, words)
  if (whole.length <= MAILTO_MAX_LENGTH) return { url: whole, whole: true }

  const short = {
    name: cut(message.name, NAME_MAX_LENGTH),
    email: cut(message.email, EMAIL_MAX_LENGTH),
    phone: cut(message.phone, PHONE_MAX_LENGTH),
    description: '',
  }
  const room = MAILTO_MAX_LENGTH - toUrl(to, { ...short, description: ' ' }, words).length
  return { url: toUrl(to, { ...short, description: cut(message.description, room) }, words), whole: false }
}

function toUrl(to: string, { name, email, phone, description }: Readonly<ContactMessage>, words: SubjectWords) {
  const sender = oneLine(name)
  const signature = [sender, email, phone].map(oneLine).filter((line) => line !== '')
  const body = [description, signature.join('\n')].filter((part) => part !== '').join('\n\n')
  const subject =
    sender === '' ? words.subject : words.subjectFrom.replace('{sender}', () => cut(sender, NAME_MAX_LENGTH))
  return `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

/** Encodes a text with CR LF between lines (RFC 6068). A lone surrogate, which a paste can leave, cannot be encoded and becomes U+FFFD. */
function encode(text: string) {
  return encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** Returns the text if it fits into `room` encoded characters, otherwise as much of its beginning as fits together with the cut mark. */
function cut(text: string, room: number) {
  // Encoding never shortens a text, so a text that is longer than the room does not fit.
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
