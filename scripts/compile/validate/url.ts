import { isScalar, isSeq, type Scalar } from 'yaml'
import { phrase } from '../../diagnostics/phrase.ts'
import { LINK_FIELDS } from '../../fields/definitions.ts'
import { isLocal, isWebAddress, nameOnMachine, nearAddress } from './address.ts'
import { calendarWithoutOwner } from './fleeting-address.ts'
import { groupFrom } from './group.ts'
import { addressWithin } from './near-value.ts'
import { isTemporary, siteOfVersion } from './preview-address.ts'
import { publicPageOf } from './private-pages.ts'
import { isProfile, networkNamed, networkOf, profileOf, profileSite } from './profile-sites.ts'
import { type ReportValue, textRule } from './scalar.ts'
import { reportUnfit } from './visitors-address.ts'
import { type Rule, sourceOf, type Written } from './written.ts'

export const readUrl: Rule<'url'> = (written, type) => (reportSeveral(written) ? null : readOne(written, type))

/** Reports a list of addresses in a project, which has a key for the others. */
function reportSeveral(written: Written): boolean {
  const { node, path, header } = written
  const items = isSeq(node) && node.items.length > 1 ? node.items : []
  if (header.file.kind !== 'project' || /[.[]/.test(path) || header.file.header.has('links')) return false
  const [first = '', ...others] = items.map((item) => (isScalar(item) ? sourceOf(item as Scalar) : ''))
  const links = others.map((address) => groupFrom(LINK_FIELDS, address))
  if (!isWebAddress(first) || links.some((link) => link === null)) return false
  written.wrongType(phrase('text'), phrase('twoLines', `${path}: ${first}`, `links: [${links.join(', ')}]`))
  return true
}

const readOne = textRule<'url'>((value, report, _, written) => {
  const { path } = written
  const url = readAddress(value, report, path)
  const meant = url ?? nearAddress(value)
  const site = meant === null || !OF_OWNER.test(path) ? null : siteToName(meant, path)
  const other = url === null ? null : otherNetwork(url, written)
  const calendar = url === null || path !== 'booking' ? null : calendarWithoutOwner(url)
  if (calendar !== null) report('url/profile', { path: calendar })
  else if (site !== null && (url === null || !publicPageOf(url)))
    report('url/profile', { path: site === 'linkedin.com' ? `${site}/in` : site })
  else if (url !== null && reportUnfit(url, report)) return url
  else if (other !== null) report('url/network', other)
  return url
})

/** Returns the network of a profile that stands under the name of another one; `null` for any other address. */
function otherNetwork(address: string, { path, header }: Written): { name: string; network: string } | null {
  if (!OF_OWNER.test(path) || header.file.kind === 'project') return null
  const beside = header.file.header.getIn([...path.split(/[.[\]]+/).slice(0, -1), 'name'])
  const name = networkNamed(path.endsWith('.url') ? String(beside ?? '') : path)
  const network = networkOf(address)
  return name === null || network === null || name === network ? null : { name, network }
}

/** Returns the site whose profile an address should be and is not; `null` if nothing is wrong with it. */
function siteToName(address: string, path: string): string | null {
  const site = profileSite(address)
  const own = path === 'linkedin' || path === 'github' ? `${path}.com` : site
  const isSwapped = site !== own && /^(?:github|linkedin)\.com$/.test(site ?? '')
  const isOfOthers = path === 'linkedin' && site === own && !/^\/(?:in|pub)\//.test(new URL(address).pathname)
  return isSwapped || isOfOthers ? own : isProfile(address) ? null : site
}

/** The addresses where a visitor expects to find the owner. */
const OF_OWNER = /^(?:github|linkedin|profiles\[\d+\]\.url|links\[\d+\]\.url)$/

export const readOrigin = textRule<'origin'>((value, report) => {
  // What is meant is reported as a whole, because its beginning alone would be refused next for what stands behind it.
  const near = isWebAddress(value) ? null : nearAddress(value)
  const url = near !== null && isWebAddress(near) && !isOrigin(near) ? near : readAddress(value, report)
  if (url === null) return null
  const { origin, pathname } = new URL(url)
  const site = profileSite(url)
  if (site !== null) {
    const [, name] = /^\/([\w-]+)/.exec(pathname) ?? []
    const suggestion =
      name && isProfile(url) && site === 'github.com' ? `https://${name.toLowerCase()}.github.io` : null
    return report('url/origin', { suggestion, base: '/', isElsewhere: true })
  }
  const dashboard = dashboardOf(url)
  if (dashboard !== null) return report('url/origin', { suggestion: dashboard || null, base: '/', isElsewhere: true })
  const version = siteOfVersion(origin)
  if (version !== null && isOrigin(url)) report('url/preview', { suggestion: version })
  if (isOrigin(url)) return origin
  const folder = pathname.replace(/\/[^/]*\.html?$/, '/').replace(/\/{0,9}$/, '/')
  return report('url/origin', { suggestion: origin, base: BASE.test(folder) ? folder : '/', isElsewhere: false })
})

/** The pages on which hosts manage a site, and the address that they give it. */
const DASHBOARDS: readonly (readonly [page: RegExp, site: string])[] = [
  [/^https:\/\/app\.netlify\.com(?:\/(?:sites|projects)\/([\w-]+))?(?:\/|$)/i, '.netlify.app'],
  [/^https:\/\/vercel\.com(?:\/[\w-]+\/([\w-]+))?(?:\/|$)/i, '.vercel.app'],
  [/^https:\/\/dash\.cloudflare\.com(?:\/\w+\/pages\/view\/([\w-]+))?(?:\/|$)/i, '.pages.dev'],
  [/^https:\/\/console\.firebase\.google\.com(?:\/project\/([\w-]+))?(?:\/|$)/i, '.web.app'],
  [/^https:\/\/dashboard\.(?:render|heroku)\.com(?:\/|$)/i, ''],
]

/** Returns the address of the site that such a page manages, empty if it does not name it; `null` for any other page. */
function dashboardOf(url: string): string | null {
  for (const [page, site] of DASHBOARDS) {
    const found = page.exec(url)
    if (found !== null) return found[1] === undefined ? '' : `https://${found[1].toLowerCase()}${site}`
  }
  return null
}

/** The folders that `--base` takes. */
const BASE = /^[\w./~-]*$/

function isOrigin(url: string): boolean {
  return new URL(url).origin === url.replace(/\/$/, '')
}

/** Returns an address whose path has spaces as it works; `null` if what follows the space may rather be a remark. */
function withoutSpaces(value: string, field: string): string | null {
  if (
    !/^https?:\/\/[^\s/]+\/[^\s()<>"'«»[\]]+(?: [^\s()<>"'«»[\]]+){1,3}$/i.test(value) ||
    / (?:\/|#|-|–|—|https?:)/.test(value)
  )
    return null
  // GitHub writes a hyphen for each space in the name of a repository.
  const address = value.replaceAll(' ', /github$/.test(field) ? '-' : '%20')
  return isWebAddress(address) ? address : null
}

/** @param field the key, which distinguishes « @zoe », a profile, from other names */
function readAddress(value: string, report: ReportValue, field = ''): string | null {
  if (nameOnMachine(value) !== null) return report('path/machine', { name: '', suggestion: null })
  if (/^localhost:\d/i.test(value)) return readAddress(`http://${value}`, report, field)
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase() ?? 'https'
  // « htps: » is a typing error, and « exemple.fr: » is a host with a port.
  if (!/^ht*p*s*$|^[\w-]+\.[\w.-]+$/.test(scheme)) return report('url/scheme', { actual: `${scheme}:` })
  if (!isWebAddress(value)) {
    const found = addressWithin(value)
    const within = found !== null && isWebAddress(found) ? found : null
    const joined = withoutSpaces(value, field)
    const suggestion = joined ?? within ?? profileOf(field, value) ?? nearAddress(value)
    // Only the scheme is missing (« exemple.fr/page »), or a sign at the end belongs to the sentence (« https://exemple.fr, »).
    const isCertain = suggestion === `https://${value}` || suggestion === value.slice(0, -1)
    return report('url/invalid', { suggestion, mend: isCertain ? suggestion : null, other: joined && within })
  }
  const url = new URL(value)
  if (url.username || url.password) return report('url/credentials')
  if (/[,;]$/.test(value)) report('value/stray', { actual: value.slice(-1), suggestion: value.slice(0, -1) })
  if (isLocal(url.hostname)) report('url/local', { actual: url.hostname })
  else if (isTemporary(url.hostname)) report('url/preview', { actual: url.hostname, suggestion: null })
  else if (scheme === 'http') report('url/http')
  return value
}
