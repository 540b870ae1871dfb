import { type ContactMessage, FIELDS, type Field } from './message.ts'

/** In characters: an emoji of two code units counts as one. */
export const DESCRIPTION_MIN_LENGTH = 20

/**
 * The form in which a value is checked and sent: Unicode NFC, plain apostrophes and hyphens, ordinary spaces, trimmed. A phone
 * number loses its separators, and its French country code becomes a leading 0.
 */
export function normalise(field: Field, value: string): string {
  const plain = value
    .normalize('NFC')
    .replace(TYPOGRAPHIC_APOSTROPHES, "'")
    .replace(TYPOGRAPHIC_HYPHENS, '-')
    .replace(NO_BREAK_SPACES, ' ')
    .trim()
  return field === 'phone' ? toNationalNumber(plain) : plain
}

export function normaliseMessage(message: Readonly<ContactMessage>): ContactMessage {
  return {
    name: normalise('name', message.name),
    email: normalise('email', message.email),
    phone: normalise('phone', message.phone),
    description: normalise('description', message.description),
  }
}

/** Whether a field shows an error. A value that is empty once normalised shows none. Errors do not block sending. */
export function isWrong(field: Field, value: string): boolean {
  const normalised = normalise(field, value)
  return normalised !== '' && !RULES[field](normalised)
}

/** The empty fields. A field of spaces alone is empty too, although `required` accepts it. */
export function emptyFields(message: Readonly<ContactMessage>): Field[] {
  return FIELDS.filter((field) => normalise(field, message[field]) === '')
}

/** Right single quotation mark and modifier letter apostrophe, which keyboards and word processors write for an apostrophe. */
const TYPOGRAPHIC_APOSTROPHES = /[\u2019\u02BC]/g
/** Hyphen and non-breaking hyphen. */
const TYPOGRAPHIC_HYPHENS = /[\u2010\u2011]/g
/** No-break, figure and narrow no-break space. */
const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/g

/** A combining mark needs a letter before it. NFC has already joined the common ones to theirs. */
const NAME = /^(?:\p{L}\p{M}*|[ '-])+$/u

/**
 * Local part, @, domain, dot, at least two letters. No text can match in two ways, so the time stays linear even for a pasted
 * text of 100 KB.
 */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/i

const TEN_DIGITS = /^[0-9]{10}$/

const RULES: Readonly<Record<Field, (value: string) => boolean>> = {
  name: (value) => NAME.test(value),
  email: (value) => EMAIL.test(value),
  phone: (value) => TEN_DIGITS.test(value),
  description: (value) => hasCharacters(value, DESCRIPTION_MIN_LENGTH),
}

function toNationalNumber(value: string) {
  return (
    value
      .replace(/[\s.\-/()]/g, '')
      // « +33 (0)6 39 98 12 34 » is a common French spelling. No number has a 0 after the country code, so the 0 is dropped.
      .replace(/^(?:\+|00)330?/, '0')
  )
}

function hasCharacters(value: string, minimum: number) {
  // A character has one or two code units, so only a short text has to be spread to count its characters.
  return value.length >= minimum * 2 || [...value].length >= minimum
}
