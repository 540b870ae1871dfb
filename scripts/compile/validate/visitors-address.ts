import type { Report } from '../../diagnostics/findings.ts'
import { copiedAddress } from './copied-address.ts'
import { isFleeting, isMeeting } from './fleeting-address.ts'
import { publicPageOf } from './private-pages.ts'
import { numberForWhatsApp } from './whatsapp.ts'

/**
 * Reports an address, of a header or of a text, that a visitor cannot use as it is: a private page, what ends by itself, a copy from a program.
 * @returns whether it is one
 */
export function reportUnfit(url: string, report: Report<'actual'>): boolean {
  const open = publicPageOf(url)
  const copied = copiedAddress(url)
  const number = numberForWhatsApp(url)
  if (open !== null) report('url/private', { suggestion: open || null })
  else if (isFleeting(url)) report('url/fleeting')
  else if (isMeeting(url)) report('url/meeting')
  else if (copied !== null) report('url/copied', copied)
  else if (number !== null) report('url/whatsapp', { suggestion: number || null })
  else return false
  return true
}
