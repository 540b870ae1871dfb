import { isLocal, isWebAddress, nameOnMachine, nearAddress } from './address.ts'
import { addressWithin, profileOf } from './near-value.ts'
import { type ReportValue, textRule } from './scalar.ts'

export const readUrl = textRule<'url'>((value, report, _, { path }) => readAddress(value, report, path))

export const readOrigin = textRule<'origin'>((value, report) => {
  // What is meant is reported as a whole, because its beginning alone would be refused next for what stands behind it.
  const near = isWebAddress(value) ? null : nearAddress(value)
  const url = near !== null && isWebAddress(near) && !isOrigin(near) ? near : readAddress(value, report)
  if (url === null) return null
  const { origin, pathname } = new URL(url)
  if (isOrigin(url)) return origin
  const folder = pathname.replace(/\/[^/]*\.html?$/, '/').replace(/\/{0,9}$/, '/')
  return report('url/origin', { suggestion: origin, base: BASE.test(folder) ? folder : '/' })
})

/** The folders that `--base` takes. */
const BASE = /^[\w./~-]*$/

function isOrigin(url: string): boolean {
  return new URL(url).origin === url.replace(/\/$/, '')
}

/** @param field the key, which distinguishes « @zoe », a profile, from other names */
function readAddress(value: string, report: ReportValue, field = ''): string | null {
  if (nameOnMachine(value) !== null) return report('path/machine', { name: '', suggestion: null })
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase() ?? 'https'
  // « htps: » is a typing error, and « exemple.fr: » is a host with a port.
  if (!/^ht*p*s*$|^[\w-]+\.[\w.-]+$/.test(scheme)) return report('url/scheme', { actual: `${scheme}:` })
  if (!isWebAddress(value)) {
    const within = addressWithin(value)
    const suggestion =
      within !== null && isWebAddress(within) ? within : (profileOf(field, value) ?? nearAddress(value))
    // Only the scheme is missing (« exemple.fr/page »), or a sign at the end belongs to the sentence (« https://exemple.fr, »).
    const isCertain = suggestion === `https://${value}` || suggestion === value.slice(0, -1)
    return report('url/invalid', { suggestion, mend: isCertain ? suggestion : null })
  }
  const url = new URL(value)
  if (url.username || url.password) return report('url/credentials')
  if (/[,;]$/.test(value)) report('value/stray', { actual: value.slice(-1), suggestion: value.slice(0, -1) })
  if (isLocal(url.hostname)) report('url/local', { actual: url.hostname })
  else if (scheme === 'http') report('url/http')
  return value
}
