import type { ReportValue } from './report.ts'

export function readAnalytics(value: string, report: ReportValue): string | null {
  if (value === 'non') return null
  if (value === 'vercel') return '/_vercel/insights/script.js'
  return /^\/(?!\/)[\w./~-]+$/.test(value) ? value : report('analytics/invalid')
}
