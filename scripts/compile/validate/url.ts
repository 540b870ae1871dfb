import { isLocal, isWebAddress, nearAddress } from '../address.ts'
import { addressWithin, profileOf } from '../near-value.ts'
import type { ReportValue } from './report.ts'

export function readUrl(value: string, report: ReportValue, field = ''): string | null {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase()
  if (
    scheme !== undefined &&
    scheme !== 'http' &&
    scheme !== 'https' &&
    !/^ht*p*s*$/.test(scheme) &&
    !/^[\w-]+\.[\w.-]+$/.test(scheme)
  )
    return report('url/scheme', { actual: `${scheme}:` })
  if (!isWebAddress(value)) {
    const within = addressWithin(value)
    const suggestion =
      within !== null && isWebAddress(within) ? within : (profileOf(field, value) ?? nearAddress(value))
    return report('url/invalid', { suggestion })
  }
  const url = new URL(value)
  if (url.username || url.password) return report('url/credentials')
  if (/[,;]$/.test(value)) report('value/stray', { actual: value.slice(-1), suggestion: value.slice(0, -1) })
  if (isLocal(url.hostname)) report('url/local', { actual: url.hostname })
  else if (scheme === 'http') report('url/http')
  return value
}

export function readOrigin(value: string, report: ReportValue): string | null {
  const url = readUrl(value, report)
  if (url === null) return null
  const { origin } = new URL(url)
  return origin === url.replace(/\/$/, '') ? origin : report('url/origin', { suggestion: origin })
}
