import { own } from '../../fields/own.ts'
import { profileSite } from './profile-sites.ts'

/** An address of a service that leads to another address, which one of its parameters names. */
interface Detour {
  host: RegExp
  path: RegExp
  parameter: string
  of: string
}

/** Programs that put their own address before the one that people copy. */
const DETOURS: readonly Detour[] = [
  { host: /^google\.[a-z.]{2,6}$/, path: /^\/url$/, parameter: 'q', of: 'Google' },
  { host: /^google\.[a-z.]{2,6}$/, path: /^\/url$/, parameter: 'url', of: 'Google' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /./, parameter: 'url', of: 'Outlook' },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /./, parameter: 'u', of: 'Facebook' },
  { host: /^linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)/, parameter: 'url', of: 'LinkedIn' },
  { host: /^youtube\.com$/, path: /^\/redirect$/, parameter: 'q', of: 'YouTube' },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameter: 'url', of: 'Slack' },
]

/** The parameter by which an assistant marks the addresses that it gives. */
const MARK = /[?&]utm_source=(chatgpt|openai|copilot|perplexity|claude|gemini)(?:\.(?:com|ai))?(?=[&#]|$)/i

/** Parameters by which programs count who shared or clicked. */
const CLICKS: Readonly<Record<string, string>> = {
  ...{ fbclid: 'Facebook', gclid: 'Google', dclid: 'Google', msclkid: 'Microsoft', yclid: 'Yandex', twclid: 'X' },
  ...{ igshid: 'Instagram', igsh: 'Instagram', ttclid: 'TikTok', li_fat_id: 'LinkedIn', mc_eid: 'Mailchimp' },
}

/** Parameters of LinkedIn, which mean something else on other sites. */
const OF_LINKEDIN = /^(?:trk|lipi|trackingid|originalsubdomain)$/

/** Returns the address without such parameters, and without those of a campaign if it is that of a profile, which counts nothing for its owner. */
function withoutClicks(address: string): { suggestion: string; of: string } | null {
  const [, page = '', query = '', anchor = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/s.exec(address) ?? []
  const isOfProfile = profileSite(address) !== null
  const nameOf = (part: string) => part.split('=', 1)[0]?.toLowerCase() ?? ''
  const isOfLinkedIn = profileSite(address) === 'linkedin.com'
  const isClick = (name: string) =>
    own(CLICKS, name) !== undefined || (isOfProfile && /^utm_/.test(name)) || (isOfLinkedIn && OF_LINKEDIN.test(name))
  const parts = query.split('&')
  const clicks = parts.map(nameOf).filter(isClick)
  const [first] = clicks
  if (first === undefined) return null
  const rest = parts.filter((part) => !isClick(nameOf(part)) && part !== '').join('&')
  return {
    suggestion: `${page}${rest && `?${rest}`}${anchor}`,
    of: own(CLICKS, first) ?? (OF_LINKEDIN.test(first) ? 'LinkedIn' : first),
  }
}

const NAMES: Readonly<Record<string, string>> = {
  ...{ chatgpt: 'ChatGPT', openai: 'OpenAI', copilot: 'Copilot' },
  ...{ perplexity: 'Perplexity', claude: 'Claude', gemini: 'Gemini' },
}

/** Returns the page that Google shows in its own way: translated, or its version for phones. */
function pageBehindGoogle({ hostname, pathname, hash }: URL): string | null {
  const [, dashed] = /^(.+)\.translate\.goog$/.exec(hostname) ?? []
  // Google doubles the hyphens of a name, and writes its dots as hyphens.
  if (dashed !== undefined)
    return `https://${dashed.replace(/--|-/g, (sign) => (sign === '--' ? '-' : '.'))}${pathname}${hash}`
  const [, page] = (/(?:^|\.)google\.[a-z.]{2,6}$/.test(hostname) && /^\/amp\/s\/(.{1,2000})$/.exec(pathname)) || []
  return page === undefined ? null : `https://${page}${hash}`
}

/** Returns the address without what the program added from which it was copied; `null` if nothing was added. */
export function copiedAddress(address: string): { suggestion: string; of: string } | null {
  const url = new URL(address)
  const { hostname, pathname, searchParams } = url
  const page = pageBehindGoogle(url)
  if (page !== null) return { suggestion: page, of: 'Google' }
  const host = hostname.replace(/^www\./, '')
  for (const { of, ...detour } of DETOURS) {
    const target = searchParams.get(detour.parameter) ?? ''
    if (
      detour.host.test(host) &&
      detour.path.test(pathname) &&
      /^https?:\/\/[^\s/]/.test(target) &&
      URL.canParse(target)
    )
      return { suggestion: copiedAddress(target)?.suggestion ?? target, of }
  }
  const [mark, of = ''] = MARK.exec(address) ?? []
  if (mark === undefined) return withoutClicks(address)
  const rest = address.replace(mark, mark.startsWith('?') ? '?' : '')
  return { suggestion: rest.replace('?&', '?').replace(/\?(?=#|$)/, ''), of: own(NAMES, of.toLowerCase()) ?? of }
}
