import { LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { counterOf } from './analytics.ts'
import { fill } from './fill.ts'
import type { Site } from './types.ts'

/** Returns the sentence about data in the footer, derived from what the site does. An owner can replace it (`footer.notice`). */
export function dataNotice({ analytics, contact, lang }: Pick<Site, 'analytics' | 'contact' | 'lang'>): string {
  const { data } = LANGUAGES[lang].notices
  const counter = counterOf(analytics)
  if (counter) {
    const name = counter.host ? `${counter.name} (${counter.host})` : counter.name
    return `${data.noCookie}${contact === 'form' ? data.onlyMessage : ''}${fill(data.counted, { name })}`
  }
  return fill(data.none, {
    butForm: contact === 'form' ? data.butForm : '',
    butCount: analytics === null ? '' : data.butCount,
  })
}
