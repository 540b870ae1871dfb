import { LIMITS } from '../../diagnostics/limits.ts'
import { nearMiss } from '../../fields/near-miss.ts'
import { valuesIn } from '../../fields/site-texts/owner-texts.ts'
import { withoutGarbled } from '../parse/garbled.ts'
import { markdownIn, withoutMarkdown } from '../parse/markdown-words.ts'
import { quoted } from '../parse/quoted.ts'
import { wrongDigits } from './company-numbers.ts'
import { isFiller, isToReplace, toWrite } from './filler.ts'
import { markupIn, withoutMarkup } from './markup.ts'
import { checkPlainText } from './plain-text.ts'
import { textRule } from './scalar.ts'

export const readText = textRule<'text'>((value, report, { longest, values, reads }, { node, place, path, header }) => {
  if (node.type === 'PLAIN') {
    if (node.comment) report('value/cut', { suggestion: `'${value} #${node.comment}'` })
    checkPlainText(value, report)
  }
  for (const name of valuesIn(value))
    if (values && !values.includes(name))
      report('value/placeholder', { actual: name, expected: values, suggestion: nearMiss(name, values) })
  if (path === 'legal.siret' && !/^\d{9}(?:\d{5})?$/.test(value.replace(/[\s.]/g, ''))) report('legal/siret')
  const digits = wrongDigits(path, value)
  if (digits !== null) report('legal/digits', { suggestion: digits || null })
  if ((reads === 'title' || reads === 'name') && /^[\p{P}\p{Z}]+$/u.test(value)) report('value/no-word')
  const isLeft = /\b(?:imageAlt|alt)$/.test(path) ? isFiller(value) : isToReplace(path, value)
  if (isLeft) report(toWrite(header.file))
  const [markup, markdown] = [markupIn(value), reads === 'code' ? null : markdownIn(value)]
  // An address makes a title or a name no better.
  const plain = (text: string) => quoted(withoutMarkdown(text, reads === undefined))
  if (markup !== null) report('value/html', { actual: markup, suggestion: plain(withoutMarkup(withoutGarbled(value))) })
  else if (markdown !== null) report('value/markdown', { actual: markdown, suggestion: plain(value) })
  const count = [...value].length
  if (value.split(/\s/).some((word) => word.length > LIMITS.wordLength)) header.findings.exceed('wordLength', place)
  else if (longest !== undefined && count > longest) report('value/long', { count, most: longest })
  // HTML also shows a text of several lines on one line.
  return value
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' ')
})
