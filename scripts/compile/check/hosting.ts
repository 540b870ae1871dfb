import { foldedWords } from '../../fields/fold.ts'
import { neededBy, providerOfForm } from '../../fields/mail-services.ts'
import { own } from '../../fields/own.ts'
import type { CheckedSiteFiles } from '../contract/checked.ts'

/** Hosts by the end of the addresses that they give. */
const HOSTS: Readonly<Record<string, string>> = {
  ...{ '.vercel.app': 'Vercel', '.netlify.app': 'Netlify', '.github.io': 'GitHub', '.gitlab.io': 'GitLab' },
  ...{ '.pages.dev': 'Cloudflare', '.onrender.com': 'Render', '.surge.sh': 'Surge' },
}

/** Returns the host that gave an address, or `null` for a domain of the owner's. */
function hostOf(origin: string): string | null {
  const { hostname } = new URL(origin)
  return Object.entries(HOSTS).find(([ending]) => hostname.endsWith(ending))?.[1] ?? null
}

/** Reports services that only another host offers, and a legal notice that names another one. */
export function checkHost({ site: { values, places }, findings }: CheckedSiteFiles) {
  const { origin, analytics, legal } = values
  const other = origin === null ? null : hostOf(origin)
  if (other === null) return
  const sends = providerOfForm(values) === 'netlify'
  const words = foldedWords(legal?.host?.name ?? '').split(' ')
  const named = [...Object.values(HOSTS), 'OVH', 'OVHcloud', 'IONOS', 'Infomaniak', 'Hostinger', 'o2switch', 'Gandi']
  const isThere = words.includes(other.toLowerCase())
  const claimed = isThere ? undefined : named.find((name) => words.includes(name.toLowerCase()))
  const claims = [
    { field: 'mail.provider', service: 'mail', actual: sends ? 'Netlify' : null },
    { field: 'analytics', service: 'analytics', actual: analytics?.name === 'vercel' ? 'Vercel' : null },
    { field: 'legal.host.name', service: 'legal', actual: claimed ?? null },
  ] as const
  for (const { field, service, actual } of claims) {
    const place = own(places.values, field) ?? own(places.values, field.replace(/\.\w+$/, ''))
    if (actual !== null && actual !== other && place)
      findings.add('site/other-host', place, { field, actual, other, service })
  }
}

/** Reports identifiers that the service of the form never gives for their key. */
export function checkIdentifiers({ site: { values, places }, findings }: CheckedSiteFiles) {
  const { mail } = values
  const provider = providerOfForm(values)
  if (mail === null || provider === null) return
  for (const { key, example, ...rest } of neededBy(provider)) {
    const [actual, place] = [mail[key] ?? null, own(places.values, `mail.${key}`)]
    if (actual === null || !place || !('never' in rest)) continue
    if (rest.never.test(actual) || STAND_IN_KEY.test(actual))
      findings.add('mail/identifier', place, { field: `mail.${key}`, actual, key, example })
  }
}

/** What stands in a manual for the reader's own identifier: `VOTRE_CLE`. */
const STAND_IN_KEY = /^(?:votre|your|ma|mon|my)[_ -]/i
