import { quoted } from '../parse/quoted.ts'
import { isEmail, isFediverse, isPhone, nearEmail, nearFediverse, nearPhone } from './near-value.ts'
import { readNumber, withCountryCode } from './phone.ts'
import { isFrench, textRule } from './scalar.ts'

export const readEmail = textRule<'email'>((value, report) =>
  isEmail(value) ? value : report('email/invalid', { suggestion: nearEmail(value) }),
)

export const readPhone = textRule<'phone'>((value, report, _, written) => {
  if (isPhone(value)) return value
  const near = nearPhone(value)
  // « 0470/12.34.56 »: `checkPhones` asks for its country, without which the number would be refused in its turn.
  if (near !== null && isFrench(written) && readNumber(near, true).doubt === 'national') return near
  const { file, sources } = written.header
  // The host may be in another country than the owner.
  const place = written.path === 'phone' ? file.header.get('place') : file.header.getIn(['legal', 'host', 'address'])
  // Without the code of its country, the number would be refused in its turn.
  const isWhole = near === null || /^(?:\+|00)/.test(near) || typeof place !== 'string' || isFrench(written)
  const abroad = isWhole ? null : withCountryCode(near, place)
  // With its code, the number is that of another country, as `checkPhones` says.
  if (abroad !== null && written.path === 'phone' && !sources.original && !file.header.getIn(['legal', 'law']))
    written.report('legal/law', { actual: abroad })
  return report('phone/invalid', { suggestion: abroad ?? near })
})

export const readFediverse = textRule<'fediverse'>((value, report) =>
  isFediverse(value) ? value : report('fediverse/invalid', { suggestion: inQuotes(nearFediverse(value)) }),
)

/** YAML reads no value that begins with `@` without quotes. */
const inQuotes = (value: string | null) => value && quoted(value)
