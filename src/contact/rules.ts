import { type ContactMessage, FIELDS, type Field } from './message.ts'
import { ERRORS } from './texts.ts'

/** Section 9 of the specification. Counted in characters: an emoji outside the first plane is one. */
export const DESCRIPTION_MIN_LENGTH = 20

/**
 * A field's value as it is checked and sent: Unicode NFC, plain apostrophes and hyphens, ordinary spaces, none at either end;
 * a phone without its separators and with a leading 0 for the French country code.
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

/** The text to show under a field; `null` when its value is right, or empty once normalised. Never a reason not to send. */
export function errorOf(field: Field, value: string): string | null {
  const normalised = normalise(field, value)
  return normalised === '' || RULES[field](normalised) ? null : ERRORS[field]
}

/** The fields that count as not filled in, spaces alone included; `required` does not see those. */
export function emptyFields(message: Readonly<ContactMessage>): Field[] {
  return FIELDS.filter((field) => normalise(field, message[field]) === '')
}

/** Right single quotation mark, modifier letter apostrophe: what keyboards and word processors put for an apostrophe. */
const TYPOGRAPHIC_APOSTROPHES = /[\u2019\u02BC]/g
/** Hyphen, non-breaking hyphen. */
const TYPOGRAPHIC_HYPHENS = /[\u2010\u2011]/g
/** No-break, figure and narrow no-break space. */
const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/g

/** Marks count only behind a letter: NFC has joined those it could. */
const NAME = /^(?:\p{L}\p{M}*|[ '-])+$/u

/**
 * Local part, @, domain, dot, at least two letters. Written so that no text can be matched in two ways: a pasted 100 KB are
 * judged in one pass.
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
      // « +33 (0)6 39 98 12 34 » is common in France: no number has a 0 behind the country code, so it is the same one.
      .replace(/^(?:\+|00)330?/, '0')
  )
}

function hasCharacters(value: string, minimum: number) {
  // A character is one or two code units: spread only what those cannot settle, not a whole pasted book.
  return value.length >= minimum * 2 || [...value].length >= minimum
}
