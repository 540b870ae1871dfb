/** The key below `review` in `site.md` that switches a check off, by diagnostic code. */
export const SWITCHES = {
  'clear/heading': 'headings',
  'clear/first-sentence': 'firstSentence',
  'clear/short': 'short',
  'clear/result': 'result',
  'clear/alt': 'alt',
  'clear/link': 'links',
} as const
