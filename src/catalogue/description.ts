/** The longest description. Result pages cut longer ones themselves. */
const DESCRIPTION_LENGTH = 155

/** Returns the beginning of a text, cut after a word and followed by an ellipsis if it was too long. */
export function toDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.lastIndexOf(' ', DESCRIPTION_LENGTH - 1)
  const kept = line.slice(0, cut > 0 ? cut : DESCRIPTION_LENGTH - 1)
  return `${kept.replace(/^(.*[^\s,;:.«(–—-])?[\s,;:.«(–—-]*$/s, '$1')}…`
}
