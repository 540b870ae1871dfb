import type { Findings } from '../../diagnostics/findings.ts'
import { secretKeysIn } from '../../diagnostics/secret-keys.ts'
import type { Place } from '../../diagnostics/severity.ts'

/** A kind of number with which somebody could pretend to be the owner. */
interface Kind {
  pattern: RegExp
  /** Whether the check digits of the number are right, so that it is hardly another one. @default the pattern says enough */
  isRight?(number: string): boolean
}

/** Returns the remainder of a long number, digit by digit. */
const remainder = (digits: string, by: number) =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0)

/** French social security: sex, year, month, department, town, order, then 97 minus the remainder of all that by 97. */
function isSocialSecurity(number: string): boolean {
  const digits = number
    .replace(/[^\dAB]/g, '')
    .replace('2A', '19')
    .replace('2B', '18')
  return 97 - remainder(digits.slice(0, 13), 97) === Number(digits.slice(13))
}

/** IBAN (ISO 13616): letters count from 10, and the first four characters go to the end. */
function isIban(number: string): boolean {
  const characters = number.replace(/\s/g, '')
  const digits = [...characters.slice(4), ...characters.slice(0, 4)].map((one) => Number.parseInt(one, 36)).join('')
  return remainder(digits, 97) === 1
}

/** Payment cards (Luhn): every second digit from the right counts twice. */
function isCard(number: string): boolean {
  const digits = [...number.replace(/\D/g, '')].reverse().map(Number)
  const sum = digits.reduce((all, digit, at) => all + (at % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9), 0)
  return sum % 10 === 0
}

/** Spanish DNI: the letter is the remainder by 23. */
const isDni = (number: string) => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number.slice(0, 8)) % 23] === number.at(-1)

/** A number behind the name of a paper has five digits at least, and is no period of years. */
const isOfPaper = (words: string) => {
  const number = /[A-Z\d][A-Z\d .-]{0,60}$/.exec(words)?.[0] ?? ''
  return number.replace(/\D/g, '').length >= 5 && !/(?:19|20)\d\d ?- ?(?:19|20)\d\d$/.test(number)
}

const KINDS: readonly Kind[] = [
  {
    pattern:
      /(?<![\p{L}\p{N}])[12][ .]?\d\d[ .]?(?:0[1-9]|1[0-2]|[2-9]\d)[ .]?(?:\d\d|2[AB])[ .]?\d{3}[ .]?\d{3}[ ./-]{0,3}\d\d(?![\p{L}\p{N}])/gu,
    isRight: isSocialSecurity,
  },
  {
    pattern: /(?<![\p{L}\p{N}])[A-Z]{2}\d\d(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\p{N}])/gu,
    isRight: isIban,
  },
  { pattern: /(?<![\p{N}+-])[3-6]\d{3}([ -])\d{4}\1\d{4}\1\d{4}(?![\p{N}-])/gu, isRight: isCard },
  { pattern: /(?<![\p{L}\p{N}])\d{8}-?[A-Z](?![\p{L}\p{N}])/gu, isRight: isDni },
  // Italian codice fiscale and British national insurance number.
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}[A-Z]|[A-CEGHJ-PR-TW-Z]{2} \d\d \d\d \d\d [A-D])(?![\p{L}\p{N}])/gu,
  },
  {
    pattern:
      /(?<!\p{L})(?:[Pp]asse?port(?: number)?|[Rr]eisepass(?:nummer)?|[Pp]asaporte|[Cc]arte (?:nationale )?d['’]identité|CNI|CIN|[Ii]dentity [Cc]ard|[Nn]ational [Ii][Dd]|[Pp]ersonalausweis(?:nummer)?|DNI|NIE|NIR|SSN|NISS|[Nn]uméro fiscal|[Ss]écurité sociale|[Ss]ocial [Ss]ecurity(?: number)?|[Nn]ational [Ii]nsurance(?: number)?|[Ss]teuer-?(?:ID|id)|[Ss]ozialversicherungsnummer|[Pp]ermis de conduire)[ \t]{0,3}(?:n[°º]|N[°º]|[Nn]o\.?|[Nn]r\.?|[Nn]uméro|[Nn]umber)?[ \t]{0,3}[:#(]?[ \t]{0,3}[A-Z\d](?:[ .-]?[A-Z\d]){5,20}(?![\p{L}\p{N}])/gu,
    isRight: isOfPaper,
  },
]

/** Reports numbers that nobody should give to the public: of social security, of a paper of identity, of a bank account or card. */
export function reportIdentityNumbers(
  text: string,
  placeBetween: (from: number, to: number) => Place,
  findings: Findings,
) {
  if (!/\d{2}/.test(text)) return
  const reported: number[] = []
  for (const { pattern, isRight = () => true } of KINDS)
    for (const { 0: actual, index } of text.matchAll(pattern)) {
      if (!isRight(actual) || reported.some((at) => index <= at && at < index + actual.length)) continue
      reported.push(index)
      findings.add('text/identity', placeBetween(index, index + actual.length), { actual })
    }
}

/** Reports keys of an account. Code counts too, because everybody reads it. */
export function reportSecretKeys(text: string, placeBetween: (from: number, to: number) => Place, findings: Findings) {
  for (const { index, text: key, kind } of secretKeysIn(text))
    findings.add('text/secret', placeBetween(index, index + key.length), { actual: kind })
}
