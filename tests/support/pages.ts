import type { IslandName } from './islands.ts'

/** All checks of the built site use this table of pages. Titles and texts are those of the specification and of the sample. */
export interface PageExpectation {
  /** In `src/pages`. */
  folder: string
  path: string
  /** Of the document. */
  title: string
  heading: string
  says: readonly string[]
  status: 200 | 404
  /** The islands that wake by themselves. */
  islands: readonly IslandName[]
}

export const PAGES: readonly PageExpectation[] = [
  {
    folder: 'index',
    path: '/',
    title: 'Camille Persienne, développeur Web',
    heading: 'Camille Persienne',
    says: ['Développeur', 'Ma Stack', 'Skills', 'Objectifs', 'ReactJS', 'NextJS'],
    status: 200,
    islands: [],
  },
  {
    folder: 'projets/index',
    path: '/projets',
    title: 'Liste des projets | Camille Persienne',
    heading: 'Liste des projets',
    says: ['Projet 1 | Librairie de quartier', 'Projet personnel | Atelier de peinture'],
    status: 200,
    islands: ['ProjectModal'],
  },
  {
    folder: 'projets/@slug',
    path: '/projets/banque',
    title: 'Banque en ligne | Camille Persienne',
    heading: 'Banque en ligne',
    says: ['Technologies utilisées :', 'Responsive', 'Projet terminé !', 'Dépôt', 'Site'],
    status: 200,
    islands: [],
  },
  {
    folder: 'contact',
    path: '/contact',
    title: 'Contact | Camille Persienne',
    heading: 'Contact',
    says: [
      "N'hésitez pas à me contacter pour discuter de votre projet.",
      'Envoyer',
      'Camille Persienne, responsable du traitement',
      'gardé un an après le dernier échange',
    ],
    status: 200,
    islands: ['ContactForm'],
  },
  {
    folder: 'cv',
    path: '/cv',
    title: 'CV, Développeur front-end | Camille Persienne',
    heading: 'Camille Persienne',
    says: ['Expérience', 'févr. 2025 – oct. 2026', 'Compétences', 'Version PDF'],
    status: 200,
    islands: [],
  },
  {
    folder: 'mentions-legales',
    path: '/mentions-legales',
    title: 'Mentions légales | Camille Persienne',
    heading: 'Mentions légales',
    says: ['Hébergement de l’Exemple', '06 39 98 00 01', 'un an après le dernier échange', 'EmailJS', 'CNIL'],
    status: 200,
    islands: [],
  },
  {
    folder: 'accessibilite',
    path: '/accessibilite',
    title: 'Accessibilité | Camille Persienne',
    heading: 'Accessibilité',
    says: ['Ce site est partiellement conforme', 'cette déclaration est volontaire', 'Défenseur des droits'],
    status: 200,
    islands: [],
  },
  {
    folder: 'plan-du-site',
    path: '/plan-du-site',
    title: 'Plan du site | Camille Persienne',
    heading: 'Plan du site',
    says: [
      'Accueil',
      'CV en PDF',
      'Projet 1 | Librairie de quartier',
      'Projet personnel | Atelier de peinture',
      'React',
    ],
    status: 200,
    islands: [],
  },
  {
    folder: '_error',
    path: '/nulle-part',
    title: 'Page introuvable | Camille Persienne',
    heading: 'Erreur 404 : Oups !',
    says: ["Cette page n'existe pas ou est en cours de développement.", "Retour à l'accueil"],
    status: 404,
    islands: [],
  },
]

/** The banners of the list, in order. */
export const BANNERS = [
  'Projet 1 | Librairie de quartier',
  'Projet 2 | Agence de voyages',
  'Projet 3 | Carte de restaurant animée',
  'Projet 4 | Carrousel d’imprimeur',
  'Projet 5 | Architecte d’intérieur',
  'Projet 6 | Location entre particuliers',
  'Projet 7 | Photographe bien référencée',
  'Projet 8 | Agence événementielle',
  'Projet 9 | Banque en ligne',
  'Projet 10 | Gestion de projet',
  'Projet 11 | Portfolio',
  'Projet personnel | Atelier de peinture',
] as const
