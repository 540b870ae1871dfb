import { textRule } from './scalar.ts'

export const readAnalytics = textRule<'analytics'>((value, report) => {
  if (value === 'non') return null
  if (value === 'vercel') return '/_vercel/insights/script.js'
  return /^\/(?!\/)[\w./~-]+$/.test(value) ? value : report('analytics/invalid')
})
