import { quoted } from '../parse/quoted.ts'
import { isEmail, isFediverse, isPhone, nearEmail, nearFediverse, nearPhone } from './near-value.ts'
import { textRule } from './scalar.ts'

export const readEmail = textRule<'email'>((value, report) =>
  isEmail(value) ? value : report('email/invalid', { suggestion: nearEmail(value) }),
)

export const readPhone = textRule<'phone'>((value, report) =>
  isPhone(value) ? value : report('phone/invalid', { suggestion: nearPhone(value) }),
)

export const readFediverse = textRule<'fediverse'>((value, report) =>
  isFediverse(value) ? value : report('fediverse/invalid', { suggestion: inQuotes(nearFediverse(value)) }),
)

/** YAML reads no value that begins with `@` without quotes. */
const inQuotes = (value: string | null) => value && quoted(value)
