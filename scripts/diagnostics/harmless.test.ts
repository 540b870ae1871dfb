import { expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { fixText } from './fix.ts'
import type { DiagnosticCode } from './messages.ts'

/** Returns what a correction makes of a text, which has the wrong part between « and ». */
function correct(code: DiagnosticCode, marked: string, mend: string): string {
  const [before = '', old = '', after = ''] = marked.split(/[«»]/)
  const placeOf = (text: string) => ({
    line: text.split('\n').length,
    column: (text.split('\n').at(-1)?.length ?? 0) + 1,
  })
  const [from, to] = [placeOf(before), placeOf(before + old)]
  const place = { file: 'content/cv.md', ...from, endLine: to.line, endColumn: to.column }
  return fixText(before + old + after, [{ ...place, code, mend, severity: 'error' } as Diagnostic]).text
}

const header = (line: string) => `---\n${line}\nstate: OK\n---\n\nUn texte.\n`

test.each<[what: string, code: DiagnosticCode, marked: string, mend: string]>([
  ['lines of other keys', 'yaml/colon', '«text: a: b\nlevel: C1\nplace: Sète»', "text: 'a: b'"],
  ['a word that the rule did not read', 'yaml/quote', "text: «'l'heure' du bilan»", "'l''heure'"],
  ['a digit', 'number/duplicate', 'number: «12»', '1'],
  [
    'code between letters that were decoded wrongly',
    'file/garbled',
    'text: «RÃ©mi `npm run` dÃ©ploie»',
    'Rémi           déploie',
  ],
  ['a sentence in the place of a choice', 'value/unknown', `state: «${'fini, mais avec Paul '.repeat(4)}»`, 'OK'],
  ['a remark that becomes a part of the value', 'yaml/colon', 'text: «a: b # avec Paul»', "'a: b # avec Paul'"],
  ['a remark behind a tab', 'yaml/colon', 'text: «a: b\t# avec Paul»', "'a: b\t# avec Paul'"],
  ['a remark without a blank behind its sign', 'yaml/colon', 'text: «a: b #àrevoir»', "'a: b #àrevoir'"],
  ['a remark that is drawn into a list', 'yaml/bracket', 'items: «[a, b] # avec Paul»', '[a, b, avec Paul]'],
  ['a remark behind quotes that are not closed', 'yaml/quote', 'text: «"a # avec Paul»', "'a # avec Paul'"],
  ['a remark that ends with quotes', 'yaml/quote', `text: «"a # dit "non"»`, `'a # dit "non'`],
  ['a remark behind a quotation mark among words', 'yaml/colon', `text: «an '90: a #privé»`, `"an '90: a #privé"`],
  ['a remark directly behind quotes', 'value/type', `items: «'a'# avec Paul»`, "[a'# avec Paul]"],
  ['a remark directly behind a list', 'yaml/after', 'items: «[a]# avec Paul»', "[a, '# avec Paul']"],
  ['a remark of HTML that is drawn into a list', 'value/type', 'items: «a <!-- Paul -->»', '[a <!-- Paul -->]'],
  ['a remark of JavaScript that is drawn into a list', 'value/type', 'items: «a // Paul»', '[a // Paul]'],
  ['a remark of HTML behind a date', 'date/invalid', 'date: «2026-3-4 <!-- RH -->»', "'2026-03-04'"],
  ['a remark of JavaScript', 'yaml/colon', 'text: «a: b // avec Paul»', "'a: b // avec Paul'"],
  ['what may be a remark between quotes', 'yaml/escape', `text: «"a # b \\d"»`, `'a # b \\d'`],
  ['a remark on the line of a choice', 'value/unknown', 'state: «fini # avec Paul»', 'OK'],
])('a correction never loses %s', (_, code, marked, mend) => {
  expect(correct(code, header(marked), mend)).toBe(header(marked).replace(/[«»]/g, ''))
})

test.each<[what: string, code: DiagnosticCode, marked: string, mend: string, right: string]>([
  ['quotes', 'yaml/colon', 'text: «a: b» # avec Paul', "'a: b'", "text: 'a: b' # avec Paul"],
  ['a choice', 'value/unknown', 'state: «fini» # avec Paul', 'OK', 'state: OK # avec Paul'],
  ['letters', 'file/garbled', 'text: «dÃ©jÃ » # privÃ©', 'déjà', 'text: déjà # privÃ©'],
  ['letters of a remark', 'file/garbled', 'text: a # «privÃ©»', 'privé', 'text: a # privé'],
  ['a remark', 'yaml/line', '«// à revoir»', '# à revoir', '# à revoir'],
  ['a dash for a number', 'yaml/item', '«1. a» # avec Paul', '- a', '- a # avec Paul'],
  ['a sign in quotes', 'yaml/special', 'text: «[C#, @f]»', "[C#, '@f']", "text: [C#, '@f']"],
  ['an address in quotes', 'yaml/colon', 'text: «a: https://b.fr»', "'a: https://b.fr'", "text: 'a: https://b.fr'"],
  ['a colour', 'yaml/quote', `hue: «"#8a3b1e»`, "'#8a3b1e'", "hue: '#8a3b1e'"],
  ['the order of a link', 'body/foreign', 'text: «[a|https://b.fr]»', '[a](https://b.fr)', 'text: [a](https://b.fr)'],
])('a correction writes %s', (_, code, marked, mend, right) => {
  expect(correct(code, header(marked), mend)).toBe(header(right))
})

test.each(['\n---', '***', ' ---', '---\nurl: a\n---', 'Avant.\n\n---'])(
  'the remark of a header below « %s » stays one',
  (opening) => {
    const text = header('text: «[a # avec Paul]»').replace('---', opening)
    expect(correct('yaml/special', text, "['a # avec Paul']")).toBe(text.replace(/[«»]/g, ''))
  },
)

test('a line that is too long to be searched for remarks stays as it is if it may have one', () => {
  const text = (sign: string, end: string) => `${header('title: A')}\n${sign}${'mot '.repeat(3000)}${end}\n`
  expect(correct('file/control-character', text('«\u000B»', '#'), '')).toBe(text('\u000B', '#'))
  expect(correct('file/control-character', text('«\u000B»', ''), '')).toBe(text('', ''))
})

test('a heading may be reworded, and a link in it rewritten', () => {
  const text = (word: string) => `${header('title: A')}\n# Le ${word}\n`
  expect(correct('name/spelling', text('«typescript»'), 'TypeScript')).toBe(text('TypeScript'))
  const link = '[voir #12](https://b.fr)'
  expect(correct('body/foreign', text('«<https://b.fr|voir #12>» a'), link)).toBe(text(`${link} a`))
})

test('a heading of the text is no remark', () => {
  const text = (heading: string) => `${header('title: A')}\n${heading}\n`
  expect(correct('body/foreign', text('«#\u00a0Le contexte»'), '# Le contexte')).toBe(text('# Le contexte'))
})
