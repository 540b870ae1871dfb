import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { frenchIn } from '../../tests/support/french.ts'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { compile } from '../compile/compile.ts'
import { runHere } from '../compile/run-here.ts'
import { isError } from '../diagnostics/diagnostic.ts'
import { TYPEFACES } from '../fields/definitions.ts'
import { speak } from '../spoken/lang.ts'
import { readSources, withoutDrafts } from './content.ts'
import { init } from './init.ts'
import { answersOf, problemsOf, QUESTIONS, shownWith, sourcesFrom, withInitials } from './init-answers.ts'
import type { InitAnswers } from './init-questions.ts'
import { Stopped, type Terminal } from './init-terminal.ts'
import { missingLegalFacts } from './legal-facts.ts'

const at = folderForEachTest()
let content = ''

beforeEach(() => {
  content = at('content')
  speak('fr')
  vi.restoreAllMocks()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const ANSWERS: InitAnswers = {
  name: 'Ève « L’Hermite »: #1',
  trade: 'Développeuse',
  origin: 'https://eve-lhermite.fr',
  email: 'eve@eve-lhermite.fr',
  phone: '06 11 22 33 44',
  place: 'Sète, Occitanie',
  ...{ github: '', linkedin: '' },
}
const start = (answers: InitAnswers, terminal: Terminal | null) =>
  init({ content, answers, terminal, cacheDir: at('cache'), today: '2026-11-21' })
const run = (answers: InitAnswers) => start(answers, null)
const compiled = async () => compile(readSources(content), { run: runHere })
/** Returns the site for these options. */
const siteOf = async (answers: InitAnswers) => {
  const sources = sourcesFrom(withInitials(answersOf({ ...ANSWERS, ...answers })))
  return (await compile(sources, { run: runHere })).catalogue?.site
}
const errors = () => vi.mocked(console.error).mock.calls.flat().join('\n')

test('the new content is the owner’s, and what is left to write is named at its place', async () => {
  expect(await run({ ...ANSWERS, skills: 'Machin' })).toBe(0)
  expect(errors()).toMatch(/^--skills : Aucun logo connu ne porte le nom « Machin »/)
  const { catalogue, diagnostics } = await compiled()
  expect(catalogue?.site).toMatchObject({ name: ANSWERS.name, email: ANSWERS.email, github: null, order: 'featured' })
  const named = diagnostics.map(({ file, code }) => `${file.replace(/^.*content\//, '')} ${code}`)
  expect(named).toEqual([
    ...['_cv.md cv/draft', '_cv.md text/draft'],
    ...Array.from({ length: 3 }, () => 'projets/_premier-projet.md text/draft'),
    'site.md skill/logo-unknown',
  ])
})

test('nobody reads a word that the owner has not given', async () => {
  await run(ANSWERS)
  const { catalogue } = await compiled()
  const published = catalogue && withoutDrafts(catalogue)
  expect(published).toMatchObject({ projects: [], pages: [], cv: null })
  const { hero, skills, goals, profiles, testimonials, contact, footer, body } = published?.site ?? {}
  const parts = { hero, skills, goals, profiles, testimonials, contact, footer, body }
  expect(parts).toEqual({
    hero: {
      words: [],
      sentences: [],
      portrait: expect.objectContaining({ file: expect.stringContaining('initiales') }),
    },
    ...{ skills: [], goals: [], profiles: [], testimonials: [], contact: 'mail', body: null },
    footer: { notice: null, made: null, year: expect.any(String) },
  })
})

test('the owner is told once what the law still wants to know, and the legal notice lacks nothing else', async () => {
  await run({ ...ANSWERS, contact: 'form', provider: 'netlify' })
  const said = vi.mocked(console.log).mock.calls.flat().join('\n')
  expect(said.split('legal.').length - 1).toBe(3)
  const { catalogue } = await compiled()
  const missing = ['legal.host.name', 'legal.host.address', 'legal.host.phone']
  expect(catalogue?.site.contact).toBe('form')
  expect(catalogue && missingLegalFacts(catalogue.site)).toEqual(missing)
})

test('what was there is kept in a dated folder, twice the same day too', async () => {
  await mkdir(content)
  for (let round = 0; round < 2; round++) {
    await writeFile(join(content, 'marque'), String(round))
    await run(ANSWERS)
  }
  expect((await readdir(at())).sort()).toEqual(['content', 'content-2026-11-21', 'content-2026-11-21-2'])
  expect(await readFile(at('content-2026-11-21/marque'), 'utf8')).toBe('0')
})

test('what assistants read goes on with the new content', async () => {
  await mkdir(content)
  await writeFile(join(content, 'AGENTS.md'), '# Un portfolio\n')
  await run(ANSWERS)
  expect(await readFile(join(content, 'AGENTS.md'), 'utf8')).toBe('# Un portfolio\n')
})

test('missing and wrong options are reported together, and nothing is changed', async () => {
  await mkdir(content)
  await writeFile(join(content, 'marque'), '')
  const wrong = {
    email: 'eve',
    origin: 'https://eve.fr/x',
    hue: '#ffff00',
    contact: 'forme',
    profiles: 'github.com/eve',
  }
  expect(await run({ ...wrong, trade: 'Plombière' })).toBe(2)
  expect(errors()).toContain('Il manque --name (votre nom). Exemple : --name "Camille Persienne"')
  for (const key of Object.keys(wrong)) expect(errors()).toContain(`\n--${key} : `)
  expect(errors()).not.toContain('--trade')
  expect(await readdir(at())).toEqual(['content'])
  expect(await readdir(content)).toEqual(['marque'])
})

test.each(['fr', 'en'] as const)('%s: the examples of the questions are right', async (lang) => {
  speak(lang)
  const examples = QUESTIONS.flatMap((question) => {
    const { example } = shownWith(question)
    return example === undefined ? [] : [[question.key, example] as const]
  })
  expect(examples.length).toBeGreaterThan(12)
  for (const [key, example] of examples) {
    const answers = { ...ANSWERS, contact: 'form', provider: 'endpoint', endpoint: 'https://eve.fr/m', [key]: example }
    expect((await problemsOf(answers, runHere)).filter(isError)).toEqual([])
  }
})

test('the words of the home page are skills that the trade does not name', () => {
  const { words } = withInitials(answersOf({ trade: 'Développeuse React', skills: 'React, Go, Zig, Rust' }))
  expect(words).toBe('Go, Zig, Rust')
})

test('in English every question is, and the site that it writes', async () => {
  speak('en')
  const said: string[] = []
  const lines = ['', 'Eve', 'Plumber', '', 'eve at eve', 'eve@eve.fr', '', 'gitlab.com/eve']
  const terminal: Terminal = {
    say: (text) => said.push(text),
    async ask(prompt, typed) {
      said.push(prompt)
      return lines.shift() ?? typed
    },
    ...{ colours: 1, close: () => undefined },
  }
  expect(await start({}, terminal)).toBe(0)
  expect(said).toContain('“eve at eve” is not an email address. Write for example “name@example.com”.')
  // Without the names of values: « oui, obligatoire » would be found, and « texte » is a word that owners type.
  expect(frenchIn(said.join('\n'))).toEqual([])
  const site = await readFile(join(content, 'site.md'), 'utf8')
  expect(site).toContain('\nlang: en\n')
  expect(frenchIn(site.replace(/^\w.*/gm, ''))).toEqual([])
  expect((await compiled()).catalogue?.site).toMatchObject({ name: 'Eve', lang: 'en' })
})

describe('the answers become what site.md says', () => {
  test('profiles are named by their host', async () => {
    const addresses = [
      ...['https://github.com/eve', 'https://fr.linkedin.com/in/eve', 'https://gitlab.com/eve', '@eve@piaille.fr'],
      ...[
        'https://mastodon.example.org/@eve',
        'https://bsky.app/profile/eve',
        'https://eve.fr',
        'https://github.com/atelier',
      ],
    ]
    const site = await siteOf({ profiles: addresses.slice(1).join(', '), github: addresses[0] ?? '' })
    const names = ['GitHub', 'LinkedIn', 'GitLab', 'piaille.fr', 'Mastodon', 'Bluesky', 'eve.fr', 'GitHub']
    expect(site?.profiles.map(({ name }) => name).sort()).toEqual(names.sort())
    expect(site).toMatchObject({ fediverse: '@eve@piaille.fr' })
  })

  test.each<[string, InitAnswers, string]>([
    ['that can send', { contact: 'form', provider: 'formspree', formId: 'xyz', email: '' }, 'form'],
    ['without its identifier', { contact: 'form', provider: 'formspree' }, 'mail'],
    ['without a service', { contact: 'form' }, 'mail'],
    ['without a service or an address', { contact: 'form', email: '', phone: '' }, 'none'],
    ['that nobody wants', { contact: 'none' }, 'none'],
  ])('a form %s', async (_name, answers, contact) => {
    expect(await siteOf(answers)).toMatchObject({ contact })
  })

  test.each(TYPEFACES.map((name, at) => [name, `${at + 1}`] as const))(
    'the typeface %s by its number; ours is not written',
    async (name, typeface) => {
      expect((await siteOf({ typeface }))?.look.typeface).toBe(name === 'bricolage' ? null : name)
    },
  )

  test('the look, the sections and the logos', async () => {
    const site = await siteOf({
      ...{
        hue: 'Vert',
        typeface: '2',
        character: 'atelier',
        radius: '1',
        skills: 'k8s, Machin',
        sections: '3, projets',
      },
      ...{ words: 'Web, Données', sentence: 'Bonjour : #1.' },
    })
    expect(site).toMatchObject({
      look: { character: 'atelier', hue: '150', typeface: 'literata', signature: null, radius: 'none' },
      home: [{ section: 'parcours' }, { section: 'projets' }],
      skills: [
        { title: 'k8s', logo: { kind: 'svg' } },
        { title: 'Machin', logo: null },
      ],
      hero: { words: ['Web', 'Données'], sentences: ['Bonjour\u00a0: #1.'] },
    })
  })
})

describe('in a terminal', () => {
  /** Types these lines, and Enter from then on; `null` is Ctrl-C. */
  function typing(lines: readonly (string | null)[]) {
    const rest = [...lines]
    const asked: { prompt: string; typed: string }[] = []
    const said: string[] = []
    const terminal: Terminal = {
      say: (text) => said.push(text),
      async ask(prompt, typed) {
        asked.push({ prompt, typed })
        const line = rest.shift()
        if (line === null) throw new Stopped()
        return line ?? typed
      },
      ...{ colours: 1, close: () => undefined },
    }
    return { terminal, asked, said }
  }
  const GIVEN = ['Ève', 'Développeuse']

  test('a wrong answer is asked again, with what was probably meant in the line', async () => {
    const { terminal, asked, said } = typing([
      '',
      'Ève',
      'Développeuse',
      '',
      'eve at eve',
      'eve@eve.fr',
      '',
      'gitlab.com/eve',
    ])
    expect(await start({}, terminal)).toBe(0)
    expect(asked.filter(({ typed }) => typed !== '').map(({ typed }) => typed)).toEqual([
      'eve at eve',
      'https://gitlab.com/eve',
    ])
    expect(said).toContain('« eve at eve » n’est pas une adresse mail. Écrivez par exemple « prenom@exemple.fr ».')
    expect((await compiled()).catalogue?.site).toMatchObject({ name: 'Ève', email: 'eve@eve.fr', phone: null })
  })

  test('Enter takes what stands in brackets', async () => {
    const skills = 'Go,Rust, Zig, Adax'
    const { terminal, asked, said } = typing([...GIVEN, '', '', '', '', '', 'europe', skills])
    expect(await start({}, terminal)).toBe(0)
    expect(said).toContain('Logos trouvés : Go, Rust, Zig.')
    const prompts = asked.map(({ prompt }) => prompt)
    expect(prompts).toContain('[france] > ')
    expect(prompts).toContain('[Go, Rust, Zig, ou - pour aucun] > ')
    expect(prompts).toContain('[https://eve.example.org] > ')
    const { site } = (await compiled()).catalogue ?? {}
    expect(site).toMatchObject({
      contact: 'none',
      legal: { law: 'europe' },
      hero: { words: ['Go', 'Rust', 'Zig'] },
      origin: 'https://eve.example.org',
    })
    // Nor is anything asked for that only French law wants.
    expect(vi.mocked(console.log).mock.calls.join()).not.toContain('legal.host')
  })

  test('an answer can be changed before anything is written, and brings its questions with it', async () => {
    const enters = Array.from({ length: 15 }, () => '')
    const { terminal, said } = typing([...GIVEN, ...enters, '7', 'form', '4', ''])
    expect(await start({}, terminal)).toBe(0)
    expect(said.filter((text) => text.startsWith('\nVos réponses'))).toHaveLength(2)
    expect((await compiled()).catalogue?.site).toMatchObject({ contact: 'form', mail: { provider: 'netlify' } })
  })

  test('a typeface is listed, and a slip in its name is mended', async () => {
    const { terminal, asked, said } = typing([...GIVEN, ...Array.from({ length: 12 }, () => ''), 'literatta'])
    expect(await start({}, terminal)).toBe(0)
    for (const [at, name] of TYPEFACES.entries()) expect(said.join('\n')).toContain(`\n  ${at + 1}. ${name} : `)
    expect(asked.find(({ typed }) => typed === 'literata')?.prompt).toBe('[bricolage] > ')
    expect((await compiled()).catalogue?.site.look.typeface).toBe('literata')
  })

  test('a service that needs an address is refused at once without one', async () => {
    const { terminal, said } = typing([...GIVEN, '', '', '', '', 'form', 'emailjs', 'netlify'])
    expect(await start({}, terminal)).toBe(0)
    expect(said.join('\n')).toContain('Sans « email », le formulaire ne peut rien proposer')
    expect((await compiled()).catalogue?.site).toMatchObject({ contact: 'form', mail: { provider: 'netlify' } })
  })

  test('Ctrl-C keeps the answers, and the next run goes on with them', async () => {
    expect(await start({}, typing([...GIVEN, 'Sète', null]).terminal)).toBe(2)
    expect(await readdir(at())).toEqual(['cache'])
    const { terminal, asked } = typing(['peut-être', 'oui'])
    expect(await start({}, terminal)).toBe(0)
    expect(asked[1]?.prompt).toContain('Reprendre vos 3 réponses')
    expect((await compiled()).catalogue?.site).toMatchObject({ name: 'Ève', place: 'Sète' })
    expect(await readdir(at('cache'))).toEqual([])
  })

  test.each([
    ['damaged', '{"name":'],
    ['of another kind', '["Ève"]'],
    ['of another program', '{"name": 3, "__proto__": {"trade": "x"}, "autre": "y"}'],
  ])('kept answers that are %s are not used', async (_name, text) => {
    await mkdir(at('cache'))
    await writeFile(at('cache/init.json'), text)
    const { terminal, asked } = typing(GIVEN)
    expect(await start({}, terminal)).toBe(0)
    expect(asked[0]?.prompt).toBe('> ')
  })

  test('an option is not asked, unless it is wrong', async () => {
    const { terminal, asked } = typing(['eve@eve.fr'])
    expect(await start({ ...ANSWERS, email: 'eve' }, terminal)).toBe(0)
    expect(asked[0]).toEqual({ prompt: '> ', typed: 'eve' })
  })

  test.each([
    [1, '\n  vert (150), #'],
    [8, '\n  \u001b[48;5;28m    \u001b[49m '],
    [24, '\n  \u001b[48;2;0;100;11m    \u001b[49m '],
  ])('the colours are shown by %s bits', async (colours, line) => {
    const { terminal, said } = typing(GIVEN)
    expect(await start({}, { ...terminal, colours })).toBe(0)
    expect(said.join('\n')).toContain(line)
  })
})
