import { brandOfHost } from '../../compile/brands/brands.ts'
import { isWebAddress, nearAddress } from '../../compile/validate/address.ts'
import { addressWithin, isEmail, nearFediverse } from '../../compile/validate/near-value.ts'
import { fold } from '../../fields/fold.ts'
import { isObject } from './json.ts'

/** What stands before the name of a user in the addresses of a network. */
const NETWORKS: ReadonlyMap<string, string> = new Map([
  ['github', 'https://github.com/'],
  ['gitlab', 'https://gitlab.com/'],
  ['bitbucket', 'https://bitbucket.org/'],
  ['codeberg', 'https://codeberg.org/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['twitter', 'https://twitter.com/'],
  ['x', 'https://x.com/'],
  ['bluesky', 'https://bsky.app/profile/'],
  ['instagram', 'https://www.instagram.com/'],
  ['facebook', 'https://www.facebook.com/'],
  ['medium', 'https://medium.com/@'],
  ['dev', 'https://dev.to/'],
  ['devto', 'https://dev.to/'],
  ['codepen', 'https://codepen.io/'],
  ['dribbble', 'https://dribbble.com/'],
  ['behance', 'https://www.behance.net/'],
  ['npm', 'https://www.npmjs.com/~'],
  ['kaggle', 'https://www.kaggle.com/'],
  ['youtube', 'https://www.youtube.com/@'],
])

/** Networks of many servers, which an account names behind its second `@`. */
const FEDIVERSE: ReadonlySet<string> = new Set(['fediverse', 'mastodon', 'misskey', 'peertube', 'pixelfed', 'pleroma'])

export const NETWORK_KEYS = ['github', 'gitlab', 'linkedin', 'twitter', 'mastodon'] as const

/** Returns the address of a profile of which only the network and the user name are known. */
export function profileAddress(network: string, username: string): string | null {
  const place = fold(network, /[^a-z]+/)
  const account = nearFediverse(username)
  // « zoe@example.org » is an account only on such a network; elsewhere it is an email address.
  if (account !== null && (FEDIVERSE.has(place) || !isEmail(username))) {
    const [, user, server] = account.split('@')
    return `https://${server}/@${user}`
  }
  const name = /^@?([\w.-]+)$/.exec(username)?.[1]
  const start = NETWORKS.get(place)
  return name === undefined || start === undefined ? null : start + name
}

/** Returns whether an address is that of a profile on a known network, not that of a site of one's own. */
export function isProfile(address: string): boolean {
  return [...NETWORKS.values()].some((start) => new URL(start).host.replace(/^www\./, '') === hostOf(address))
}

/** Returns how the network of an address is called, or its host. */
export function networkOf(address: string): string {
  return brandOfHost(address)?.title ?? hostOf(address)
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '')
}

/** Returns the web address in a value of a résumé: with `https://` if no scheme is written, `null` if it is no address. */
export function addressIn(value: unknown): string | null {
  if (isObject(value)) return addressIn(value.href ?? value.url)
  const written = typeof value === 'string' ? value.trim() : ''
  const found = isWebAddress(written) ? written : (nearAddress(written) ?? addressWithin(written) ?? '')
  if (!isWebAddress(found)) return null
  const { username, password } = new URL(found)
  return username || password ? null : found
}
