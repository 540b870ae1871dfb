import { LIMITS } from '../../diagnostics/limits.ts'
import { withoutGarbled } from '../garbled.ts'
import { markupIn, withoutMarkup } from '../markup.ts'
import { quoted } from '../quoted.ts'
import { checkPlainText } from './plain-text.ts'
import { textRule } from './scalar.ts'

export const readText = textRule<'text'>((value, report, { longest }, { node, place, header }) => {
  if (node.type === 'PLAIN') {
    if (node.comment) report('value/cut', { suggestion: `'${value} #${node.comment}'` })
    checkPlainText(value, report)
  }
  const markup = markupIn(value)
  if (markup !== null)
    report('value/html', { actual: markup, suggestion: quoted(withoutMarkup(withoutGarbled(value))) })
  const count = [...value].length
  if (value.split(/\s/).some((word) => word.length > LIMITS.wordLength)) header.findings.exceed('wordLength', place)
  else if (longest !== undefined && count > longest) report('value/long', { count, most: longest })
  // HTML shows a text of several lines on one line too.
  return value
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' ')
})
