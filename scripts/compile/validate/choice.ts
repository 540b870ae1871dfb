import { draftOf } from '../../diagnostics/messages.ts'
import { UNPUBLISHED } from '../../fields/foreign-keys.ts'
import { nearMiss, sameWord } from '../../fields/near-miss.ts'
import { own } from '../../fields/own.ts'
import { nameOfFile } from '../contract/file-name.ts'
import { withoutRemark } from './near-value.ts'
import { textRule } from './scalar.ts'

export const readChoice = textRule<'choice'>((value, report, { values }, { path, header: { file } }) => {
  if (values.includes(value)) return value
  // « ✅ fini »
  const bare = withoutRemark(value).replace(/^(?:\p{Extended_Pictographic}|\uFE0F| )+/u, '')
  if (path === 'state' && UNPUBLISHED.test(bare) && !nameOfFile(file.path).draft)
    return report('state/draft', { expected: values, suggestion: draftOf(file.path) })
  const mend = values.find((choice) => sameWord(bare, [choice, ...(own(ALIASES, choice) ?? [])]) !== null) ?? null
  return report('value/unknown', {
    expected: values,
    suggestion: mend ?? (bare.length < LONG_ENOUGH ? null : nearMiss(bare, values)),
    mend,
  })
})

/** The fewest letters of a word that resembles another: « es » is no slip of « en ». */
const LONG_ENOUGH = 3

/** Other words that owners write for a choice. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  OK: ['terminé', 'fini', 'done', 'completed', 'en ligne', 'online', 'live', 'publié', 'livré'],
  PROGRESS: ['en cours', 'wip', 'in progress', 'ongoing'],
  NOT_STARTED: ['non démarré', 'pas commencé', 'todo', 'à venir', 'planned'],
  fr: ['français', 'french', 'französisch', 'fr-FR'],
  en: ['anglais', 'english', 'englisch', 'en-GB', 'en-US'],
  de: ['allemand', 'german', 'deutsch', 'de-DE'],
  required: ['obligatoire', 'oui', 'true'],
  optional: ['facultatif', 'optionnel'],
  none: ['aucun', 'non', 'false'],
  form: ['formulaire', 'oui'],
  aucune: ['non', 'none', 'sans'],
  oui: ['yes', 'true'],
  non: ['no', 'false'],
  small: ['petit', 'léger', 'doux'],
  large: ['grand', 'rond', 'arrondi'],
  talk: ['conférence', 'présentation'],
  projets: ['projects', 'projet'],
  projects: ['projets', 'projet'],
  competences: ['compétences', 'skills', 'stack'],
  parcours: ['cv', 'expérience'],
  temoignages: ['témoignages', 'testimonials'],
  texte: ['text', 'body'],
  number: ['numéro'],
  recent: ['récent', 'récents', 'date'],
  featured: ['choisis', 'vedettes'],
  course: ['cours', 'formation', 'exercice'],
  phone: ['téléphone', 'mobile'],
  desktop: ['ordinateur', 'bureau'],
  experience: ['expériences', 'work'],
  education: ['formation', 'formations'],
  volunteering: ['bénévolat', 'volunteer'],
  skills: ['compétences'],
  certificates: ['certificats', 'certifications'],
  awards: ['distinctions', 'prix'],
  languages: ['langues'],
  interests: ['loisirs', 'centres d’intérêt'],
  references: ['recommandations', 'recommendations'],
}
