import { X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import { askAll, linkDiagnostics } from '../../scripts/proofread/links/check-links.ts'
import { linksOf } from '../../scripts/proofread/links/link.ts'
import { type BadWeb, LOCAL_WEB, PEM, startBadWeb } from '../support/bad-web.ts'
import { findIn } from '../support/cases.ts'
import { sourcesOf } from '../support/sources.ts'

let web: BadWeb
beforeAll(async () => {
  web = await startBadWeb()
})
afterAll(() => web.close())

/** A site that is up to date on 20 November 2026, the day of `sourcesOf`. */
const FRESH = {
  'site.md': `---
name: Zoé Martin
trade: Développeuse
origin: https://zoe-martin.fr
email: zoe@zoe-martin.fr
place: Sète, Hérault
availability: Disponible dès janvier 2027
github: https://github.com/zoe
linkedin: https://www.linkedin.com/in/zoe
hero: { portrait: images/portrait.png }
seeking: { contract: CDI, post: Développeuse React, from: '2027-01-04' }
footer: { year: '2019–2026' }
---
`,
  'cv.md': `---
title: Développeuse front-end
location: { city: Sète }
links:
  - { name: GitHub, url: 'https://github.com/zoe' }
  - { name: LinkedIn, url: 'https://www.linkedin.com/in/zoe/' }
experience:
  - { title: Développeuse, organisation: Atelier du Lez, start: '2024-02', end: '2026-10' }
  - { title: Intégratrice, organisation: Atelier du Lez, start: '2022-02', end: '2024-01' }
---

Écrivez à zoe@zoe-martin.fr.
`,
  'projets/banque.md': `---
number: 1
title: Banque
theme: Des comptes
technologie: [React]
category: Personnel
state: OK
date: '2026-09-15'
url: null
github: null
---

Des comptes, [racontés](https://example.org).
`,
  'projets/carte.md': `---
number: 2
title: Carte
theme: Des ateliers
technologie: [React]
category: Personnel
state: PROGRESS
---

Une carte des ateliers.
`,
}
type File = keyof typeof FRESH

interface Fault {
  file: File
  /** The text to change, and its replacement; `#` is the address of the server. */
  from: string
  to: string
  code: string
  /** The day of the last commit of every file. @default yesterday */
  committed?: string
  /** Place of the report. @default the line of the change */
  at?: string
  /** Omits the project in progress, which makes a site count as young. */
  isFinished?: true
  /** Requests the secure server, so many days before its certificate ends. */
  daysLeft?: number
}

const availability = { file: 'site.md', from: 'janvier 2027', code: 'fresh/availability' } as const
const seeking = { file: 'site.md', from: '2027-01-04', code: 'seeking/past' } as const
const post = { file: 'cv.md', code: 'fresh/open-post' } as const
const copyright = { file: 'site.md', from: '2019–2026', code: 'fresh/copyright' } as const
const newest = { file: 'projets/banque.md', at: 'title:', isFinished: true, code: 'fresh/projects' } as const
const inProgress = { file: 'projets/carte.md', from: 'Carte', to: 'La carte', code: 'fresh/in-progress' } as const
const contradiction = { code: 'fresh/contradiction' } as const
const site = { file: 'projets/banque.md', from: 'url: null' } as const
const FAULTS: Record<string, Fault> = {
  'a month that has passed': { ...availability, to: 'octobre 2026' },
  'two months that have passed': { ...availability, to: 'mai 2025 ou juin 2025' },
  'a year that has passed': { ...availability, to: '2025' },
  'an English month that has passed': { ...availability, from: 'dès janvier 2027', to: 'from October 2026' },
  'a German month that has passed': { ...availability, from: 'dès janvier 2027', to: 'ab März 2026' },
  'yesterday as the first day': { ...seeking, to: '2026-11-19' },
  'a first day of last year': { ...seeking, to: '2025-01-06' },
  'a post without an end before a newer one': { ...post, from: ", end: '2024-01'", to: '' },
  'the same with two newer ones': {
    ...{ ...post, from: ", end: '2024-01' }" },
    to: " }\n  - { title: Cheffe, organisation: Port, start: '2025-02', end: '2025-03' }",
  },
  'a newest project of 20 months ago': { ...newest, from: '2026-09-15', to: '2025-03-15' },
  'a newest project of a period of 2024': {
    ...newest,
    from: "date: '2026-09-15'",
    to: "period: { from: '2024', to: '2024-11' }",
  },
  'in progress, last changed in March of last year': { ...inProgress, committed: '2025-03-02' },
  'in progress, last changed a year and a day ago': { ...inProgress, committed: '2025-11-19' },
  'a copyright that ends before the CV': { ...copyright, to: '2019–2024' },
  'a copyright to come': { ...copyright, to: '2027' },
  'another trade': { ...contradiction, file: 'cv.md', from: 'Développeuse front-end', to: 'Cheffe de projet' },
  'another town': { ...contradiction, file: 'cv.md', from: 'city: Sète', to: 'city: Lyon' },
  'another address of mail': { ...contradiction, file: 'cv.md', from: 'zoe@zoe-martin.fr', to: 'zoe@autre.fr' },
  'another GitHub': { ...contradiction, file: 'cv.md', from: 'github.com/zoe', to: 'github.com/zoe-m' },
  'another LinkedIn': { ...contradiction, file: 'cv.md', from: 'in/zoe/', to: 'in/zoe-martin/' },
  'an archived repository': { ...site, from: 'github: null', to: 'github: #/depot/vieux', code: 'link/archived' },
  'an archived repository in a text': {
    ...{ ...site, from: 'https://example.org', to: '#/depot/vieux' },
    code: 'link/archived',
  },
  'a domain for sale': { ...site, to: 'url: #/for-sale', code: 'link/parked' },
  'a redirect to another domain': {
    ...{ ...site, to: 'url: #/redirect/302?to=http://autre.fr:PORT/', code: 'link/elsewhere' },
  },
  'a certificate of nine days': { ...site, to: 'url: #/', daysLeft: 9, code: 'link/certificate' },
}

/** Returns the reports about outdated content in these files, with requests of their addresses. */
async function agedIn(
  files: Readonly<Record<string, string>>,
  { committed = '2026-11-19', daysLeft = 99 }: Partial<Fault>,
) {
  const sources = sourcesOf(files)
  const links = linksOf(sources.files, new ParsedFiles()).filter(({ address }) => address.includes('127.0.0.1'))
  const end = new X509Certificate(PEM).validTo
  const now = new Date(new Date(end).getTime() - daysLeft * 24 * 60 * 60 * 1000)
  const answers = await askAll(links, { web: { ...LOCAL_WEB, trusted: PEM }, now })
  const commits = Object.fromEntries(sources.files.map(({ path }) => [path, committed]))
  return [...(await findIn(sources, { ownWords: '', commits })), ...linkDiagnostics(links, answers)].filter(
    ({ code }) => /^(fresh|seeking|link)\//.test(code),
  )
}

test('a site that is up to date has nothing of the kind', async () => {
  expect(await agedIn(FRESH, {})).toEqual([])
})

test.each(Object.entries(FAULTS))('%s', async (_, fault) => {
  const { file, from, to, code, at, daysLeft } = fault
  const origin = daysLeft === undefined ? web.origin : web.secureOrigin
  const written = to.replace('#', origin).replace('PORT', new URL(origin).port)
  expect(FRESH[file]).toContain(from)
  const text = FRESH[file].replace(from, () => written)
  const { 'projets/carte.md': carte, ...finished } = { ...FRESH, [file]: text }
  const found = await agedIn({ ...finished, ...(!fault.isFinished && { 'projets/carte.md': carte }) }, fault)
  const index = at === undefined ? FRESH[file].indexOf(from) : text.indexOf(at)
  expect(found).toMatchObject([
    { code, severity: 'notice', file: `content/${file}`, line: text.slice(0, index).split('\n').length },
  ])
})

test.each([
  ['a newest project of 18 months ago', 'projets/banque.md', '2026-09-15', '2025-05-15'],
  [
    'a post without an end beside one of the same month',
    'cv.md',
    "start: '2022-02', end: '2024-01'",
    "start: '2024-02'",
  ],
] as const)('%s is not reported', async (_, file, from, to) => {
  expect(FRESH[file]).toContain(from)
  // Omits the project in progress, which makes a site count as young.
  const { 'projets/carte.md': _carte, ...finished } = { ...FRESH, [file]: FRESH[file].replace(from, to) }
  expect(await agedIn(finished, {})).toEqual([])
})
