import { type ContactMessage, type Field, fieldsOf, isRequired, type PhoneSettings } from './message.ts'

/** The fewest characters of a message. An emoji of two code units counts as one. */
const DESCRIPTION_MIN_LENGTH = 20

/**
 * Returns the form in which a value is checked and sent: Unicode NFC, plain apostrophes and hyphens, ordinary spaces, trimmed. A phone
 * number loses its separators and the (0) after its country code, and where French numbers are expected, its country code becomes a leading 0.
 */
export function normalise(field: Field, value: string, { phoneFormat }: PhoneSettings): string {
  const plain = value
    .normalize('NFC')
    .replace(TYPOGRAPHIC_APOSTROPHES, "'")
    .replace(TYPOGRAPHIC_HYPHENS, '-')
    .replace(NO_BREAK_SPACES, ' ')
    .trim()
  if (field !== 'phone') return plain
  const digits = plain.replace(INNER_ZERO, '$1').replace(/[\s.\-/()]/g, '')
  return phoneFormat === 'france' ? toNationalNumber(digits) : digits
}

export function normaliseMessage(message: Readonly<ContactMessage>, settings: PhoneSettings): ContactMessage {
  return {
    name: normalise('name', message.name, settings),
    email: normalise('email', message.email, settings),
    phone: normalise('phone', message.phone, settings),
    description: normalise('description', message.description, settings),
  }
}

/** Returns whether a field shows an error. A value that is empty once normalised shows none. Errors do not block sending. */
export function isWrong(field: Field, value: string, settings: PhoneSettings): boolean {
  const normalised = normalise(field, value, settings)
  const isRight = field === 'phone' ? PHONES[settings.phoneFormat].test(normalised) : RULES[field](normalised)
  return normalised !== '' && !isRight
}

/** Returns the required fields that are empty. A field that contains only spaces counts as empty, although `required` accepts it. */
export function emptyFields(message: Readonly<ContactMessage>, settings: PhoneSettings): Field[] {
  return fieldsOf(settings).filter(
    (field) => isRequired(field, settings) && normalise(field, message[field], settings) === '',
  )
}

/** Right single quotation mark and modifier letter apostrophe, which keyboards and word processors write for an apostrophe. */
const TYPOGRAPHIC_APOSTROPHES = /[\u2019\u02BC]/g
/** Hyphen and non-breaking hyphen. */
const TYPOGRAPHIC_HYPHENS = /[\u2010\u2011]/g
/** No-break, figure and narrow no-break space. */
const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/g

/** The 0 in parentheses after a country code, which is dialled only inside the country. */
const INNER_ZERO = /^((?:\+|00)[\d\s]{1,6})\(0\)/

/** A name. A combining mark needs a letter before it; NFC has already joined the common ones to theirs. */
const NAME = /^(?:\p{L}\p{M}*|[ '-])+$/u

/**
 * An address: local part, @, domain, dot, at least two letters. No text can match in two ways, so the time stays linear even for a pasted
 * text of 100 KB.
 */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/i

/**
 * Phone numbers: ten digits, or a number as dialled from anywhere, with at most 15 digits (ITU-T E.164), with or without its country code.
 */
const PHONES = { france: /^[0-9]{10}$/, international: /^(?:\+|00)?[0-9]{7,15}$/ } as const

const RULES: Readonly<Record<Exclude<Field, 'phone'>, (value: string) => boolean>> = {
  name: (value) => NAME.test(value),
  email: (value) => EMAIL.test(value),
  description: (value) => hasCharacters(value, DESCRIPTION_MIN_LENGTH),
}

/**
 * Converts a number with a country code. « +33 (0)6 39 98 12 34 » is a common French spelling. No number has a 0 after the country code, so
 * it is dropped.
 */
function toNationalNumber(digits: string) {
  return digits.replace(/^(?:\+|00)330?/, '0')
}

function hasCharacters(value: string, minimum: number) {
  // A character has one or two code units, so only a short text must be spread to count its characters.
  return value.length >= minimum * 2 || [...value].length >= minimum
}
