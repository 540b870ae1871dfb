/** What result pages show of a description before they cut it themselves. */
const DESCRIPTION_LENGTH = 155

/** The beginning of a text, cut at a word, with an ellipsis when something was left out. */
export function toDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.lastIndexOf(' ', DESCRIPTION_LENGTH - 1)
  const kept = line.slice(0, cut > 0 ? cut : DESCRIPTION_LENGTH - 1)
  return `${kept.replace(/[\s,;:.«(–—-]+$/, '')}…`
}
