import { expect, test } from 'vitest'
import type { ContentSources } from '../../scripts/compile/contract/sources.ts'
import { kindOf } from '../../scripts/compile/file-kinds.ts'
import type { Diagnostic } from '../../scripts/diagnostics/diagnostic.ts'
import { applyEdits } from '../../scripts/diagnostics/fix.ts'
import { inWords, messageOf, type WordedDiagnostic } from '../../scripts/diagnostics/message.ts'
import { findIn, readCase, WALKED_CASES } from '../support/cases.ts'

/**
 * Codes whose words are not for the marked place: `picture/name` renames a picture, `migration/…` shows the new name of a key, and
 * `body/foreign` a form for each line of a list.
 */
const NO_WORDS = /^(picture\/name|migration\/|body\/foreign)/

/** An address or a name of an example is one that the owner still has to replace. */
const EXAMPLES = ['sample/leftovers', 'text/to-write']

const keyOf = ({ code, actual, field }: WordedDiagnostic) => `${code} ${field} ${actual}`

/** Returns the texts that an owner may get who writes the words of a message where they seem to belong. */
function* followed(text: string, found: WordedDiagnostic, suggestion: string): Generator<string> {
  const { file, line, column, endLine, endColumn, actual } = found
  const place = { file, line, column, endLine, endColumn }
  const replaced = (words: string, at = place) => applyEdits(text, [{ ...at, text: words }]).text
  const lines = text.split('\n')
  const first = lines[line - 1] ?? ''
  const marked = lines
    .slice(line - 1, endLine)
    .join('\n')
    .slice(column - 1)
  // What is marked may end with its line, and may be more than what is wrong in it.
  const whole = endColumn === 1 && endLine > line ? `${suggestion}\n` : suggestion
  yield replaced(whole)
  yield replaced(` ${whole}`)
  const inner = marked.slice(0, line === endLine ? endColumn - column : undefined)
  for (const part of [actual, actual.replace(/^[^#]*(?=#)/, ''), inner.replace(/^.*?\(|\).*$/g, '')])
    if (part !== '' && inner.includes(part)) yield replaced(inner.replace(part, () => suggestion))
  const from = { ...place, column: 1, endColumn: first.length + 1, endLine: line }
  const indent = first === '---' ? '' : (/^[\s-]*/.exec(first)?.[0] ?? '')
  const key = /^([\s-]*[\p{L}_]+ ?[:=]? ?)/u.exec(first)?.[0] ?? indent
  // The line, the value on it, and the lines above and below it.
  yield replaced(`${indent}${suggestion}`, from)
  yield replaced(`${key.replace(/[:=]? ?$/, ': ')}${suggestion}`, from)
  yield replaced(`${indent.replace(/ {2}$/, '')}${suggestion}`, from)
  yield replaced(`${first}\n${' '.repeat(indent.length)}${suggestion}`, from)
  const lastLine = endColumn === 1 && endLine > line ? endLine - 1 : endLine
  const endOfLast = (lines[lastLine - 1] ?? '').length + 1
  const end = { ...place, line: line - 1, column: 1, endLine: lastLine, endColumn: endOfLast }
  yield replaced(`${(lines[line - 2] ?? '').replace(/:.*/, ':')} ${suggestion}`, end)
  yield replaced(`${first.replace(/:.*/, ':')} ${suggestion}`, { ...end, line })
  yield replaced(`${indent}${suggestion}`, end)
  yield replaced(`${indent.replace(/ {2}$/, '')}${suggestion}`, end)
  yield replaced(`${indent}${suggestion}`, { ...end, line })
  if (/effacez (cette ligne|toute cette entrée)/.test(suggestion)) {
    const other = /« (\w+:) »/.exec(suggestion)?.[1]
    const moved = (one: string) => (other !== undefined && one.startsWith(other) ? `${other} ${actual}` : one)
    yield lines
      .toSpliced(line - 1, 1)
      .map(moved)
      .join('\n')
  }
  // A key in a group on one line, and a whole rule of a style sheet.
  yield replaced(first.replace('{ ', `{ ${suggestion}, `), from)
  yield text.replace(/^.*\{[^{}]*\}/gm, (rule) => (rule.includes(inner) ? suggestion : rule))
}

/** Returns the sources in which an owner followed the message, by text or by a new name of the file. */
function* sourcesAfter(
  sources: ContentSources,
  path: string,
  found: WordedDiagnostic & { diagnostic: Diagnostic },
): Generator<ContentSources> {
  const file = sources.files.find((one) => one.path === path)
  const { suggestion } = found
  if (file === undefined || suggestion === null) return
  const swap = (now: object) => ({
    ...sources,
    files: sources.files.map((one) => (one === file ? { ...file, ...now } : one)),
  })
  const renamed = suggestion.startsWith('content/')
    ? suggestion
    : path.replace(/[^/]+\.md$/, `${suggestion.replace(/\.md$/, '')}.md`)
  if (/^(file\/name|file\/ignored|file\/foreign|project\/unfinished)/.test(found.code))
    yield swap({ path: renamed, kind: kindOf(renamed.slice('content/'.length)) ?? file.kind })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)
  if (suggestion.startsWith('_') && /^(key\/foreign|state\/draft)$/.test(found.code)) {
    const lines = text.split('\n')
    // A key goes, and a value becomes one of those that the message lists.
    const kept = found.expected.slice(0, 1).map((value) => lines[found.line - 1]?.replace(found.actual, value) ?? '')
    yield swap({
      path: renamed,
      bytes: new TextEncoder().encode(lines.toSpliced(found.line - 1, 1, ...kept).join('\n')),
    })
  }
  // The message may give the key too: « captions: film.vtt ».
  const quoted = [...messageOf(found.diagnostic, 'fr').matchAll(/« ([^»]*) »/g)].map(([, words = '']) => words)
  const bare = suggestion.replace(/, sans guillemets$/, '')
  for (const words of new Set([suggestion, bare, ...quoted.filter((one) => one !== found.actual)]))
    for (const after of followed(text, found, words)) yield swap({ bytes: new TextEncoder().encode(after) })
}

test.each(WALKED_CASES)('%s: the words of the message make it go and bring nothing new', async (name) => {
  const { expected, input } = readCase(name)
  const settings = { ...expected, reading: undefined, answers: {} }
  const said = async (sources: ContentSources) =>
    (await findIn(sources, settings)).map((diagnostic) => ({ ...inWords(diagnostic), diagnostic }))
  const timesIn = (all: readonly WordedDiagnostic[], key: string) => all.filter((one) => keyOf(one) === key).length
  const before = await said(input.sources)
  const wrong: unknown[] = []
  for (const found of before.filter((one) => one.file === input.path && !NO_WORDS.test(one.code))) {
    const left: string[][] = []
    for (const sources of sourcesAfter(input.sources, input.path, found)) {
      const after = await said(sources)
      const most = (key: string) => timesIn(before, key) - (key === keyOf(found) ? 1 : 0)
      const more = after.filter((one) => !EXAMPLES.includes(one.code) && timesIn(after, keyOf(one)) > most(keyOf(one)))
      left.push(more.map(keyOf))
      if (more.length === 0) break
    }
    if (left.length > 0 && !left.some((more) => more.length === 0)) wrong.push([found.suggestion, left[0]])
  }
  expect(wrong).toEqual([])
})
