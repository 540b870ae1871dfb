import { CHARACTER_NAMES, CHARACTERS, DEFAULT_CHARACTER } from '../../src/looks/characters.ts'
import { brandOfHost } from '../compile/brands/brands.ts'
import { lookOf } from '../compile/catalogue/look.ts'
import { INITIALS, repeatsTrade } from '../compile/check/cross-checks.ts'
import { compile, type RunFiles } from '../compile/compile.ts'
import type { ContentSources } from '../compile/contract/sources.ts'
import { kindOf } from '../compile/file-kinds.ts'
import { nearSlug } from '../compile/render/slug.ts'
import { HUE_NAMES, hueNamed } from '../compile/validate/colour.ts'
import { FAVICON } from '../compile/validate/pictures.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS, type TYPEFACES } from '../fields/definitions.ts'
import { MAIL_IDENTIFIERS, MAIL_SERVICES, type MailProvider, neededBy } from '../fields/mail-services.ts'
import { own } from '../fields/own.ts'
import { spokenLang } from '../spoken/lang.ts'
import { spoken } from '../spoken/spoken.ts'
import { withComments } from './front-matter.ts'
import type { InitAnswers, InitKey } from './init-questions.ts'
import { projectTemplate } from './new.ts'

/** A question of `init`. Its texts are in `spoken().init`, under its key. */
export interface Question {
  key: InitKey
  /** The keys of `site.md` that it fills. Problems of these keys belong to the question. */
  fills: readonly string[]
  /** An example for the languages that have none of their own. */
  example?: string
  required?: true
  /** Returns the default: the answer that Enter gives, and that a command without this option uses. */
  initial?(answers: InitAnswers): string
  /** Returns whether the question is asked. @default always */
  isAsked?(answers: InitAnswers): boolean
}

const mailKey = ({ key, example }: (typeof MAIL_IDENTIFIERS)[number]): Question => ({
  ...{ key, fills: [`mail.${key}`], example },
  isAsked: (answers) => neededKeys(answers).includes(key),
})

/** The questions in the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  { key: 'name', fills: ['name'], example: 'Camille Persienne', required: true },
  { key: 'trade', fills: ['trade'], required: true },
  { key: 'place', fills: ['place'] },
  { key: 'email', fills: ['email'] },
  { key: 'phone', fills: ['phone'] },
  {
    key: 'profiles',
    fills: ['github', 'linkedin', 'profiles', 'fediverse'],
    example: 'https://github.com/camille https://mastodon.social/@camille',
  },
  {
    key: 'contact',
    fills: ['contact'],
    initial: ({ email, phone }) => (email ? 'form' : phone ? 'mail' : 'none'),
  },
  { key: 'provider', fills: ['mail.provider'], isAsked: ({ contact }) => contact === 'form' },
  ...MAIL_IDENTIFIERS.map(mailKey),
  { key: 'formPhone', fills: ['form.phone'], initial: () => 'optional', isAsked: hasForm },
  { key: 'retention', fills: ['legal.retention'], initial: () => spoken().init.retention, isAsked: hasForm },
  { key: 'law', fills: ['legal.law'], initial: usualLaw },
  { key: 'skills', fills: ['skills'], example: 'TypeScript, React, PostgreSQL' },
  {
    key: 'words',
    fills: ['hero.words'],
    initial: ({ skills, trade = '' }) =>
      namesIn(skills)
        .filter((name) => !repeatsTrade(name, trade))
        .slice(0, 3)
        .join(', '),
  },
  { key: 'sentence', fills: ['hero.sentences'] },
  { key: 'sections', fills: ['home'], initial: () => DEFAULT_SECTIONS },
  { key: 'character', fills: ['look.character'], initial: () => DEFAULT_CHARACTER },
  { key: 'hue', fills: ['look.hue'], initial: (answers) => ownLook(answers).hue ?? hueName(OUR_HUE) },
  { key: 'typeface', fills: ['look.typeface'], initial: (answers) => ownLook(answers).typeface ?? OURS.typeface },
  { key: 'radius', fills: ['look.radius'], initial: (answers) => ownLook(answers).radius ?? OURS.radius },
  {
    key: 'origin',
    fills: ['origin'],
    required: true,
    initial: ({ name = '' }) => `https://${nearSlug(name) || 'mon-site'}.example.org`,
  },
]

/** Returns what a question shows. A question without an example and choices is about a free text. */
export function shownWith(question: Question) {
  const { key } = question
  const { examples, hints, choices } = spoken().init
  const { provider, typeface, ...others } = choices
  const listed: Partial<Record<InitKey, Readonly<Record<string, string>>>> = {
    ...others,
    character: Object.fromEntries(CHARACTER_NAMES.map((name) => [name, CHARACTERS[name].words[spokenLang()].choice])),
    provider: provider satisfies Record<MailProvider, string>,
    typeface: typeface satisfies Record<(typeof TYPEFACES)[number], string>,
  }
  const isMailKey = question.fills[0] === `mail.${key}` && key !== 'provider'
  const ownHints: Partial<Record<InitKey, string>> = hints
  const ownExamples: Partial<Record<InitKey, string>> = examples
  return {
    example: ownExamples[key] ?? question.example,
    hint: isMailKey ? hints.mailKey : ownHints[key],
    /** The possible choices with their meanings. The owner types a name or a number. */
    choices: listed[key],
  }
}

/** Returns a name for one of the hues. */
export function hueName(hue: string): string {
  return own(spoken().init.hueNames, hue) ?? own(HUE_NAMES, hue)?.[0] ?? hue
}

const DEFAULT_SECTIONS = 'projets, competences, parcours'

/** Returns the identifiers that the chosen service needs. */
function neededKeys({ contact, provider = '' }: InitAnswers): readonly InitKey[] {
  return contact === 'form' && Object.hasOwn(MAIL_SERVICES, provider)
    ? neededBy(provider as MailProvider).map(({ key }) => key)
    : []
}

/** Returns whether the site gets a form, which must be able to send. An identifier that was not asked yet counts as given. */
export function hasForm(answers: InitAnswers): boolean {
  return answers.contact === 'form' && !!answers.provider && neededKeys(answers).every((key) => answers[key] !== '')
}

export function isAsked(question: Question, answers: InitAnswers): boolean {
  return question.isAsked?.(answers) ?? true
}

/** Converts an answer to the value of its key: numbers stand for choices, names for hues. */
export function normalised(question: Question, typed: string): string {
  const { key } = question
  const { choices } = shownWith(question)
  if (key === 'hue') return hueNamed(typed) ?? typed
  if (choices === undefined) return typed
  const names = namesIn(typed).map((name) => Object.keys(choices)[Number(name) - 1] ?? valueNamed(key, name))
  return names.join(', ')
}

/** Returns the value that has this name in the language of the run: the sections are French words in `site.md`. */
function valueNamed(key: InitKey, name: string): string {
  const names = key === 'sections' ? Object.entries(spoken().init.sectionNames) : []
  return names.find(([, own]) => own === name)?.[0] ?? name
}

/** Returns an answer with the names of the language of the run. */
export function shownAnswer({ key }: Question, answer: string): string {
  if (key !== 'sections') return answer
  return namesIn(answer)
    .map((value) => own(spoken().init.sectionNames, value) ?? value)
    .join(', ')
}

/** Returns the answers of the command's options. GitHub and LinkedIn may have their own options. */
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

/** An account such as « @ines@piaille.fr », which gives the address of its profile too. */
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

/** Returns the values of `site.md`. A question without an answer gives no value. */
function siteValues(answers: InitAnswers) {
  const { name, email, phone, provider, words, sentence, skills, sections, hue, character, typeface, radius } = answers
  const own = ownLook(answers)
  const withForm = hasForm(answers)
  const instead = email || phone ? 'mail' : 'none'
  const keys = neededKeys(answers).map((key) => [key, answers[key]])
  const look = {
    ...(character && character !== DEFAULT_CHARACTER && { character }),
    ...(hue && hue !== (own.hue ?? OUR_HUE) && { hue: /^\d+$/.test(hue) ? Number(hue) : hue }),
    ...(typeface && typeface !== (own.typeface ?? OURS.typeface) && { typeface }),
    ...(radius && radius !== (own.radius ?? OURS.radius) && { radius }),
  }
  return {
    lang: spokenLang() === 'fr' ? null : spokenLang(),
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
      // French law is that of a site that names none.
      law: isOfFrance(answers) ? null : answers.law || 'none',
      publisher: name,
      address: null,
      siret: null,
      vat: null,
      // The host of the site is unknown until it goes on line.
      host: { name: null, address: null, phone: null },
      retention: withForm ? answers.retention : null,
    },
  }
}

/** Returns whether French law holds for the site of these answers. */
export function isOfFrance(answers: InitAnswers): boolean {
  return (answers.law || usualLaw(answers)) === 'france'
}

/** Returns the law that probably holds for an owner: the language, the place or the phone number says so. */
function usualLaw({ place = '', phone = '' }: InitAnswers): string {
  return spokenLang() === 'fr' || /\bfrance\b/i.test(place) || /^(\+|00)33/.test(phone) ? 'france' : 'none'
}

const OUR_HUE = '264'
const OURS = { typeface: 'bricolage', radius: 'large' } as const

/** Returns the defaults of the chosen character. */
function ownLook({ character }: InitAnswers) {
  return lookOf({ character: CHARACTER_NAMES.find((name) => name === character) ?? DEFAULT_CHARACTER })
}

/** Returns the texts of a new content, by path. Files that only the owner can write are drafts. */
export function textsOf(answers: InitAnswers): Record<string, string> {
  const site = Object.fromEntries(Object.entries(siteValues(answers)).map(([key, value]) => [key, value || null]))
  const { about, toWrite, introductionToWrite, titleToWrite } = spoken().init
  return {
    'site.md': withComments(site, SITE_FIELDS),
    '_cv.md': withComments({ title: answers.trade || toWrite }, CV_FIELDS, about(introductionToWrite)),
    'projets/_premier-projet.md': projectTemplate(about(titleToWrite), 1, PROJECT_FIELDS, [toWrite]),
  }
}

/** Returns what `check` would report about the answers. Does not touch the disk. */
export async function problemsOf(answers: InitAnswers, run: RunFiles) {
  const { diagnostics } = await compile(sourcesFrom(answers), { run })
  return diagnostics
}

/** Returns the new content as if it were on the disk. */
export function sourcesFrom(answers: InitAnswers): ContentSources {
  const files = Object.entries(textsOf(answers)).map(([path, text]) => ({
    ...{ path: `content/${path}`, kind: kindOf(path) ?? ('project' as const), bytes: Buffer.from(text) },
  }))
  const assets = [`content/${INITIALS}`, FAVICON].map((file) => [file, { file, outside: false }] as const)
  return {
    ...{ files, skipped: [], contentFolder: 'content', today: '', assets: new Map(assets), pictures: new Map() },
    ...{ outputs: [], locate: (file) => file },
  }
}

/** Returns the question to which a problem belongs. */
export function questionOf({ code, field }: Diagnostic, { contact }: InitAnswers): Question | undefined {
  const about = code === 'site/contact-unreachable' && contact === 'form' ? 'mail.provider' : field
  const isWithin = (key: string) => about === key || about?.startsWith(`${key}.`) || about?.startsWith(`${key}[`)
  return QUESTIONS.find(({ fills }) => fills.some(isWithin))
}

/** Returns the answers of a command that cannot ask: its options, and the defaults. */
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
