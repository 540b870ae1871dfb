import { CHARACTERS, type Character, lookOf } from '../../src/catalogue/characters.ts'
import { brandOfHost } from '../brands/brands.ts'
import { compile, type RunFiles } from '../compile/compile.ts'
import { INITIALS } from '../compile/cross-checks.ts'
import { FAVICON } from '../compile/picture.ts'
import { kindOf } from '../compile/read.ts'
import { nearSlug } from '../compile/slug.ts'
import type { Sources } from '../compile/source.ts'
import { TO_WRITE } from '../compile/to-write.ts'
import { hueNamed } from '../compile/validate/colour.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS, type TYPEFACES } from '../fields/definitions.ts'
import { NEEDED } from '../outputs/mail-provider.ts'
import { withComments } from './front-matter.ts'
import type { InitAnswers, InitKey } from './init-questions.ts'
import { projectTemplate } from './new.ts'

export interface Question {
  key: InitKey
  /** The keys of `site.md` that it fills; problems there are its own. */
  fills: readonly string[]
  /** A question without an example or choices is about a free text. */
  example?: string
  hint?: string
  required?: true
  /** What can be chosen, by name or by number, with what it means. */
  choices?: Readonly<Record<string, string>>
  /** What Enter takes, and a command without this option. */
  initial?(answers: InitAnswers): string
  /** @default always */
  isAsked?(answers: InitAnswers): boolean
}

const mailKey = (key: InitKey, example: string): Question => ({
  ...{ key, fills: [`mail.${key}`], example, hint: 'Entrée : plus tard, et pas de formulaire d’ici là.' },
  isAsked: (answers) => neededKeys(answers).includes(key),
})

/** In the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  { key: 'name', fills: ['name'], example: 'Camille Persienne', required: true },
  { key: 'trade', fills: ['trade'], example: 'Développeuse front-end', required: true },
  { key: 'place', fills: ['place'], example: 'Montpellier, Occitanie', hint: 'Entrée : elle n’est pas dite.' },
  { key: 'email', fills: ['email'], example: 'camille@exemple.fr', hint: 'Entrée : elle n’est nulle part.' },
  { key: 'phone', fills: ['phone'], example: '06 39 98 00 00', hint: 'Entrée : rien ne parle de téléphoner.' },
  {
    key: 'profiles',
    fills: ['github', 'linkedin', 'profiles', 'fediverse'],
    example: 'https://github.com/camille https://mastodon.social/@camille',
    hint: 'Séparées par des espaces. Entrée : aucun.',
  },
  {
    key: 'contact',
    fills: ['contact'],
    choices: { form: 'avec un formulaire', mail: 'sans formulaire : mail et téléphone', none: 'pas de page Contact' },
    initial: ({ email, phone }) => (email ? 'form' : phone ? 'mail' : 'none'),
  },
  {
    key: 'provider',
    fills: ['mail.provider'],
    choices: {
      emailjs: 'EmailJS, trois identifiants et une adresse mail',
      formspree: 'Formspree, un identifiant',
      web3forms: 'Web3Forms, une clé',
      netlify: 'Netlify, si le site y est hébergé',
      endpoint: 'un serveur à vous',
    },
    hint: 'Entrée : plus tard. D’ici là, la page Contact est sans formulaire.',
    isAsked: ({ contact }) => contact === 'form',
  },
  mailKey('publicKey', 'AbCdEfGhIjKl'),
  mailKey('serviceId', 'service_abc123'),
  mailKey('templateId', 'template_abc123'),
  mailKey('formId', 'xyzabcde'),
  mailKey('accessKey', '00000000-0000-4000-8000-000000000000'),
  mailKey('endpoint', 'https://exemple.fr/message'),
  {
    key: 'formPhone',
    fills: ['form.phone'],
    choices: { required: 'oui, obligatoire', optional: 'oui, facultatif', none: 'non' },
    initial: () => 'optional',
    isAsked: hasForm,
  },
  {
    key: 'retention',
    fills: ['legal.retention'],
    hint: 'Les mentions légales diront : « Votre message est gardé un an. »',
    initial: () => 'un an',
    isAsked: hasForm,
  },
  {
    key: 'skills',
    fills: ['skills'],
    example: 'TypeScript, React, PostgreSQL',
    hint: 'Leurs logos sont trouvés par leur nom. Entrée : aucune.',
  },
  {
    key: 'words',
    fills: ['hero.words'],
    hint: 'Huit au plus.',
    initial: ({ skills }) => namesIn(skills).slice(0, 3).join(', '),
  },
  {
    key: 'sentence',
    fills: ['hero.sentences'],
    example: 'Je construis des interfaces claires.',
    hint: 'Entrée : aucune.',
  },
  {
    key: 'sections',
    fills: ['home'],
    choices: {
      projets: 'vos projets',
      competences: 'vos technologies',
      parcours: 'le haut de votre CV',
      temoignages: 'ce que l’on dit de vous',
      texte: 'un texte à vous, sous l’en-tête de site.md',
    },
    hint: 'Séparées par des virgules ; une section sans contenu reste cachée.',
    initial: () => DEFAULT_SECTIONS,
  },
  {
    key: 'character',
    fills: ['look.character'],
    choices: {
      soleil: 'la lumière à travers des persiennes',
      atelier: 'papier quadrillé, repères de coupe, très grand nom',
      papier: 'feuilles découpées, arche, police à empattements',
    } satisfies Record<Character, string>,
    initial: () => 'soleil',
  },
  { key: 'hue', fills: ['look.hue'], initial: (answers) => ownLook(answers).hue ?? 'bleu' },
  {
    key: 'typeface',
    fills: ['look.typeface'],
    choices: {
      bricolage: 'un peu irrégulière',
      literata: 'à empattements, comme un livre',
      atkinson: 'très lisible',
      outfit: 'géométrique',
      'jetbrains-mono': 'de code',
    } satisfies Record<(typeof TYPEFACES)[number], string>,
    hint: 'La vôtre, un fichier .woff2, se donne plus tard dans site.md.',
    initial: (answers) => ownLook(answers).typeface ?? OURS.typeface,
  },
  {
    key: 'radius',
    fills: ['look.radius'],
    choices: { none: 'des angles droits', small: 'un peu ronds', large: 'ronds' },
    initial: (answers) => ownLook(answers).radius ?? OURS.radius,
  },
  {
    key: 'origin',
    fills: ['origin'],
    hint: 'Pas encore choisie ? Entrée en prend une d’exemple, que « npm run check » rappellera.',
    required: true,
    initial: ({ name = '' }) => `https://${nearSlug(name) || 'mon-site'}.example.org`,
  },
]

const DEFAULT_SECTIONS = 'projets, competences, parcours'

/** The identifiers that the chosen service needs. */
function neededKeys({ contact, provider = '' }: InitAnswers): readonly InitKey[] {
  return contact === 'form' && Object.hasOwn(NEEDED, provider) ? NEEDED[provider as keyof typeof NEEDED] : []
}

/** Whether there will be a form: never one that cannot send. An identifier that was not asked yet may still come. */
export function hasForm(answers: InitAnswers): boolean {
  return answers.contact === 'form' && !!answers.provider && neededKeys(answers).every((key) => answers[key] !== '')
}

export function isAsked(question: Question, answers: InitAnswers): boolean {
  return question.isAsked?.(answers) ?? true
}

/** An answer as its key wants it: numbers stand for choices, names for hues. */
export function normalised({ key, choices }: Question, typed: string): string {
  if (key === 'hue') return hueNamed(typed) ?? typed
  if (choices === undefined) return typed
  const names = namesIn(typed).map((name) => Object.keys(choices)[Number(name) - 1] ?? name)
  return names.join(', ')
}

/** What the options of the command say. GitHub and LinkedIn may have options of their own. */
export function answersOf({ github, linkedin, ...given }: InitAnswers): InitAnswers {
  const addresses = [given.profiles, github, linkedin].filter((answer) => answer !== undefined)
  const all: InitAnswers = { ...given, ...(addresses.length > 0 && { profiles: addresses.join(' ').trim() }) }
  return Object.fromEntries(
    QUESTIONS.flatMap((question) => {
      const answer = all[question.key]
      return answer === undefined ? [] : [[question.key, normalised(question, answer.trim())]]
    }),
  )
}

function namesIn(list = ''): string[] {
  return list.split(',').flatMap((name) => name.trim() || [])
}

/** « @ines@piaille.fr » is the account, and the address of its profile. */
const HANDLE = /^@([\w.-]+)@([\w.-]+\.\w+)$/

function networks(text = '') {
  const known: Record<'github' | 'linkedin' | 'fediverse', string | null> = {
    ...{ github: null, linkedin: null, fediverse: null },
  }
  const profiles: { name: string; url: string }[] = []
  for (const written of text.split(/[\s,;]+/).filter(Boolean)) {
    const [handle = null, user, server] = HANDLE.exec(written) ?? []
    known.fediverse ??= handle
    const url = handle === null ? written : `https://${server}/@${user}`
    const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
    const key = host === 'github.com' ? 'github' : /(^|\.)linkedin\.com$/.test(host) ? 'linkedin' : null
    if (key !== null && known[key] === null) known[key] = url
    else profiles.push({ name: (host && brandOfHost(url)?.title) || host || url, url })
  }
  return { ...known, profiles }
}

/** The values of `site.md`. What was not answered is absent, and says nothing. */
function siteValues(answers: InitAnswers) {
  const { name, email, phone, provider, words, sentence, skills, sections, hue, character, typeface, radius } = answers
  const own = ownLook(answers)
  const withForm = hasForm(answers)
  const instead = email || phone ? 'mail' : 'none'
  const keys = neededKeys(answers).map((key) => [key, answers[key]])
  const look = {
    ...(character && character !== 'soleil' && { character }),
    ...(hue && hue !== (own.hue ?? OUR_HUE) && { hue: /^\d+$/.test(hue) ? Number(hue) : hue }),
    ...(typeface && typeface !== (own.typeface ?? OURS.typeface) && { typeface }),
    ...(radius && radius !== (own.radius ?? OURS.radius) && { radius }),
  }
  return {
    ...{ name, trade: answers.trade, origin: answers.origin, email, phone, place: answers.place },
    ...networks(answers.profiles),
    contact: answers.contact === 'form' && !withForm ? instead : answers.contact,
    form: withForm ? { phone: answers.formPhone } : null,
    hero: { words: namesIn(words), sentences: sentence ? [sentence] : [], portrait: INITIALS },
    skills: namesIn(skills),
    order: 'featured',
    home: sections === DEFAULT_SECTIONS ? null : namesIn(sections),
    mail: answers.contact === 'form' && provider ? { provider, ...Object.fromEntries(keys) } : null,
    look: Object.keys(look).length > 0 ? look : null,
    analytics: 'non',
    legal: {
      publisher: name,
      address: null,
      siret: null,
      // Who hosts the site is not known before it is put online.
      host: { name: null, address: null, phone: null },
      retention: withForm ? answers.retention : null,
    },
  }
}

const OUR_HUE = hueNamed('bleu')
const OURS = { typeface: 'bricolage', radius: 'large' } as const

/** The look that the chosen character brings. */
function ownLook({ character }: InitAnswers) {
  return lookOf({ character: CHARACTERS.find((name) => name === character) ?? 'soleil' })
}

/** The texts of a new content, by path. What only the owner can write is in drafts. */
export function textsOf(answers: InitAnswers): Record<string, string> {
  const site = Object.fromEntries(Object.entries(siteValues(answers)).map(([key, value]) => [key, value || null]))
  const introduction = `${TO_WRITE} : quelques lignes qui vous présentent.`
  return {
    'site.md': withComments(site, SITE_FIELDS),
    '_cv.md': withComments({ title: answers.trade || TO_WRITE }, CV_FIELDS, introduction),
    'projets/_mon-projet.md': projectTemplate(`${TO_WRITE} : le titre du projet`, 1, PROJECT_FIELDS, [TO_WRITE]),
  }
}

/** What `check` would say of the answers. Touches no disk. */
export async function problemsOf(answers: InitAnswers, run: RunFiles<void | Promise<void>>) {
  const { diagnostics } = await compile(sourcesFrom(answers), { run: run as RunFiles<Promise<void>> })
  return diagnostics
}

/** The new content, as if it were on the disk. */
export function sourcesFrom(answers: InitAnswers): Sources {
  const files = Object.entries(textsOf(answers)).map(([path, text]) => ({
    ...{ path: `content/${path}`, kind: kindOf(path) ?? ('project' as const), bytes: Buffer.from(text) },
  }))
  const assets = [`content/${INITIALS}`, FAVICON].map((file) => [file, { file, outside: false }] as const)
  return {
    ...{ files, skipped: [], contentFolder: 'content', today: '', assets: new Map(assets), pictures: new Map() },
    ...{ outputs: [], locate: (file) => file },
  }
}

/** The question that a problem is about. */
export function questionOf({ code, field }: Diagnostic, { contact }: InitAnswers): Question | undefined {
  const about = code === 'site/contact-unreachable' && contact === 'form' ? 'mail.provider' : field
  const isWithin = (key: string) => about === key || about?.startsWith(`${key}.`) || about?.startsWith(`${key}[`)
  return QUESTIONS.find(({ fills }) => fills.some(isWithin))
}

/** The answers of a command that cannot ask: its options, and what Enter would take. */
export function withInitials(given: InitAnswers): InitAnswers {
  const answers = { ...given }
  for (const question of QUESTIONS) {
    const { key, required, initial } = question
    if (required || answers[key] !== undefined || !isAsked(question, answers)) continue
    const taken = initial?.(answers) ?? ''
    answers[key] = taken && normalised(question, taken)
  }
  return answers
}
