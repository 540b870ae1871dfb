import { own } from '../../fields/own.ts'

/** The pages of these sites that belong to somebody. Their other pages show each visitor the visitor's own account, or nobody's. */
const PROFILE_PATHS: ReadonlyMap<string, RegExp> = new Map([
  ['linkedin.com', /^\/(?:in(?!\/me(?:\/|$))|pub|company|school|posts|pulse)\/[^/]/],
  [
    'github.com',
    /^\/(?!(?:settings|login|join|dashboard|notifications|explore|new|home|feed|account|pulls|issues)(?:\/|$))[^/]/,
  ],
  ['gitlab.com', /^\/(?!(?:-|users|dashboard|explore|profile|projects|help)(?:\/|$))[^/]/],
  ['twitter.com', /^\/(?!(?:home|settings|explore|i|login|notifications|messages|compose)(?:\/|$))[^/]/],
  ['x.com', /^\/(?!(?:home|settings|explore|i|login|notifications|messages|compose)(?:\/|$))[^/]/],
  ['instagram.com', /^\/(?!(?:accounts|explore|direct|reels)(?:\/|$))[^/]/],
  ['facebook.com', /^\/(?!(?:home\.php|feed|login|settings|me|profile\.php$)(?:\/|$))[^/]/],
  ['youtube.com', /^\/(?!(?:feed|account|playlist$)(?:\/|$))[^/]/],
  ['codepen.io', /^\/(?!(?:dashboard|your-work|pens|login)(?:\/|$))[^/]/],
  ['dribbble.com', /^\/(?!(?:shots$|session|account)(?:\/|$))[^/]/],
  ['behance.net', /^\/(?!(?:feeds?|for_you|account)(?:\/|$))[^/]/],
])

/** Returns the site with profiles to which an address leads, without « www. » or a language before its name; `null` for any other. */
export function profileSite(address: string): string | null {
  const { hostname } = new URL(address)
  const name = hostname.replace(/^(?:www|m|mobile|[a-z]{2})\./, '')
  return PROFILE_PATHS.has(name) ? name : null
}

/** Returns whether an address is that of a person on such a site. What another site shows is unknown. */
export function isProfile(address: string): boolean {
  const { pathname, search } = new URL(address)
  const paths = PROFILE_PATHS.get(profileSite(address) ?? '')
  return paths === undefined || paths.test(pathname + search)
}

/** The names of networks, by the sites of their profiles. */
const NETWORKS: Readonly<Record<string, string>> = {
  ...{ 'linkedin.com': 'LinkedIn', 'github.com': 'GitHub', 'gitlab.com': 'GitLab', 'codepen.io': 'CodePen' },
  ...{ 'twitter.com': 'X', 'x.com': 'X', 'instagram.com': 'Instagram', 'facebook.com': 'Facebook' },
  ...{ 'youtube.com': 'YouTube', 'dribbble.com': 'Dribbble', 'behance.net': 'Behance' },
}

/** Returns the network to which an address leads, or `null`. */
export const networkOf = (address: string): string | null => own(NETWORKS, profileSite(address) ?? '') ?? null

/** Returns the network that a text names alone, or `null`: « Mon GitHub » may lead anywhere. */
export function networkNamed(text: string): string | null {
  const name = text.trim().toLowerCase()
  if (name === 'twitter') return 'X'
  return Object.values(NETWORKS).find((network) => network.toLowerCase() === name) ?? null
}

/** What stands before the name of an account on each network. Where there is none, the network is called as its site is. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  ...{ LinkedIn: 'www.linkedin.com/in/', YouTube: 'www.youtube.com/@', X: 'x.com/', Behance: 'www.behance.net/' },
  ...{ Instagram: 'www.instagram.com/', Facebook: 'www.facebook.com/', CodePen: 'codepen.io/' },
}

/** Returns the address of the account « @zoe » on the network that a word names; `null` for other words and values. */
export function accountOf(word: string, value: string): string | null {
  const network = networkNamed(word === 'x' ? 'twitter' : word)
  const name = /^@?([\w.-]{1,60})$/.exec(value.trim())?.[1]
  if (network === null || name === undefined || /\.[a-z]{2,3}$/i.test(name)) return null
  return `https://${own(ACCOUNTS, network) ?? `${network.toLowerCase()}.com/`}${name}`
}
