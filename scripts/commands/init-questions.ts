/** What `init` can be told, as options of the command; the questions of init-answers.ts use the same words. */
export const INIT_OPTIONS = {
  name: { type: 'string', value: 'NOM', help: 'votre nom' },
  trade: { type: 'string', value: 'MÉTIER', help: 'votre métier' },
  place: { type: 'string', value: 'LIEU', help: 'votre ville et votre région' },
  email: { type: 'string', value: 'ADRESSE', help: 'votre adresse mail' },
  phone: { type: 'string', value: 'NUMÉRO', help: 'votre téléphone' },
  profiles: { type: 'string', value: 'URL,…', help: 'les adresses de vos profils : GitHub, LinkedIn, Mastodon…' },
  github: { type: 'string', value: 'URL', help: 'votre profil GitHub, comme avec --profiles' },
  linkedin: { type: 'string', value: 'URL', help: 'votre profil LinkedIn, comme avec --profiles' },
  contact: { type: 'string', value: 'form|mail|none', help: 'la page Contact, avec un formulaire ou sans' },
  provider: {
    type: 'string',
    value: 'emailjs|formspree|web3forms|netlify|endpoint',
    help: 'le service qui reçoit les messages du formulaire',
  },
  publicKey: { type: 'string', value: 'CLÉ', help: 'la clé publique du compte EmailJS' },
  serviceId: { type: 'string', value: 'CLÉ', help: 'l’identifiant du service EmailJS' },
  templateId: { type: 'string', value: 'CLÉ', help: 'l’identifiant du modèle EmailJS' },
  formId: { type: 'string', value: 'CLÉ', help: 'l’identifiant du formulaire Formspree' },
  accessKey: { type: 'string', value: 'CLÉ', help: 'la clé d’accès Web3Forms' },
  endpoint: { type: 'string', value: 'URL', help: 'l’adresse de votre serveur, qui reçoit le formulaire' },
  formPhone: {
    type: 'string',
    value: 'required|optional|none',
    help: 'le téléphone des visiteurs, dans le formulaire',
  },
  retention: { type: 'string', value: 'DURÉE', help: 'combien de temps vous gardez les messages reçus' },
  skills: { type: 'string', value: 'NOM,…', help: 'vos technologies, séparées par des virgules' },
  words: { type: 'string', value: 'MOT,…', help: 'les mots qui tournent après le métier, en haut de l’accueil' },
  sentence: { type: 'string', value: 'PHRASE', help: 'une phrase qui vous présente, en haut de l’accueil' },
  sections: {
    type: 'string',
    value: 'projets,competences,parcours,temoignages,texte',
    help: 'les sections de l’accueil, dans l’ordre',
  },
  hue: { type: 'string', value: 'COULEUR', help: 'la couleur du site : un nom, une teinte de 0 à 360 ou #rrggbb' },
  typeface: { type: 'string', value: 'bricolage|literata|atkinson|outfit|jetbrains-mono', help: 'la police du site' },
  character: { type: 'string', value: 'soleil|atelier|papier', help: 'le caractère du site' },
  radius: { type: 'string', value: 'none|small|large', help: 'l’arrondi des cadres et des boutons' },
  origin: { type: 'string', value: 'URL', help: 'l’adresse du site une fois en ligne' },
} as const

export type InitKey = keyof typeof INIT_OPTIONS
/** As they were typed; an empty one was asked and has no value. */
export type InitAnswers = { [Key in InitKey]?: string }
