import { BlockList, isIP } from 'node:net'

/** Returns whether a browser could open an address: http or https, a host name with a dot (besides that of « www. ») or a local one, no spaces. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !/^https?:\/\/[^/?#]/i.test(value) || !URL.canParse(value)) return false
  const { hostname } = new URL(value)
  if (hostname.length > HOST_MAX_LENGTH) return false
  return isLocal(hostname) || /^\[[\da-f:.]+\]$|^(?!www\.[^.]+\.?$)[a-z\d-]+(\.[a-z\d-]+)+\.?$/.test(hostname)
}

/** The longest name of a host (RFC 1035). */
const HOST_MAX_LENGTH = 253

/** Names of private networks (RFC 6761, RFC 6762, RFC 8375, and ICANN's « internal »), and of DDEV and Lando, which are 127.0.0.1. */
const LOCAL_NAME = /(^localhost|\.(localhost|local|lan|internal|home\.arpa|ddev\.site|lndo\.site))\.?$/i

/** The IPv4 addresses that are not public, from the IANA registries of special-purpose addresses. */
const SPECIAL_IPV4 =
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`.split(/\s+/)

/** The prefix of NAT64 (RFC 6052). The IPv4 address that is reached follows it. */
const NAT64 = '64:ff9b::'

/** Ranges of public IPv6 addresses, if they are not special. IPv4 addresses in any other form are outside. */
const PUBLIC_IPV6 = blockList(['2000::/3', `${NAT64}/96`])

const SPECIAL = blockList([
  ...SPECIAL_IPV4,
  ...SPECIAL_IPV4.map((range) => range.split('/')).map(
    ([address, prefix]) => `${NAT64}${address}/${96 + Number(prefix)}`,
  ),
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
])

/** @param ranges in CIDR notation */
function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

function familyOf(address: string) {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}

/** Returns whether a host can only be reached from the owner's own network. */
export function isLocal(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) === 0) return LOCAL_NAME.test(hostname)
  const family = familyOf(address)
  return SPECIAL.check(address, family) || (family === 'ipv6' && !PUBLIC_IPV6.check(address, family))
}

/** Returns the name of the file to which a path of the owner's computer leads, as in `C:\Users\zoe\cv.pdf`; `null` for any other text. */
export function nameOnMachine(value: string): string | null {
  return /^(?:file:|[a-z]:[\\/]|\\\\|~[\\/]|\/(?:home|Users)\/[^/]+\/)/i.test(value)
    ? (value.split(/[\\/]/).at(-1) ?? '')
    : null
}

/** Returns a text that is a web address, or the one that the owner probably intended; `null` if there is no good guess. */
export function addressOf(text: string): string | null {
  return isWebAddress(text) ? text : nearAddress(text)
}

/** Returns the web address that the owner probably intended by an invalid one, or `null` if there is no good guess. */
export function nearAddress(value: string): string | null {
  const rest = value
    .replace(/^[\s"'“”«»]*(.*[^\s"'“”«»])?[\s"'“”«»]*$/s, '$1')
    .replace(/^(?:(?:h+t+p*s*|ps?)(?::\/{0,3}|\/{1,3}|(?=\s))\s*){1,2}/i, '')
    .replace(/^\/\//, '')
    .replace(/^[^/?#]{1,300}/, (host) => host.replace(/ {1,9}\.(?=[\p{L}\p{N}])/gu, '.'))
  const address = `https://${rest.replaceAll(' ', '%20')}`
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/:?#]|$)/u.test(rest) && isWebAddress(address) ? address : null
}
