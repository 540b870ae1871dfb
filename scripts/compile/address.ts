import { BlockList, isIP } from 'node:net'

/** Whether a visitor's browser could ask for it: http or https, a host of a public form, no spaces. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !/^https?:\/\/[^/?#]/i.test(value) || !URL.canParse(value)) return false
  const { hostname } = new URL(value)
  return isLocal(hostname) || /^[^.]+(\.[^.]+)+\.?$/.test(hostname)
}

/** Names that only a network of one's own knows (RFC 6761, RFC 6762, RFC 8375, and ICANN's « internal »). */
const LOCAL_NAME = /(^localhost|\.(localhost|local|lan|internal|home\.arpa))\.?$/i

/** What IANA keeps from the public, in the registries of special-purpose addresses. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Prefix of NAT64: an IPv4 address follows, which is what is reached. */
const NAT64 = '64:ff9b::'

/** Public IPv6 is what these hold, less the special ones: every other form of an IPv4 address stays outside. */
const PUBLIC_IPV6 = blockList([
  ['2000::', 3],
  [NAT64, 96],
])

const SPECIAL = blockList([
  ...SPECIAL_IPV4,
  ...SPECIAL_IPV4.map(([address, prefix]) => [NAT64 + address, 96 + prefix] as const),
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function blockList(ranges: readonly (readonly [address: string, prefix: number])[]): BlockList {
  const list = new BlockList()
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, familyOf(address))
  return list
}

function familyOf(address: string) {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}

/** Whether only the owner's own network leads there: a name that says so, or an address that is not public. */
export function isLocal(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) === 0) return LOCAL_NAME.test(hostname)
  const family = familyOf(address)
  return SPECIAL.check(address, family) || (family === 'ipv6' && !PUBLIC_IPV6.check(address, family))
}

/** The web address that the owner probably meant by an invalid one; `null` if there is no good guess. */
export function nearAddress(value: string): string | null {
  const rest = value
    .replace(/^[\s"'“”«»]*(.*[^\s"'“”«»])?[\s"'“”«»]*$/s, '$1')
    .replace(/^(h+t+p*s*|ps?):?\/{0,3}\s*/i, '')
    .replace(/^\/\//, '')
  const address = `https://${rest.replaceAll(' ', '%20')}`
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/:?#]|$)/u.test(rest) && isWebAddress(address) ? address : null
}
