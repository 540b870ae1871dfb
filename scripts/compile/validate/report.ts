import type { Report } from '../../diagnostics/findings.ts'

/** Reports something about a value whose key and text are known. */
export type ReportValue = Report<'field' | 'actual'>
