import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/support/step.ts'
import { compileFile } from '../../compile/compile-file.ts'
import { isError } from '../../diagnostics/diagnostic.ts'
import { CV_FIELDS } from '../../fields/definitions.ts'
import { withComments } from '../front-matter.ts'
import { listed } from './listed.ts'
import { toMarkdown } from './passages.ts'
import { RESUME_MAX_BYTES, readBytes } from './read-source.ts'
import { factsOf } from './resume.ts'

async function importedFrom(source: unknown) {
  const bytes = Buffer.isBuffer(source) ? source : Buffer.from(JSON.stringify(source))
  const read = await readBytes(bytes, 'resume.json')
  if (typeof read === 'string') throw new Error(read)
  const facts = factsOf(read.resume, { lang: 'fr', hasProfile: () => false, hasProject: () => false })
  const markdown = withComments({ ...facts.cv, title: facts.cv.title ?? 'Dev' }, CV_FIELDS, toMarkdown(facts.profile))
  const { diagnostics } = compileFile(
    { path: 'content/cv.md', kind: 'cv', bytes: Buffer.from(markdown) },
    { assets: new Map(), contentFolder: 'content', lang: 'fr', below: '' },
  )
  const codes = diagnostics.map(({ code }) => code)
  const errors = diagnostics.filter(isError).map(({ code, field }) => `${code} ${field}`)
  return { ...facts, codes, errors, markdown, remarks: read.remarks.join('\n') }
}

const JOB = { company: 'Coop', position: 'Dev', startDate: 2020 }

/** Each with what `cv.md` has then. Nothing of it is left, and the check finds no error in it. */
test.each<[string, object, object]>([
  ['numbers as years', { work: [JOB] }, { experience: [{ organisation: 'Coop', start: '2020' }] }],
  [
    'website',
    { work: [{ ...JOB, website: 'coop.example.org' }] },
    { experience: [{ url: 'https://coop.example.org' }] },
  ],
  [
    'posts below their company',
    {
      work: [
        {
          name: 'Coop',
          url: 'https://coop.example.org',
          positions: [
            { title: 'Lead', startDate: '2021', url: 'https://lead.example.org' },
            { title: 'Dev', startDate: '2019', endDate: '2020' },
          ],
        },
      ],
    },
    {
      experience: [
        { title: 'Lead', organisation: 'Coop', start: '2021', url: 'https://lead.example.org' },
        { title: 'Dev', organisation: 'Coop', start: '2019', end: '2020', url: 'https://coop.example.org' },
      ],
    },
  ],
  [
    'interests without a name',
    { work: [JOB], interests: [{ keywords: ['Voile', 'Go'] }] },
    { interests: ['Voile', 'Go'] },
  ],
  [
    'the link of a project',
    { projects: [{ name: 'P', link: 'p.example.org' }] },
    { otherProjects: [{ url: 'https://p.example.org' }] },
  ],
  [
    'a text for highlights',
    { work: [{ ...JOB, highlights: 'Une.\nDeux.' }] },
    { experience: [{ points: ['Une.', 'Deux.'] }] },
  ],
  [
    'the names of several lists',
    { work: [{ ...JOB, summary: 'Missions :\n- Une\n- Deux\n\nRésultats :\n- Trois' }] },
    { experience: [{ summary: 'Missions :', points: ['Une', 'Deux', 'Résultats :', 'Trois'] }] },
  ],
  [
    'letters that only look like some',
    { work: [{ ...JOB, summary: '𝗗𝗲𝘂𝘅 eﬀets' }] },
    { experience: [{ summary: 'Deux effets' }] },
  ],
  [
    'bullets',
    { work: [{ ...JOB, highlights: ['• Fait', '- Mené', '-5 %'] }] },
    { experience: [{ points: ['Fait', 'Mené', '-5 %'] }] },
  ],
  [
    'signs of figures, which are no bullets where both are',
    {
      work: [
        { ...JOB, summary: '+ 30 % de ventes\n- 12 % de rebond', highlights: ['+ 3 clients', '− 2 pannes', '- Mené'] },
      ],
    },
    { experience: [{ points: ['+30 % de ventes', '-12 % de rebond', '+3 clients', '−2 pannes', 'Mené'] }] },
  ],
  [
    'a list of figures',
    { work: [{ ...JOB, highlights: ['- 12 composants', '- 3 clients'] }] },
    { experience: [{ points: ['12 composants', '3 clients'] }] },
  ],
  [
    'a list in a summary',
    { work: [{ ...JOB, summary: 'Le site.\n• Refonte\n  en trois mois\n• Tests' }] },
    { experience: [{ summary: 'Le site.', points: ['Refonte en trois mois', 'Tests'] }] },
  ],
  [
    'pictures and numbers as bullets',
    {
      basics: { summary: '✨ Bonjour ✨' },
      work: [{ ...JOB, summary: '✅ Fait\n✔️ Livré', highlights: ['1. Une\n2. Deux', '🚀 Seule'] }],
    },
    { experience: [{ points: ['Fait', 'Livré', 'Une', 'Deux', '🚀 Seule'] }] },
  ],
  [
    'a number among bullets',
    { work: [{ ...JOB, highlights: ['- Une', '2. Deux'] }], education: [{ institution: 'Univ', studyType: 'BTS' }] },
    { experience: [{ points: ['Une', 'Deux'] }] },
  ],
  [
    'a country in words',
    { basics: { location: { city: 'Liège', country: 'Belgique' } } },
    { location: { city: 'Liège', region: 'Belgique' } },
  ],
  [
    'named characters as bullets',
    { work: [{ ...JOB, summary: '&bull; Refonte\n&middot; Tests &frac12; R&D;' }] },
    { experience: [{ points: ['Refonte', 'Tests ½ R&D;'] }] },
  ],
  [
    'a sentence in the place of a trade',
    { work: [{ ...JOB, description: 'J’ai mené la refonte.' }] },
    { experience: [{ summary: 'J’ai mené la refonte.' }] },
  ],
  [
    'bullets that lost their lines',
    { work: [{ ...JOB, summary: '• Refonte • Tests' }] },
    { experience: [{ points: ['Refonte', 'Tests'] }] },
  ],
  [
    'names as one text',
    { work: [{ ...JOB, keywords: 'HTML, CSS; Vue' }] },
    { experience: [{ technologie: ['HTML', 'CSS', 'Vue'] }] },
  ],
  [
    'a place in parts',
    { work: [{ ...JOB, location: { city: 'Sète', country: 'France' } }] },
    { experience: [{ place: 'Sète, France' }] },
  ],
  ['times', { work: [{ ...JOB, startDate: '2020-01-15T00:00:00.000Z' }] }, { experience: [{ start: '2020-01-15' }] }],
  [
    'dates in parts',
    { work: [{ ...JOB, startDate: { year: 2020, month: 3 } }] },
    { experience: [{ start: '2020-03' }] },
  ],
  [
    'dates written twice',
    { work: [{ ...JOB, startDate: '2020-01-01', start: { year: 2020, month: 1 }, end: { year: null } }] },
    { experience: [{ start: '2020-01-01' }] },
  ],
  [
    'months of three languages',
    { work: [{ ...JOB, startDate: 'Okt 2019', endDate: 'févr. 2020' }] },
    { experience: [{ start: '2019-10', end: '2020-02' }] },
  ],
  [
    'months in figures',
    { work: [{ ...JOB, startDate: '01/2020', endDate: '2020.3' }] },
    { experience: [{ start: '2020-01', end: '2020-03' }] },
  ],
  ['a job that goes on', { work: [{ ...JOB, endDate: 'Present' }] }, { experience: [{ title: 'Dev', start: '2020' }] }],
  ['a list for a text', { work: [{ ...JOB, position: ['Dev', 'Lead'] }] }, { experience: [{ title: 'Dev, Lead' }] }],
  ['signs for no date', { work: [{ ...JOB, endDate: '–' }] }, { experience: [{ title: 'Dev' }] }],
  ['one object for a list', { work: JOB }, { experience: [{ title: 'Dev' }] }],
  ['empty entries', { work: [JOB, {}, null, { name: '', highlights: [''] }] }, { experience: [{ title: 'Dev' }] }],
  [
    'a grade',
    { education: [{ institution: 'Univ', area: 'IT', startDate: 2015, gpa: 4.5 }] },
    { education: [{ title: 'IT', score: '4.5' }] },
  ],
  [
    'other names for a school',
    { education: [{ school: 'Univ', degree: 'BSc', major: 'IT', startDate: '2015', courses: 'Réseaux' }] },
    { education: [{ title: 'BSc', area: 'IT', organisation: 'Univ', courses: ['Réseaux'] }] },
  ],
  ['plain skills', { skills: ['HTML', 'CSS'], basics: {} }, { skills: [{ items: ['HTML', 'CSS'] }] }],
  ['skills as one text', { skills: 'HTML, CSS', basics: {} }, { skills: [{ items: ['HTML', 'CSS'] }] }],
  [
    'skills under keys',
    { skills: { Front: ['HTML'], Back: 'Go' }, basics: {} },
    {
      skills: [
        { title: 'Front', items: ['HTML'] },
        { title: 'Back', items: ['Go'] },
      ],
    },
  ],
  [
    'skills beside groups',
    { skills: [{ name: 'Front', keywords: ['HTML'] }, 'Go'], basics: {} },
    { skills: [{ title: 'Front' }, { items: ['Go'] }] },
  ],
  [
    'plain languages',
    { languages: ['Français', 'Anglais (C1)', 'Italien : B2'], basics: {} },
    { languages: [{ name: 'Français' }, { name: 'Anglais', level: 'C1' }, { name: 'Italien', level: 'B2' }] },
  ],
  [
    'levels of LinkedIn',
    { languages: [{ language: 'Anglais', fluency: 'Full professional proficiency' }], basics: {} },
    { languages: [{ level: 'Capacité professionnelle complète' }] },
  ],
  ['plain interests', { interests: ['Aviron', { name: 'Go' }], basics: {} }, { interests: ['Aviron', 'Go'] }],
  [
    'a certificate with an end',
    { certificates: [{ title: 'A', issuer: 'B', date: 'Mar 2023', expires: '2025-02' }], basics: {} },
    { certificates: [{ date: '2023-03', end: '2025-02' }] },
  ],
  [
    'a certificate without an issuer',
    { certificates: [{ name: 'A' }, { name: 'B', date: '2023' }], basics: {} },
    { certificates: [{ title: 'A' }, { title: 'B', date: '2023' }] },
  ],
  [
    'schools with one date, with none, and without a degree',
    { education: [{ institution: 'U', area: 'IT', endDate: '2012' }, { institution: 'V' }], basics: {} },
    { education: [{ title: 'IT', organisation: 'U', end: '2012' }, { organisation: 'V' }] },
  ],
  [
    'voluntary work without a date, and without a post',
    { volunteer: [{ organization: 'U', position: 'Aide' }, { organization: 'V' }], basics: {} },
    { volunteering: [{ title: 'Aide', organisation: 'U' }, { organisation: 'V' }] },
  ],
  [
    'Spanish dates',
    { work: [{ ...JOB, startDate: 'ene 2019', endDate: 'Actualidad' }] },
    { experience: [{ start: '2019-01' }] },
  ],
  [
    'names without a group behind one without names',
    { skills: [{ name: 'Web' }, 'Go', 'Rust'], basics: {} },
    { skills: [{ items: ['Go', 'Rust'] }, { title: 'Web' }] },
  ],
  ['a résumé in a key of its own', { basics: undefined, resume: { work: [JOB] } }, { experience: [{ start: '2020' }] }],
  [
    'a publication',
    { publications: [{ title: 'Pub', website: 'https://rev.example.org' }], basics: {} },
    { publications: [{ title: 'Pub', url: 'https://rev.example.org' }] },
  ],
  [
    'a user name alone',
    { basics: { profiles: [{ network: 'GitHub', username: 'zoe' }] } },
    { links: [{ name: 'GitHub', url: 'https://github.com/zoe', username: 'zoe' }] },
  ],
  [
    'a fediverse account',
    { basics: { profiles: [{ network: 'Mastodon', username: '@zoe@piaille.fr' }] } },
    { links: [{ url: 'https://piaille.fr/@zoe' }] },
  ],
  [
    'plain profiles',
    { basics: { profiles: ['gitlab.com/zoe', 'https://mastodon.example.org/@zoe'] } },
    { links: [{ name: 'GitLab', url: 'https://gitlab.com/zoe' }, { name: 'Mastodon' }] },
  ],
  [
    'profiles by network',
    {
      basics: {
        profiles: { GitHub: { username: 'zoe' }, LinkedIn: 'linkedin.com/in/zoe', Mastodon: '@zoe@piaille.fr' },
      },
    },
    {
      links: [
        { name: 'GitHub', url: 'https://github.com/zoe' },
        { name: 'LinkedIn' },
        { url: 'https://piaille.fr/@zoe' },
      ],
    },
  ],
  [
    'one profile instead of a list',
    { basics: { profiles: { network: 'GitHub', username: 'zoe' } } },
    { links: [{ name: 'GitHub', url: 'https://github.com/zoe' }] },
  ],
  [
    'profiles under keys',
    { basics: { github: 'zoe', linkedin: 'linkedin.com/in/zoe' } },
    { links: [{ url: 'https://github.com/zoe' }, { url: 'https://linkedin.com/in/zoe' }] },
  ],
  [
    'a profile as the site',
    { basics: { url: 'https://github.com/zoe' } },
    { links: [{ url: 'https://github.com/zoe' }] },
  ],
  ['another name for the title', { basics: { headline: 'Développeuse' } }, { title: 'Développeuse' }],
  [
    'links and bold words',
    { work: [{ ...JOB, summary: 'Le [site](https://a.example.org), **seul**.' }] },
    { experience: [{ summary: 'Le site (https://a.example.org), seul.' }] },
  ],
  [
    'HTML',
    { work: [{ ...JOB, summary: '<p>R&amp;D</p><ul><li><p>Un</p></li><li>De<b>ux</b></li></ul>' }] },
    { experience: [{ summary: 'R&D', points: ['Un', 'Deux'] }] },
  ],
  [
    'HTML written twice',
    { work: [{ ...JOB, summary: '&lt;p&gt;R&amp;amp;D&lt;/p&gt;' }] },
    { experience: [{ summary: 'R&D' }] },
  ],
  [
    'what is about HTML',
    { work: [{ ...JOB, summary: 'L’élément <dialog> et Promise<void>' }] },
    { experience: [{ summary: 'L’élément <dialog> et Promise<void>' }] },
  ],
])('%s', async (_, resume, cv) => {
  const facts = await importedFrom({ basics: {}, ...resume })
  expect(facts.cv).toMatchObject(cv)
  expect(facts.left).toEqual([])
  expect(facts.errors).toEqual([])
})

test.each([
  ['one key', { data: { basics: {}, work: [JOB] } }],
  ['a list of one', [{ basics: {}, work: [JOB] }]],
])('a résumé in %s is read', async (_, resume) => {
  const { cv } = await importedFrom(resume)
  expect(cv).toMatchObject({ experience: [{ organisation: 'Coop', start: '2020' }] })
})

test.each([
  ['03/04/2020', 'date/ambiguous experience[0].start'],
  ['2019-13', 'date/invalid experience[0].start'],
  ['Summer 2019', 'date/invalid experience[0].start'],
  [null, 'value/empty experience[0].start'],
])('nobody guesses the date %s', async (startDate, error) => {
  expect((await importedFrom({ work: [{ ...JOB, startDate }] })).errors).toEqual([error])
})

test('a day that does not exist is kept, so that the check says it', async () => {
  const { cv, errors } = await importedFrom({ work: [JOB], publications: [{ name: 'A', releaseDate: '2020-02-30' }] })
  expect(cv).toMatchObject({ publications: [{ date: '2020-02-30' }] })
  expect(errors).toEqual(['date/no-such-day publications[0].date'])
})

test('nor one that stands in the place of a period', async () => {
  const { cv, errors, left } = await importedFrom({ work: [{ position: 'Dev', name: 'Coop', date: 'Été 2015' }] })
  expect(cv).toMatchObject({ experience: [{ start: 'Été 2015' }] })
  expect([left, errors]).toEqual([[], ['date/invalid experience[0].start']])
})

test('invisible characters are cleaned, and said by their places', async () => {
  const { cv, errors, markdown, remarks } = await importedFrom({
    basics: { label: '\uFEFFDev', summary: 'Un\u2028deux' },
    work: [
      {
        ...JOB,
        summary: 'L\u0092eau\u200B, co\u00ADop \u0096 fin',
        highlights: ['zero\u200Bwidth', 'line\u2028end', '👩‍👧'],
      },
    ],
  })
  expect(cv).toMatchObject({
    title: 'Dev',
    experience: [{ summary: 'L’eau, coop – fin', points: ['zerowidth', 'line end', '👩‍👧'] }],
  })
  expect(errors).toEqual([])
  expect(markdown).not.toMatch(/[\u0080-\u009F\u200B\u00AD\u2028\uFEFF]/)
  for (const path of [
    'basics.label',
    'basics.summary',
    'work[0].summary',
    'work[0].highlights[0]',
    'work[0].highlights[1].',
  ])
    expect(remarks).toContain(path)
})

test('a letter that is lost is no invisible character: the check asks for it', async () => {
  expect((await importedFrom({ basics: { label: 'D\uFFFDv', summary: 'x' } })).errors).toEqual([
    expect.stringContaining('file/control-character'),
  ])
})

test.each([
  ['paragraphs', 'Un\ndeux\n\nTrois', 'Un deux\n\nTrois'],
  ['a list', '<p>Hello &amp; welcome</p>\n\n- a\n- b', 'Hello & welcome\n\n- a\n- b'],
  ['bullets of LinkedIn', 'Je fais :\n• Audit\n• Suivi', 'Je fais :\n\n- Audit\n- Suivi'],
  [
    'links and bold words',
    '<a target="_blank" href="https://a.example.org"><span><b>Site</b></span></a> <strong>net</strong>',
    '[Site](https://a.example.org) **net**',
  ],
  ['what only looks like markup', '> 1 * <b>', '\\> 1 \\* \\<b>'],
  ['headings, below that of the CV', '# Moi\n\nUn\n### Et **puis**\nDeux', '## Moi\n\nUn\n\n#### Et **puis**\n\nDeux'],
])('the profile keeps %s', async (_, summary, body) => {
  const { markdown, errors } = await importedFrom({ basics: { summary } })
  expect(markdown.split('\n---\n')[1]?.trim()).toBe(body)
  expect(errors).toEqual([])
})

test.each([
  ['zoe.example.org/blog', 'https://zoe.example.org'],
  ['https://zoe.example.org/', 'https://zoe.example.org'],
  ['http://localhost:3000', undefined],
  ['N/A', undefined],
])('the proposed origin for %s is one that the check accepts', async (url, origin) => {
  expect((await importedFrom({ basics: { url } })).site.origin).toBe(origin)
})

test('what has no key is named, and an address that is none does no harm', async () => {
  const resume = {
    basics: { url: 'N/A', profiles: [{ network: 'Discord', username: 'zoe#1' }], image: 'x.png' },
    work: [{ ...JOB, url: 'javascript:1', salary: 3, id: 7 }],
    skills: [{ name: 'Front', level: 4 }],
    constructor: { toString: 'x' },
    x: [null, { a: false }],
  }
  const { left, errors } = await importedFrom(resume)
  expect(left).toEqual([
    ...['basics.url', 'basics.profiles[0].network', 'basics.profiles[0].username', 'basics.image'],
    ...['work[0].url', 'work[0].salary', 'skills[0].level', 'constructor.toString', 'x[1].a'],
  ])
  expect(errors).toEqual([])
})

const REACTIVE_3 = {
  basics: {
    name: 'Zoé',
    headline: 'Dev',
    location: { city: 'Sète', country: 'FR' },
    summary: 'Je code.',
    url: 'https://zoe.example.org',
  },
  sections: {
    work: {
      items: [
        {
          id: '1',
          name: 'Coop',
          position: 'Dev',
          date: { start: '2020-01-01T00:00:00.000Z', end: '' },
          summary: '* Un\n* Deux',
        },
      ],
    },
    skills: { items: [{ id: '2', name: 'Front', level: 'Expert', levelNum: 5, keywords: ['HTML'] }] },
  },
  metadata: { template: 'kakuna' },
}
const REACTIVE_4 = {
  basics: {
    name: 'Zoé',
    headline: 'Dev',
    location: 'Sète',
    url: { label: '', href: 'https://zoe.example.org' },
    customFields: [],
    picture: { url: 'https://a.example.org/x.png' },
  },
  sections: {
    summary: { id: 'summary', visible: true, content: '<p>Je code.</p>' },
    experience: {
      items: [
        {
          visible: true,
          company: 'Coop',
          position: 'Dev',
          location: 'Sète',
          date: 'janv. 2020 - aujourd’hui',
          summary: '<ul><li>Un</li><li>Deux</li></ul>',
          url: { label: '', href: '' },
        },
        { visible: false, company: 'Caché', position: 'X', date: '2019' },
      ],
    },
    skills: { items: [{ visible: true, name: 'Front', description: 'Expert', level: 5, keywords: ['HTML'] }] },
    languages: { items: [{ visible: true, name: 'Anglais', description: 'C1', level: 4 }] },
    profiles: {
      items: [
        {
          visible: true,
          network: 'GitHub',
          username: 'zoe',
          icon: 'github',
          url: { label: '', href: 'https://github.com/zoe' },
        },
      ],
    },
    custom: { a: { items: [{ name: 'Brevet' }] } },
  },
  metadata: { template: 'onyx' },
}
const REACTIVE_5 = {
  picture: { url: '', hidden: false },
  basics: {
    name: 'Zoé',
    headline: 'Dev',
    location: 'Sète',
    website: { url: 'https://zoe.example.org', label: '' },
    customFields: [],
  },
  summary: { title: '', hidden: false, content: '<p>Je code.</p>' },
  sections: {
    experience: {
      items: [
        {
          hidden: false,
          company: 'Coop',
          position: 'Dev',
          period: 'Jan 2020 - Present',
          website: { url: '', label: '' },
          description: '<p></p><ul><li><p>Un</p></li><li><p>Deux</p></li></ul>',
        },
      ],
    },
    skills: {
      items: [{ hidden: false, icon: 'x', name: 'Front', proficiency: 'Expert', level: 5, keywords: ['HTML'] }],
    },
  },
  customSections: [],
  metadata: { template: 'azurill' },
}

test.each([
  ['3', REACTIVE_3],
  ['4', REACTIVE_4],
  ['5', REACTIVE_5],
  ['4 in a record of its server', { id: 'x', title: 'CV', data: REACTIVE_4 }],
])('Reactive Resume %s is read, and a hidden entry is left aside', async (_, source) => {
  const { cv, profile, site, left, errors, remarks } = await importedFrom(source)
  expect(cv).toMatchObject({
    title: 'Dev',
    experience: [
      { title: 'Dev', organisation: 'Coop', start: expect.stringMatching(/^2020-01/), points: ['Un', 'Deux'] },
    ],
    skills: [{ title: 'Front', level: 'Expert', items: ['HTML'] }],
  })
  expect(cv.experience).toHaveLength(1)
  expect((cv.experience as object[])[0]).not.toHaveProperty('end')
  expect(profile).toBe('Je code.')
  expect(site.origin).toBe('https://zoe.example.org')
  const hasPicture = JSON.stringify(source).includes('x.png')
  expect(left).toEqual(hasPicture ? ['basics.picture', 'custom.a.items[0].name'] : [])
  expect(errors).toEqual([])
  expect(remarks.includes('cachez dans Reactive Resume : 1')).toBe(JSON.stringify(source).includes('Caché'))
})

test('a post below its company, and a role beside a recommendation of Reactive Resume, are read as such', async () => {
  const own = structuredClone(REACTIVE_5) as { sections: Record<string, unknown> }
  own.sections.experience = {
    items: [
      {
        company: 'Coop',
        position: '',
        location: 'Brest',
        period: '2018 - Present',
        description: '<p>Des sites.</p>',
        website: { url: 'https://coop.example.org', label: '' },
        roles: [
          { position: 'Responsable', period: '2022 - Present', description: '<p>Mené.</p>' },
          { position: 'Dev', period: '2018 - 2022', description: '<ul><li>Fait</li></ul>' },
        ],
      },
    ],
  }
  own.sections.references = { items: [{ name: 'Jeanne', description: 'Directrice', summary: '<p>Sérieux.</p>' }] }
  const { cv, left, errors } = await importedFrom(own)
  const place = { organisation: 'Coop', place: 'Brest', url: 'https://coop.example.org' }
  expect(cv.experience).toEqual([
    { title: 'Responsable', ...place, start: '2022', summary: 'Des sites. Mené.' },
    { title: 'Dev', ...place, start: '2018', end: '2022', points: ['Fait'] },
  ])
  expect(cv.references).toEqual([{ text: 'Sérieux.', author: 'Jeanne', post: 'Directrice' }])
  expect([left, errors]).toEqual([['basics.picture', 'custom.a.items[0].name'].slice(0, left.length), []])
})

test.each([
  [{ network: 'Email', username: 'zoe@example.org', url: 'mailto:zoe@example.org' }, undefined],
  [{ network: 'GitHub', username: 'zoe@example.org' }, undefined],
  [{ network: 'Site', username: 'zoe.martin' }, undefined],
  [{ network: 'Mastodon', username: 'zoe@example.org' }, 'https://example.org/@zoe'],
  [{ network: 'Social', username: '@zoe@example.org' }, 'https://example.org/@zoe'],
  [{ network: 'GitHub', username: 'https://github.com/zoe', url: '' }, 'https://github.com/zoe'],
  [{ network: 'Xing', username: '', url: '', website: 'xing.com/profile/zoe' }, 'https://xing.com/profile/zoe'],
])('of the profile %j, no other address is made than its own', async (profile, url) => {
  const { cv, left } = await importedFrom({ basics: { profiles: [profile] }, work: [JOB] })
  expect((cv.links as { url: string }[])[0]?.url).toBe(url)
  expect(left.length > 0).toBe(url === undefined)
})

test('line ends and tabs inside the texts of JSON are read', async () => {
  const { cv, profile } = await importedFrom(
    Buffer.from('{"basics":{"label":"Dev\t\\"web\\"","summary":"Un.\r\n\r\nDeux\\\\"},\n"work":[]}'),
  )
  expect([cv.title, profile]).toEqual(['Dev "web"', 'Un.\n\nDeux\\'])
})

test.each([
  ['', '1:1', 'il est vide'],
  ['{\n  // mon CV\n  "basics": {}\n}', '2:3', 'n’a pas de commentaires, effacez celui-ci : // mon CV'],
  ['{"work": [],\n}', '2:1', 'effacez la virgule devant }'],
  ['{"work": []\n "basics": {}}', '2:2', 'il manque une virgule devant "basics": {}}'],
  ["{'work': []}", '1:2', 'guillemets droits doubles'],
  ['{“work”: []}', '1:2', 'guillemets droits doubles'],
  ['{"work": "un\ndeux}', '1:10', 'pas de guillemet fermant sur sa ligne : "un'],
  ['{"work": [1, 2', '1:15', 'il s’arrête ici'],
  ['module.exports = {}', '1:1', 'pas attendu ici : module.exports = {}'],
  ['{"work": []} x', '1:14', 'pas attendu ici : x'],
  ['{"a": 01}', '1:8', 'une virgule devant 1}'],
  ['{"work": [}', '1:11', 'pas attendu ici : }'],
])('the fault of the JSON %j is said at %s', async (text, place, message) => {
  const read = await readBytes(Buffer.from(text), 'cv.json')
  expect(read).toContain(`cv.json:${place}  `)
  expect(read).toContain(message)
})

test('the place of a fault in any JSON is where it was put', async () => {
  const source = JSON.stringify({ basics: { a: ['b\\"é', 1e3, -0.5, true, null, {}], c: [] }, work: [] }, null, 1)
  for (const { index } of source.matchAll(/[,:\]}](?=\s)/g)) {
    const lines = source.slice(0, index).split('\n')
    const read = await readBytes(Buffer.from(`${source.slice(0, index)}§${source.slice(index)}`), 'cv.json')
    expect(read).toContain(`cv.json:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}  `)
  }
})

test.each([
  ['UTF-8 with a mark', '\uFEFF', 'utf8', ''],
  ['UTF-16', '\uFEFF', 'utf16le', 'UTF-16'],
  ['UTF-16 without a mark', '', 'utf16le', 'UTF-16'],
  ['Latin-1', '', 'latin1', 'Windows-1252'],
] as const)('%s is decoded, and named unless it is UTF-8', async (_, mark, encoding, name) => {
  const source = Buffer.from(`${mark}{"basics":{"label":"Développeuse","summary":"É"}}`, encoding)
  const { cv, profile, remarks } = await importedFrom(source)
  expect([cv.title, profile]).toEqual(['Développeuse', 'É'])
  expect(remarks.includes('n’est pas en UTF-8')).toBe(name !== '')
  expect(remarks).toContain(name)
})

test('a résumé in UTF-8 with single bytes of Windows-1252 keeps its other characters, and each byte is named', async () => {
  const source = Buffer.from('{"basics":{"label":"Développeuse née",\n"summary":"À la mi-août§"}}')
  source[source.indexOf('§')] = 0x85
  const { cv, profile, remarks } = await importedFrom(
    Buffer.from(source.toString('latin1').replace('\x85\xA7', '\x85'), 'latin1'),
  )
  expect([cv.title, profile]).toEqual(['Développeuse née', 'À la mi-août…'])
  expect(remarks).toContain('resume.json:2:24 (…)')
})

test.each([
  ['{"employment":{"history":[]}}', 'FRESH'],
  ['{"SkillsPassport":{}}', 'Europass'],
  ['{"profile":{},"work":{"items":[]}}', 'Reactive Resume 1'],
  ['{"profile":{"personalInformation":{"firstName":"A"}}}', 'Europass'],
  ['{"profile":{"workExperiences":[]}}', 'Europass'],
  ['{"aboutMe":{"profile":{"name":"A"}},"experience":{"jobs":[]}}', 'Manfred'],
  ['%PDF-1.7', 'PDF'],
  ['{"name":"x"}', 'n’est pas un fichier JSON Resume'],
  ['{"work":null,"basics":"x"}', 'n’est pas un fichier JSON Resume'],
  ['[{"work":[{"name":"a"}]},{"work":[{"name":"b"}]}]', 'plusieurs CV'],
  ['cv:\n  name: A\n', 'RenderCV', 'cv.yaml'],
  ['basics:\n  name: A\n', 'YAML', 'cv.yml'],
  ['PK', 'Word', 'CV.DOCX'],
  ['<a/>', 'Europass', 'cv.xml'],
  ['<?xml version="1.0"?><SkillsPassport/>', 'Europass'],
  ['<!DOCTYPE html><html></html>', 'HTML'],
  ['\uFFFDPNG\r\n', 'PNG'],
  ['GIF89a', 'GIF', 'photo.jpg'],
  ['\0\0\0\x18ftypheic', 'HEIC', 'IMG_1.HEIC'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG'],
  ['PK', 'Pages', 'cv.pages'],
])('%s is refused by name', async (text, name, file = 'cv.json') => {
  expect(await readBytes(Buffer.from(text), file)).toContain(name)
})

const KEYS =
  'basics work education skills languages interests references projects volunteer certificates awards publications sections items ' +
  'name label summary highlights keywords startDate endDate date url website location city profiles network username level fluency ' +
  'position company institution area studyType score gpa courses content visible metadata data __proto__ constructor toString'
const VALUES =
  'yes|no|~|2020|01/2020|Jan 2020|Present|2019-13|03/04/2020|• a\n• b|<p>x</p><ul><li>y</li></ul>|&amp;|a, b; c|https://a.example.org|a.example.org|' +
  'javascript:1|: # - |---\n|\'"|“x”|[a](b)|**a**|\u0092|\u200B|\u2028|👩‍👧|\uFFFD|À ÉCRIRE|\t x | # x|x #|{a}|[a]|*a|&a|!a|% a|@a|`a`|N/A|null'
/** Any JSON whose keys are those of a résumé. */
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    fc.constantFrom(...VALUES.split('|'), '', null, true, 0, 2020, 1.5),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS.split(' ')), tie('json'), { maxKeys: 6 }),
  ),
}))

test('whatever a résumé holds, what is written can be read, and the check has nothing to say of how it is written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...KEYS.split(' ')), json, { maxKeys: 8 }), async (resume) => {
      const { codes, markdown } = await importedFrom({ ...resume, work: [resume.work ?? null] })
      const isLost = markdown.includes('\uFFFD')
      const ofWriting =
        /^(yaml|header|file\/(?!control|garbled))|^value\/(ambiguous|cut|remark|stray|quotes|joined|type|html|markdown)$/
      expect(isLost ? [] : codes.filter((code) => ofWriting.test(code) || code === 'file/control-character')).toEqual(
        [],
      )
    }),
    { numRuns: runs(150) },
  )
})

const ofLength = (length: number) => {
  const [start, end] = ['{"basics":{"name":"A","label":"Dev","summary":"', '"}}']
  return start + 'a'.repeat(length - start.length - end.length) + end
}
const zipped = (length: number) => zipSync({ 'Profile.csv': strToU8(`Headline,Summary\nDev,${'a'.repeat(length)}\n`) })

test.each([
  ['a resume', ofLength(RESUME_MAX_BYTES), ofLength(RESUME_MAX_BYTES + 1)],
  ['what is no resume', '[', `${'['.repeat(30_000_000)}`],
  ['an archive of LinkedIn', zipped(RESUME_MAX_BYTES / 2), zipped(RESUME_MAX_BYTES)],
])('%s is only read up to a length, because it becomes far larger in memory', async (_, short, long) => {
  const refusal = 'cv pèse plus de 512 Ko'
  expect(JSON.stringify(await readBytes(Buffer.from(short), 'cv'))).not.toContain(refusal)
  expect(await readBytes(Buffer.from(long), 'cv')).toContain(refusal)
})

test('of many bytes that are not UTF-8, below many lines, only those are looked for that are named', async () => {
  const text = `${'\n'.repeat(200_000)}{"basics":{"name":"A","summary":"§"}}`
  const bytes = Buffer.from(text.replace('§', `${'é'.repeat(60_001)}${'\u00E8'.repeat(60_000)}`), 'latin1')
  const whole = Buffer.from('é')
  const mixed = Buffer.concat([...bytes].map((byte) => (byte === 0xe9 ? whole : Buffer.of(byte))))
  const start = process.cpuUsage()
  const read = await readBytes(mixed, 'cv.json')
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000)
  expect(JSON.stringify(read)).toMatch(/cv\.json:200001:\d+ \(è\)…/)
})

test('the paths of what is left stand on one line, however the keys are written', () => {
  expect(listed(['work[0].x\n::error::y', 'a'.repeat(500)])).toBe(`work[0].x ::error::y, ${'a'.repeat(120)}….`)
})
