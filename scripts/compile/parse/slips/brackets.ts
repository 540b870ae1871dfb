import { entriesOf, listOf } from '../../list-writing.ts'

/** A list whose bracket was never closed. Groups in it stay as they are. */
export function closedList(written: string): string {
  return written.includes('{') ? `${written.replace(/,\s*$/, '')}]` : listOf(entriesOf(written))
}

/** What is wrong between the brackets of a list, in French; `null` if nothing known is. */
export function reasonOf(list: string): string | null {
  const inner = list.slice(1, -1)
  if (/,\s*,|^\s*,/.test(inner)) return 'une virgule est de trop'
  const special = /(?:^|,)\s*([@`%&*!|>])/.exec(inner)?.[1]
  if (special !== undefined) return `« ${special} » au début d’une entrée demande des guillemets`
  if (/["'] +["']|["'] +\p{L}/u.test(inner)) return 'il manque une virgule ou un guillemet'
  if (/["']/.test(inner)) return 'les guillemets ne vont pas par deux'
  return null
}

/** Where the bracket that opens a text is closed again, quotes aside; `null` when it never is. */
export function closingOf(text: string): number | null {
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if ((character === '"' || character === "'") && /[[{,:\s]/.test(text[at - 1] ?? ' ')) quote = character
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return null
}
