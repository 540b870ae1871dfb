import { expect, test } from 'vitest'
import { fixText } from '../../scripts/diagnostics/fix.ts'
import { inWords } from '../../scripts/diagnostics/message.ts'
import { CASE_NAMES, findIn, readCase, WALKED_CASES } from '../support/cases.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'

async function fix(text: string) {
  const { diagnostics } = await compile(sourcesOf({ 'projets/projet.md': text }))
  return fixText(
    text,
    diagnostics.filter(({ file }) => file === 'content/projets/projet.md'),
  )
}

test.each([
  ['the case of a state', { state: 'ok' }, { state: 'OK' }],
  ['a state in French', { state: 'Terminé' }, { state: 'OK' }],
  ['a category cut short', { category: 'perso' }, { category: 'Personnel' }],
  ['yes and no', { responsive: 'oui' }, { responsive: 'true' }],
  ['a number in quotes', { number: "'1'" }, { number: '1' }],
  ['a title that is a number', { title: '2026' }, { title: "'2026'" }],
  ['a word that was decoded wrongly', { theme: 'Les mÅ“urs' }, { theme: 'Les mœurs' }],
  ['a list without brackets', { technologie: 'React, CSS' }, { technologie: '[React, CSS]' }],
  ['an address without https', { url: 'banque.fr/demo' }, { url: 'https://banque.fr/demo' }],
  ['a colon in a title', { title: 'Banque: le retour' }, { title: "'Banque: le retour'" }],
])('%s has one right answer', async (_name, wrong, right) => {
  expect(await fix(projectFile(wrong))).toEqual({ text: projectFile(right), count: 1 })
})

test('the known name of a key is written for its alias, unless it is there already', async () => {
  const text = projectFile().replace('technologie:', 'technologies:')
  expect((await fix(text)).text).toBe(projectFile())
  const both = projectFile().replace('technologie:', 'technologies: [CSS]\ntechnologie:')
  expect(await fix(both)).toEqual({ text: both, count: 0 })
})

test('a byte order mark, foreign line ends, comments, order and spacing stay', async () => {
  const text =
    '---\n# mon projet\nstate:   ok   # fini\nnumber: 1\n\ntitle: Banque\ntheme: x\ntechnologie: [ React ]\ncategory: Formation\n---\n\nTexte.\n'
  const foreign = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(await fix(foreign)).toEqual({ text: foreign.replace('ok', 'OK'), count: 1 })
  const correct = foreign.replace('ok', 'OK')
  expect(await fix(correct)).toEqual({ text: correct, count: 0 })
})

test('lines that end with a lone carriage return, which is reported, get line feeds', async () => {
  expect(await fix(projectFile().replaceAll('\n', '\r'))).toEqual({ text: projectFile(), count: 1 })
})

test('what was decoded wrongly becomes what it was, and never a control character', async () => {
  const file = (theme: string) => projectFile({ theme }, 'Un texte.')
  expect((await fix(file('Dit â€œbienâ€\u009d'))).text).toBe(file('Dit “bien”'))
  expect((await fix(file('quoted Â‰Ã›Ï here'))).text).not.toMatch(/(?!\n)\p{Cc}/u)
})

test.each(CASE_NAMES.filter((name) => name.startsWith('file.garbled')))(
  '%s: each line that changes becomes that of mended.md',
  async (name) => {
    const { expected, input, mended } = readCase(name)
    const found = await findIn(input.sources, expected)
    const text = String(input.bytes)
    const own = found.filter(({ file }) => file === input.path)
    const right = [...text.split('\n'), ...mended.text.split('\n')]
    expect(
      fixText(text, own)
        .text.split('\n')
        .filter((line) => !right.includes(line)),
    ).toEqual([])
  },
)

test('code and HTML between words that were decoded wrongly stay as they are', async () => {
  const file = (one: string, other: string) =>
    projectFile({}, `${one} lance \`npm run build\`, <!-- \`Ã©\` --> [lit](/projets) <br> \`Ã©\` puis ${other}.`)
  expect((await fix(file('RÃ©mi', 'dÃ©ploie'))).text).toBe(file('Rémi', 'déploie'))
})

test.each([
  'On lit « Ã© » au lieu de « é ».',
  'On lit « mÃªme » au lieu de « même ».',
  'On lit “â€™” et "â€™".',
  'Le signe Ã© vient de UTF-8.',
  'Un â€™ pour un ’ qui manque.',
])('%s cites characters that were decoded wrongly', async (text) => {
  const cited = projectFile({ theme: `>-\n  ${text}` }, text)
  expect(await fix(cited)).toEqual({ text: cited, count: 0 })
})

test('letters in the name of an address stay, and those of other links do not', async () => {
  const file = (other: string) =>
    projectFile({}, `Un [eﬀet] et un [${other}][eﬀet].\n\n[eﬀet]: https://exemple.fr/effets`)
  expect((await fix(file('eﬀet'))).text).toBe(file('effet'))
})

test.each([
  'Banque: le retour # à revoir',
  'Banque: le retour\t# à revoir',
  '@zoe # privé',
  '> 90 % # à prouver',
  '[a] et b # privé',
])('the remark behind « %s » does not become part of the value', async (theme) => {
  const text = projectFile({ theme })
  expect(await fix(text)).toEqual({ text, count: 0 })
})

test.each([
  ['Banque: le retour # à revoir', "'Banque: le retour' # à revoir"],
  ['@zoe\t# privé', "'@zoe'\t# privé"],
  [`@zoe${' '.repeat(150)}# privé`, `'@zoe'${' '.repeat(150)}# privé`],
  ['"Banque # à revoir', "'Banque' # à revoir"],
  [`'J'aime # à revoir`, `"J'aime" # à revoir`],
  [`"Un" et deux # avec "Paul"`, `'"Un" et deux' # avec "Paul"`],
])('the words proposed for « %s » leave the remark behind the quotes', async (theme, right) => {
  const { diagnostics } = await compile(sourcesOf({ 'projets/projet.md': projectFile({ theme }) }))
  expect(diagnostics.map((found) => inWords(found).suggestion)).toContain(right)
})

test.each(['_client', '__client', '--client', '-- client', '.client', 'client_'])(
  'a key that « %s » may set aside stays so',
  async (key) => {
    const text = projectFile().replace('state:', `${key}: Paul Martin\nstate:`)
    expect(await fix(text)).toEqual({ text, count: 0 })
  },
)

test.each([
  ['-----', '## avec Paul Martin'],
  ['===', '## url: https://exemple.fr/prive'],
  ['...', '  # avec Paul Martin\n\nclient: Paul Martin'],
])('« %s » in a header does not end it above its remarks', async (line, rest) => {
  const text = projectFile().replace(/\n---\n/, `\n${line}\n${rest}\n---\n`)
  expect(await fix(text)).toEqual({ text, count: 0 })
})

test('quotes around code become those of Markdown, unless they would show a remark', async () => {
  const file = (mark: string, code: string) => projectFile({}, `Un texte.\n\n${mark}css\n${code}\n${mark}`)
  expect((await fix(file("'''", 'b {}'))).text).toBe(file('```', 'b {}'))
  const remark = file("'''", 'b {}\n<!-- avec Paul -->')
  expect(await fix(remark)).toEqual({ text: remark, count: 0 })
})

test('the remark behind a group in a list of texts does not become part of it', async () => {
  const withTools = (tools: string) => projectFile({ technologie: tools })
  const remark = withTools('\n  - React: hooks # avec Paul')
  expect(await fix(remark)).toEqual({ text: remark, count: 0 })
  const plain = withTools('\n  - React: hooks')
  expect((await fix(plain)).text).toBe(plain.replace('React: hooks', "'React: hooks'"))
})

test('a group in a list of texts takes no key below that cannot be read', async () => {
  const unread = 'skills:\n- title: a\n    level: >\n      b\n  - title: "c" d\n    level: # e\n      f\n    items : []'
  const text = `---\nexperience:\n  - title: a\n    points:\n      - ? b\n${unread}\ntitle: g\n---\n`
  const { diagnostics } = await compile(sourcesOf({ 'cv.md': text }))
  const own = diagnostics.filter(({ file }) => file === 'content/cv.md')
  expect(own.map(({ code }) => code)).toContain('yaml/colon')
  expect(fixText(text, own).text).toContain(unread)
})

test.each([
  ...[' // à revoir', ' (voir avec Paul)', ' -- à revoir', ' <!-- à revoir -->', ' /* à revoir */', '# à revoir'],
  ...[' - voir avec Paul', ' (RH)'],
])('a correction does not delete the remark « %s »', async (remark) => {
  const values = { category: 'Personnel', state: 'OK', responsive: 'true', date: '2026-03-05' }
  for (const [key, value] of Object.entries(values)) {
    const text = projectFile({ [key]: value + remark })
    expect(await fix(text)).toEqual({ text, count: 0 })
  }
})

test('a file with a Git conflict keeps both versions', async () => {
  const lines = ['<<<<<<< HEAD', '  CSS', '=======', '  HTML', '>>>>>>> main'].join('\n')
  for (const text of [
    projectFile({ technologie: `React,\n${lines}` }),
    projectFile({}, `'''css\n${lines}\n'''`),
    projectFile({ state: 'ok' }, `${lines}\n\nRÃ©mi.`),
  ])
    expect(await fix(text)).toEqual({ text, count: 0 })
})

test('what has several answers is left alone', async () => {
  const text = projectFile({ state: 'FINI ?', url: 'banque' })
  expect(await fix(text)).toEqual({ text, count: 0 })
})

test('a good file is not touched', async () => {
  expect(await fix(projectFile())).toEqual({ text: projectFile(), count: 0 })
})

test.each(WALKED_CASES)('%s: a correction brings no new finding', async (name) => {
  const { expected, input } = readCase(name)
  const found = await findIn(input.sources, expected)
  const file = input.sources.files.find(({ path }) => path === input.path)
  if (file === undefined) return
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)
  const fixed = fixText(
    text,
    found.filter((diagnostic) => diagnostic.file === input.path),
  )
  if (fixed.count === 0) return
  const bytes = new TextEncoder().encode(fixed.text)
  const sources = {
    ...input.sources,
    files: input.sources.files.map((other) => (other === file ? { ...file, bytes } : other)),
  }
  const after = await findIn(sources, expected)
  const before = new Set(found.map((diagnostic) => inWords(diagnostic)).map(({ code, actual }) => `${code} ${actual}`))
  expect(
    after
      .map((diagnostic) => inWords(diagnostic))
      .map(({ code, actual }) => `${code} ${actual}`)
      .filter((key) => !before.has(key)),
  ).toEqual([])
})
