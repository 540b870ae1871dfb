import { sameWord } from '../../fields/near-miss.ts'
import { own } from '../../fields/own.ts'

/** Returns the choice that a word means for certain: itself in other letter case, or another word for it in any gender and number. */
export function choiceMeant<Choice extends string>(word: string, values: readonly Choice[]): Choice | null {
  const forms = [word, word.replace(/(?<=[éiu])(?:es?|s)$/i, '')]
  const isNamed = (choice: Choice) => {
    const names = [choice, ...(own(ALIASES, choice) ?? [])]
    return forms.some((form) => sameWord(form, names) !== null)
  }
  return values.find(isNamed) ?? null
}

/** Other words that owners write for a choice. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  OK: [
    ...['terminé', 'fini', 'en ligne', 'publié', 'livré', 'archivé', 'déployé', 'en production', 'production'],
    ...['done', 'complete', 'completed', 'finished', 'shipped', 'released', 'deployed', 'archived', 'online', 'live'],
    ...['fertig', 'abgeschlossen', 'erledigt', 'terminado', 'finalizado'],
  ],
  PROGRESS: [
    ...['en cours', 'en développement', 'wip', 'in progress', 'in development', 'ongoing'],
    ...['in arbeit', 'in entwicklung', 'laufend', 'en curso'],
  ],
  NOT_STARTED: [
    ...['non démarré', 'pas commencé', 'à venir', 'prévu', 'todo', 'planned', 'upcoming', 'not begun'],
    ...['geplant', 'offen', 'nicht begonnen', 'planificado'],
  ],
  europe: ['rgpd', 'gdpr', 'dsgvo', 'eu', 'ue'],
  fr: ['français', 'french', 'französisch', 'fr-FR'],
  en: ['anglais', 'english', 'englisch', 'en-GB', 'en-US'],
  de: ['allemand', 'german', 'deutsch', 'de-DE'],
  required: ['obligatoire', 'oui', 'true', 'pflicht', 'pflichtfeld', 'ja'],
  optional: ['facultatif', 'optionnel', 'freiwillig'],
  none: ['aucun', 'non', 'false', 'kein', 'keine', 'nein'],
  form: ['formulaire', 'oui', 'formular', 'kontaktformular'],
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
