import type { Field } from './message.ts'

export const LABELS: Readonly<Record<Field, string>> = {
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  description: 'Message',
}

/** What a field expects. The label shows it before the visitor makes a mistake (RGAA 11.10). */
export const CONSTRAINTS: Readonly<Record<Field, string>> = {
  name: 'obligatoire, lettres seulement',
  email: 'obligatoire, vous@exemple.fr',
  phone: 'obligatoire, 10 chiffres',
  description: 'obligatoire, dès 20 caractères',
}

export const PLACEHOLDERS: Readonly<Record<Field, string>> = {
  name: 'Jeanne Martin',
  email: 'jeanne.martin@example.org',
  phone: '06 39 98 12 34',
  description: 'Bonjour, je souhaite vous parler de mon projet...',
}

/** Fixed texts: their straight apostrophes and ordinary spaces are intended. */
export const ERRORS: Readonly<Record<Field, string>> = {
  name: 'Le nom ne doit contenir que des lettres, des espaces ou des tirets !',
  email: "Merci d'entrer une adresse mail valide !",
  phone: "Merci d'entrer un numéro de téléphone valide ! (10 chiffres)",
  description: 'La description doit contenir au moins 20 caractères.',
}

/** For visitors who see the trap because their browser shows the page without its styles. */
export const TRAP_LABEL = 'N’écrivez rien dans ce champ'

export const SUBMIT_LABEL = 'Envoyer'
export const SUBMITTING_LABEL = 'Envoi...'
/** For assistive technology, which does not notice the new label of the button. */
export const SUBMITTING_TEXT = 'Envoi en cours.'

export const SUCCESS_TEXT = 'Votre message a été envoyé avec succès !'
export const FAILURE_TEXT = "Une erreur est survenue lors de l'envoi. Veuillez réessayer."

export const MAILTO_LABEL = 'Envoyer ce message avec votre messagerie'
/** Shown beside the link if the message is too long for such a link. */
export const MAILTO_SHORTENED_HINT =
  'Votre message est long : le lien n’en contient que le début, copiez la suite depuis le formulaire.'
