/** A conversation of WhatsApp whose number begins with 0, 00 or +: only the digits from the country code on are found. */
const CONVERSATION =
  /^https:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2B|%20)?(0{0,2})((?:[\d .()-]|%20){6,25})(?=[/?&#]|$)/i

/**
 * Returns the address with the number that WhatsApp finds, empty if the country of the number is unknown; `null` for any other address, and
 * for one that works. French mobile numbers begin with 06 and 07.
 */
export function numberForWhatsApp(address: string): string | null {
  const [, zeros = '', number = ''] = CONVERSATION.exec(address) ?? []
  const digits = number.replace(/%20|\D/g, '')
  if (zeros === '' || digits === '') return null
  if (zeros === '00') return `https://wa.me/${digits}`
  return /^[67]\d{8}$/.test(digits) ? `https://wa.me/33${digits}` : ''
}
