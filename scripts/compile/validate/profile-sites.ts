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

/** What stands before the name of an account on each network. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  ...{ GitHub: 'github.com/', GitLab: 'gitlab.com/', CodePen: 'codepen.io/', LinkedIn: 'www.linkedin.com/in/' },
  ...{ X: 'x.com/', Instagram: 'www.instagram.com/', Facebook: 'www.facebook.com/', YouTube: 'www.youtube.com/@' },
  ...{ Dribbble: 'dribbble.com/', Behance: 'www.behance.net/' },
}

/**
 * Returns the address of the account « @zoe » on the network that a word or a key names, or that of the repository « zoe/quais » on GitHub;
 * `null` for other words and values.
 */
export function profileOf(word: string, value: string): string | null {
  const network = networkNamed(word)
  const before = network === null ? undefined : own(ACCOUNTS, network)
  const [, name = '', repository = ''] =
    /^(?:git@github\.com:|\/?in\/|@)?([\w.-]{1,100})(\/[\w.-]{1,100})?\/?$/.exec(value.trim()) ?? []
  if (before === undefined || name === '' || (repository !== '' && network !== 'GitHub')) return null
  // « zoe.fr » is a site. No name on these two has a dot.
  if (name.includes('.') && (network === 'GitHub' || network === 'LinkedIn' || /\.[a-z]{2,3}$/i.test(name))) return null
  return `https://${before}${name}${repository.replace(/\.git$/, '')}`
}
