/** A capture of a project of the sample: `content/projets/images/<slug>-<name>.webp`. */
export interface Shot {
  slug: string
  name: string
  device: keyof typeof DEVICES
  /** The element at the top of the picture. @default the top of the page */
  at?: string
  /** Another page: a file beside this one, or a path of the built site. @default `<slug>.html` */
  page?: string
  /** @default light */
  scheme?: 'dark'
  /** The picture is painted all over, so nobody sees the loss of a stronger compression. */
  isPainting?: true
}

/** The devices: their size in CSS pixels, and the pixels of the picture for each. */
export const DEVICES = {
  desktop: { width: 1440, height: 900, density: 1340 / 1440 },
  phone: { width: 390, height: 844, density: 2 },
} as const

export const SHOTS: readonly Shot[] = [
  { slug: 'librairie', name: 'accueil', device: 'desktop' },
  { slug: 'librairie', name: 'coups-de-coeur', device: 'desktop', at: '#coups-de-coeur' },
  { slug: 'librairie', name: 'horaires', device: 'desktop', at: '#venir' },
  { slug: 'agence-de-voyages', name: 'ordinateur', device: 'desktop' },
  { slug: 'agence-de-voyages', name: 'telephone', device: 'phone' },
  { slug: 'agence-de-voyages', name: 'telephone-liste', device: 'phone', at: '.filtres' },
  { slug: 'carte-animee', name: 'ordinateur', device: 'desktop' },
  { slug: 'carte-animee', name: 'telephone', device: 'phone' },
  { slug: 'carrousel', name: 'ordinateur', device: 'desktop' },
  { slug: 'carrousel', name: 'telephone', device: 'phone' },
  { slug: 'architecte', name: 'ordinateur', device: 'desktop' },
  { slug: 'architecte', name: 'telephone', device: 'phone' },
  { slug: 'architecte', name: 'telephone-erreur', device: 'phone', at: '#ajout' },
  { slug: 'location', name: 'ordinateur', device: 'desktop' },
  { slug: 'location', name: 'telephone', device: 'phone' },
  { slug: 'location', name: 'telephone-liste', device: 'phone', at: '#autres' },
  { slug: 'photographe', name: 'ordinateur', device: 'desktop' },
  { slug: 'photographe', name: 'telephone', device: 'phone' },
  { slug: 'photographe', name: 'telephone-galerie', device: 'phone', at: '#galerie' },
  { slug: 'evenementiel', name: 'ordinateur', device: 'desktop' },
  { slug: 'evenementiel', name: 'telephone', device: 'phone' },
  { slug: 'evenementiel', name: 'telephone-message', device: 'phone', at: '#merci' },
  { slug: 'banque', name: 'ordinateur', device: 'desktop' },
  { slug: 'banque', name: 'telephone', device: 'phone' },
  { slug: 'banque', name: 'telephone-connexion', device: 'phone', at: '#connexion' },
  { slug: 'gestion-de-projet', name: 'tableau', device: 'desktop' },
  { slug: 'gestion-de-projet', name: 'maquette', device: 'desktop', page: 'menu-maker' },
  { slug: 'gestion-de-projet', name: 'maquette-telephone', device: 'phone', page: 'menu-maker' },
  { slug: 'atelier-de-peinture', name: 'ordinateur', device: 'desktop', isPainting: true },
  { slug: 'atelier-de-peinture', name: 'telephone', device: 'phone', isPainting: true },
  { slug: 'portfolio', name: 'accueil', device: 'desktop', page: '/' },
  { slug: 'portfolio', name: 'telephone', device: 'phone', page: '/projets' },
  { slug: 'portfolio', name: 'telephone-sombre', device: 'phone', page: '/', scheme: 'dark' },
]
