/** One response, its header names in lower case. */
export interface Scanned {
  headers: Readonly<Record<string, string>>
  html: string
}

/**
 * The bonuses and penalties of the public HTTP Observatory (github.com/mdn/mdn-http-observatory, version 1.6.3:
 * src/grader/charts.js and src/analyzer/tests), as far as an answer can tell: a valid certificate and the redirection
 * from http are the host's, and the list of preloaded names is public. A rule gives the points of one test.
 */
const RULES: Readonly<Record<string, (scanned: Scanned) => number>> = {
  'content-security-policy': ({ headers }) => policyPoints(headers['content-security-policy']),
  'x-frame-options': ({ headers }) => {
    if (policyOf(headers['content-security-policy']).has('frame-ancestors')) return 5
    return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20
  },
  'referrer-policy': ({ headers }) => {
    const policy = headers['referrer-policy']
    if (policy === undefined) return 0
    return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy) ? 5 : -5
  },
  'strict-transport-security': ({ headers }) => {
    const seconds = Number(/max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '')?.[1] ?? Number.NaN)
    if (Number.isNaN(seconds)) return -20
    return seconds < SIX_MONTHS_S ? -10 : 0
  },
  'x-content-type-options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'subresource-integrity': ({ html }) => (/<script[^>]*\ssrc="(?:https?:)?\/\//i.test(html) ? -5 : 0),
  'cross-origin-resource-sharing': ({ headers }) => (headers['access-control-allow-origin'] === undefined ? 0 : -50),
  'cross-origin-resource-policy': ({ headers }) =>
    oneOf(headers['cross-origin-resource-policy'], ['same-origin', 'same-site'], ['cross-origin']),
  'cross-origin-opener-policy': ({ headers }) =>
    oneOf(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
  'cross-origin-embedder-policy': ({ headers }) =>
    oneOf(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless'], ['unsafe-none']),
  cookies: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -40),
}

/** Tests that version 1.4 has not. */
const SINCE_1_6 = ['cross-origin-opener-policy', 'cross-origin-embedder-policy']

const SIX_MONTHS_S = 15_552_000
/** Below this without its bonuses a site gets none of them. */
const MINIMUM_FOR_BONUS = 90

/** 100 points, and what each test adds or takes away; from 100 on the grade is A+. */
export function observatoryScore(scanned: Scanned, version: '1.4' | '1.6'): number {
  const points = Object.entries(RULES)
    .filter(([name]) => version === '1.6' || !SINCE_1_6.includes(name))
    .map(([, rule]) => rule(scanned))
  const penalties = sum(points.filter((point) => point < 0))
  return 100 + penalties >= MINIMUM_FOR_BONUS ? 100 + sum(points) : 100 + penalties
}

/** The sources of each directive. */
export function policyOf(text = ''): Map<string, string[]> {
  return new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']

function policyPoints(text: string | undefined): number {
  if (text === undefined) return -25
  const policy = policyOf(text)
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src').flatMap(([, all]) => all)
  const unsafe = [...BROAD, "'unsafe-inline'", 'data:']
  if (sourcesOf('script-src').some((source) => unsafe.includes(source))) return -20
  if (sourcesOf('object-src').some((source) => BROAD.includes(source))) return -20
  if (active.some((source) => source.startsWith('http:'))) return -20
  if ([...sourcesOf('script-src'), ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10
  if (sourcesOf('img-src').some((source) => source.startsWith('http:'))) return -10
  if (sourcesOf('style-src').some((source) => unsafe.includes(source))) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function oneOf(value: string | undefined, good: readonly string[], neutral: readonly string[]): number {
  if (value === undefined || neutral.includes(value)) return 0
  return good.includes(value) ? 10 : -5
}

function sum(points: readonly number[]): number {
  return points.reduce((total, point) => total + point, 0)
}
