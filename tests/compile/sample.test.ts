import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSources } from '../../scripts/commands/content.ts'
import type { ContentSources, PictureFacts } from '../../scripts/compile/contract/sources.ts'
import { isOfSample, wordsOf } from '../../scripts/compile/validate/sample-hash.ts'
import { inWords } from '../../scripts/diagnostics/message.ts'
import { FIELDS_OF } from '../../scripts/fields/definitions.ts'
import { exampleIn, type Field } from '../../scripts/fields/field.ts'
import { compile } from '../support/compile.ts'
import { ownFacts } from '../support/own-facts.ts'

const SAMPLE = withPictures(readSources('content'))

/** Every picture has a size that fits, and the bytes that it really has. */
function withPictures(sources: ContentSources): ContentSources {
  const pictures = [...sources.assets.keys()].flatMap((path): [string, PictureFacts][] =>
    /\.(png|webp|svg)$/.test(path)
      ? [[path, { width: 1340, height: 1675, isSample: isOfSample(readFileSync(sources.locate(path))) }]]
      : [],
  )
  return { ...sources, pictures: new Map(pictures) }
}

/** Returns what is found of the sample: `content/site.md:13 sample/kept 13 (availability)`. */
async function found(change: Readonly<Record<string, (text: string) => string>>) {
  const files = SAMPLE.files.map((file) => {
    const name = file.path.slice('content/'.length)
    const changed = change[name]?.(new TextDecoder().decode(file.bytes))
    return changed === undefined ? file : { ...file, bytes: new TextEncoder().encode(changed) }
  })
  const { diagnostics } = await compile({ ...SAMPLE, files: files.filter(({ bytes }) => bytes.length > 0) })
  return diagnostics
    .filter(({ code }) => /^(sample\/(cv|portrait|kept|choice|same)|footer\/notice)$/.test(code))
    .map((diagnostic) => ({
      ...{ file: diagnostic.file, code: diagnostic.code, severity: diagnostic.severity, line: diagnostic.line },
      values: new Map(ownFacts(inWords(diagnostic))).get('values') ?? diagnostic.field,
    }))
}

const renamed = (text: string) => text.replace('name: Camille Persienne', 'name: Yanis Belkacem')

function* required(fields: readonly Field[]): Generator<Field> {
  for (const field of fields) {
    if (field.presence !== 'optional') yield field
    const type = field.type.kind === 'list' ? field.type.of : field.type
    if (type.kind === 'group') yield* required(type.fields)
  }
}

/** The messages about a missing or an empty key give its example, which some owners copy. */
test('no example of a message is a value of the sample, except addresses of nobody', () => {
  const examples = Object.values(FIELDS_OF)
    .flatMap((fields) => [...required(fields)])
    .flatMap((field) => [exampleIn('fr', field), exampleIn('en', field)])
  expect(examples.filter((example) => isOfSample(wordsOf(example)))).toEqual(
    Array(2).fill('https://camille.example.org'),
  )
})

test('the sample itself is nobody’s site, but a name beside that of its owner is somebody’s', async () => {
  expect(await found({})).toEqual([])
  for (const name of ['Yanis Belkacem # Camille Persienne', 'Camille Persienne-Martin', '"Anne Camille Persienne"'])
    expect(
      (await found({ 'site.md': (text) => text.replace('name: Camille Persienne', `name: ${name}`) })).length,
    ).toBeGreaterThan(10)
})

describe('under another name', () => {
  test('each file that is still the sample’s is said, with its lines', async () => {
    const all = await found({ 'site.md': renamed })
    const texts = SAMPLE.files.map(({ path }) => path).filter((path) => path.endsWith('.md'))
    const told = all.filter(({ code }) => code === 'sample/kept' || code === 'sample/cv')
    expect(told.map(({ file }) => file)).toEqual(texts.sort())
    expect(all.filter(({ severity }) => severity === 'error').map(({ file, code }) => [file, code])).toEqual([
      ['content/cv.md', 'sample/cv'],
      ['content/en/cv.md', 'sample/cv'],
      ['content/site.md', 'sample/portrait'],
      ['content/site.md', 'sample/portrait'],
    ])
    expect(told.find(({ file }) => file === 'content/site.md')?.values).toMatchInlineSnapshot(`
      [
        "5 (origin)",
        "8 (email)",
        "9 (phone)",
        "13 (availability)",
        "14 (replyTime)",
        "19 (seeking.post)",
        "25 (github)",
        "26 (linkedin)",
        "32 (hero.sentences[0])",
        "33 (hero.sentences[1])",
        "56 (skills[4].use)",
        "78 (legal.publisher)",
        "81 (legal.host.name)",
        "82 (legal.host.address)",
        "83 (legal.host.phone)",
        "88 (footer.notice)",
      ]
    `)
    expect(told.find(({ file }) => file === 'content/en/site.md')?.values).toMatchInlineSnapshot(`
      [
        "4 (phone)",
        "6 (availability)",
        "7 (replyTime)",
        "11 (seeking.post)",
        "16 (hero.sentences[0])",
        "17 (hero.sentences[1])",
        "24 (skills[4].use)",
        "29 (legal.host.phone)",
        "33 (footer.notice)",
      ]
    `)
  })

  test('what only a choice can tell is said while the comment of the sample stands above it', async () => {
    const choices = async (change: (text: string) => string) =>
      (await found({ 'site.md': (text) => change(renamed(text)) }))
        .filter(({ code }) => code === 'sample/choice')
        .map(({ values }) => values)
    const ofCv = [
      ...['title', 'experience[0].place', 'experience[0].start', 'experience[0].end'],
      ...['education[0].place', 'education[0].start', 'education[0].end', 'skills[0].items[0]'],
    ]
    expect(await choices((text) => text)).toEqual([
      ...[
        ...ofCv,
        'seeking.contract',
        'seeking.place',
        'seeking.remote',
        'seeking.from',
        'hero.words[0]',
        'skills[0].title',
        'goals[0].title',
        'analytics',
        'legal.retention',
        'footer.made',
        'footer.year',
        'texts.titles.home',
        'accessibility',
      ],
    ])
    // The comments of cv.md stay.
    expect(await choices((text) => text.replace(/^#.*\n/gm, ''))).toEqual(ofCv)
    expect(await choices((text) => text.replace("year: '2024'", "year: '2027'"))).not.toContain('footer.year')
  })

  test('where the sample lives and who else it names are said', async () => {
    const all = await found({
      'site.md': renamed,
      'cv.md': () => `${OWN_CV}\nMon binôme, Camille Persienne, faisait les maquettes.\n`,
      'projets/evenementiel.md': (text) =>
        text.replace(/^ *(text|author): .*\n/gm, (line) => line.replace(': ', ': Un ')),
    })
    expect(all.find(({ values }) => values === 'place')).toMatchObject({ code: 'sample/same', severity: 'notice' })
    const kept = (file: string) => String(all.find((one) => one.file === `content/projets/${file}`)?.values)
    expect(kept('evenementiel.md')).toContain('(quote.post)')
    expect(all.find(({ file }) => file === 'content/cv.md')?.code).toBe('sample/cv')
  })

  test('an entry that the owner adds does not hide those of the sample below it, and a few may be the same', async () => {
    const lists = async (change: (text: string) => string) =>
      (await found({ 'site.md': (text) => change(renamed(text)) }))
        .filter(
          ({ code, values }) => code === 'sample/choice' && /^(hero|skills\[\d\]\.title|goals)/.test(String(values)),
        )
        .map(({ values }) => values)
    const add = (text: string) =>
      text
        .replace('skills:', 'skills:\n  - title: Kotlin')
        .replace('goals:', 'goals:\n  - title: Rust')
        .replace('words: [Web', 'words: [Java, Web')
    expect(await lists(add)).toEqual(['hero.words[1]', 'skills[1].title', 'goals[1].title'])
    const write = (text: string) =>
      text.replace(/words: .*/, 'words: [Java, Kotlin, TypeScript]').replace('NextJS', 'Rust')
    expect(await lists(write)).toEqual(['skills[0].title'])
  })

  test('words above which the sample has no comment are said while three values of it remain', async () => {
    const same = async (english: string) => {
      const none = Object.fromEntries(SAMPLE.files.map(({ path }) => [path.slice('content/'.length), () => '']))
      const files = {
        ...none,
        'site.md': () => OWN_SITE,
        'cv.md': () => OWN_CV,
        'en/site.md': () => `---\n${english}---\n`,
      }
      return (await found(files)).map(({ code, values }) => `${code} ${values}`)
    }
    const words = 'hero: { words: [for the web, with React, with TypeScript, with Tailwind] }\n'
    const contract = 'seeking: { contract: Permanent position }\n'
    expect(await same(words + contract)).toEqual(['sample/same hero.words[0]', 'sample/same seeking.contract'])
    expect(await same(`${contract}legal: { retention: one year after our last exchange }\n`)).toEqual([])
  })

  test('a sentence in the middle of a text is known, on whatever lines', async () => {
    const middle = (text: string) => {
      const paragraphs = text.slice(text.indexOf('\n---\n') + 5).split('\n\n')
      const sentences = paragraphs.map((paragraph) => paragraph.split(/(?<=[.!?]) /))
      const [most = []] = sentences.toSorted((a, b) => b.length - a.length)
      const [longest = ''] = most.slice(1).toSorted((a, b) => b.length - a.length)
      const wrapped = longest.replace(/(\S+ \S+ \S+) /g, '$1\n')
      return `---\ntitle: A\n---\n\nI was a baker for ten years. ${wrapped} I am not one any more.\n`
    }
    const names = ['cv.md', 'en/cv.md', 'en/projets/banque.md', 'projets/banque.md']
    const all = await found({ 'site.md': renamed, ...Object.fromEntries(names.map((name) => [name, middle])) })
    expect(all.filter(({ values }) => String(values) === '5 et suivantes (le texte)').map(({ file }) => file)).toEqual(
      names.map((name) => `content/${name}`),
    )
  })

  test('a sentence of which the owner has changed a word is still the sample’s', async () => {
    const change = (text: string) => renamed(text).replace('Après six ans d’imprimerie', 'Après dix ans d’imprimerie')
    const [site] = (await found({ 'site.md': change })).filter(({ code }) => code === 'sample/kept').slice(-1)
    expect(site?.values).toContain('33 (hero.sentences[1])')
  })

  test('an address may begin as the sample’s does', async () => {
    const kept = async (change: (text: string) => string) =>
      (await found({ 'site.md': (text) => change(renamed(text)) })).flatMap(({ values }) => values ?? []).join(' ')
    expect(await kept((text) => text)).toContain('26 (linkedin)')
    expect(await kept((text) => text.replace('/in/camille-persienne', '/in/yanis-belkacem'))).not.toContain(
      '(linkedin)',
    )
  })

  test('a notice that denies the audience count beside it is said, with both lines', async () => {
    const notices = async (change: (text: string) => string) =>
      (await found({ 'site.md': (text) => change(renamed(text)) })).filter(({ code }) => code === 'footer/notice')
        .length
    expect(await notices((text) => text)).toBe(2)
    expect(await notices((text) => text.replace('analytics: vercel', 'analytics: non'))).toBe(0)
    expect(await notices((text) => text.replace('ne collecte aucune donnée', 'est fait main'))).toBe(1)
  })

  test('a town, a trade, technologies and other words of many may be the same', async () => {
    const own = { 'site.md': () => OWN_SITE, 'cv.md': () => OWN_CV, 'en/site.md': () => '', 'en/cv.md': () => '' }
    expect((await found(own)).filter(({ file }) => !file.includes('/projets/'))).toEqual([])
  })

  test('a draft of a CV is nobody’s yet', async () => {
    const files = SAMPLE.files.map((file) => ({ ...file, path: file.path.replace(/\/cv\.md$/, '/_cv.md') }))
    const site = files.map((file) => (file.path === 'content/site.md' ? withName(file) : file))
    const { diagnostics } = await compile({ ...SAMPLE, files: site })
    expect(diagnostics.filter(({ code }) => code === 'sample/cv')).toEqual([])
  })
})

const withName = <File extends { bytes: Uint8Array }>(file: File): File => ({
  ...file,
  bytes: new TextEncoder().encode(renamed(new TextDecoder().decode(file.bytes))),
})

/** An owner who shares with the sample what many owners share. */
const OWN_SITE = `---
name: Yanis Belkacem
trade: Développeur
origin: https://yanis-belkacem.fr
lang: [fr, en]
email: yanis@yanis-belkacem.fr
place: Montpellier
seeking: { contract: CDI, place: Montpellier, remote: true, from: '2027-01-04' }
hero:
  words: [Web, React, TypeScript, Tailwind]
  sentences: [Bonjour.]
  portrait: images/logos/git.svg
featured: [banque]
home: [projets, parcours, competences]
skills: [ReactJS, { title: Git, image: images/logos/git.svg }]
goals: [Angular]
analytics: vercel
legal: { retention: un an après le dernier échange }
footer: { made: Fait avec passion., year: '2024' }
texts: { contact: { prompt: "N'hésitez pas à me contacter pour discuter de votre projet." } }
accessibility: true
---
`

const OWN_CV = `---
title: Développeur front-end
experience:
  - { title: Développeur front-end, organisation: Mutuelle du Port, place: Sète, start: '2025-02', technologie: [React] }
skills: [{ title: Langages, items: [HTML, CSS] }, { title: Outils et méthodes, items: [Git] }]
languages: [{ name: Français, level: langue maternelle }, { name: Espagnol, level: A2 }]
---
`
