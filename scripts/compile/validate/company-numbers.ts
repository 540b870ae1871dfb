/** The SIREN of La Poste, whose branches have a number of another rule: the sum of its digits is a multiple of 5. */
const LA_POSTE = '356000000'

/**
 * Returns what is wrong with the check digits of a French company's number: the number with the right ones, an empty text if any digit may be
 * wrong, or `null` if nothing is. Zeros alone stand for a number that is still to be written.
 */
export function wrongDigits(path: string, value: string): string | null {
  const number = value.replace(/[\s.]/g, '')
  if (/^(?:FR)?0+$/i.test(number)) return null
  if (path === 'legal.siret' && /^\d{9}(?:\d{5})?$/.test(number)) return isCompany(number) ? null : ''
  const [, key = '', siren = ''] = (path === 'legal.vat' && /^FR(\d\d)(\d{9})$/i.exec(number)) || []
  if (siren === '') return null
  if (!isLuhn(siren)) return ''
  const right = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')
  return key === right ? null : `FR${right}${siren}`
}

function isCompany(number: string): boolean {
  const isBranch = number.startsWith(LA_POSTE) && sumOf(number) % 5 === 0
  return isBranch || (isLuhn(number) && isLuhn(number.slice(0, LA_POSTE.length)))
}

const sumOf = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0)

/** Returns whether the last digit is that of Luhn (ISO/IEC 7812): every second digit from the right counts twice, as the sum of its digits. */
function isLuhn(digits: string): boolean {
  const doubled = [...digits].reverse().map((digit, at) => (at % 2 === 0 ? digit : String(Number(digit) * 2)))
  return sumOf(doubled.join('')) % 10 === 0
}
