/** Conforming, not conforming, not applicable. */
export type Status = 'C' | 'NC' | 'NA'

/** One criterion of the RGAA 4.1.2 as it stands for this site. */
export interface Criterion {
  /** « 1.1 » */
  number: string
  /** What it asks for, in a few words. */
  title: string
  status: Status
  /** Why, in French: what was looked at, or the test that says so, its file between backticks. */
  proof: string
}

export interface Theme {
  number: number
  title: string
  criteria: readonly Criterion[]
}

/**
 * The manual sheet of the RGAA 4.1.2 for the pages and the sample content of this site. It is the source: `npm run -w tools accessibility`
 * writes docs/accessibilite.md and the figures of the statement from it.
 */
export const THEMES: readonly Theme[] = [
  theme(1, 'Images', [
    [
      'Alternative des images porteuses d’information',
      'C',
      'Portrait et images de projet ont un `alt` non vide ; `tests/a11y/axe.spec.ts` (image-alt, svg-img-alt) sur chaque page. Une image dans un texte sans alternative est signalée : `tests/cases/body.picture-alt/expected.json`.',
    ],
    [
      'Images de décoration ignorées',
      'C',
      'Icônes, logos et chiffres de la page 404 portent `aria-hidden` ; l’image d’une carte a un `alt` vide, son lien dit déjà le titre. Arbre d’accessibilité lu page par page.',
    ],
    [
      'Pertinence des alternatives',
      'C',
      'Relues une à une : « Portrait de … », « Capture d’écran du projet … », que le texte voisin décrit.',
    ],
    ['Nature des CAPTCHA et images-tests', 'NA', 'Aucun CAPTCHA.'],
    ['Solution de remplacement des CAPTCHA', 'NA', 'Aucun CAPTCHA.'],
    [
      'Description détaillée',
      'NA',
      'Aucune image n’en demande : ce que montre l’image d’un projet est dit dans son texte.',
    ],
    ['Pertinence des descriptions détaillées', 'NA', 'Aucune description détaillée.'],
    [
      'Images textes',
      'C',
      'Titres, boutons et bandeaux sont du texte ; le texte des images de projet est celui d’un écran montré, sans rôle d’information propre.',
    ],
    ['Légendes reliées', 'NA', 'Aucune image n’a de légende.'],
  ]),
  theme(2, 'Cadres', [
    [
      'Titre des cadres',
      'NA',
      'Aucun cadre : la politique de sécurité des pages (`scripts/outputs/headers.ts`) n’en laisse charger aucun.',
    ],
    ['Pertinence des titres de cadres', 'NA', 'Aucun cadre.'],
  ]),
  theme(3, 'Couleurs', [
    [
      'Pas d’information par la couleur seule',
      'C',
      'Une erreur a un message et une icône, un état de projet des mots, la page courante une graisse et un trait, le thème choisi une coche, un lien dans un texte un soulignement. Captures relues en niveaux de gris.',
    ],
    [
      'Contraste des textes',
      'C',
      '`tests/design/contrast.test.ts` (chaque paire de rôles, clair et sombre) et `tests/a11y/axe.spec.ts` (color-contrast) sur chaque page et chaque état.',
    ],
    [
      'Contraste des composants et des graphiques',
      'C',
      '`tests/design/contrast.test.ts` : bordures des champs et des boutons, anneau de focus, icônes à 3:1 au moins.',
    ],
  ]),
  theme(4, 'Multimédia', [
    ['Transcription ou audiodescription', 'NA', 'Aucun média temporel.'],
    ['Pertinence de la transcription', 'NA', 'Aucun média temporel.'],
    ['Sous-titres synchronisés', 'NA', 'Aucun média temporel.'],
    ['Pertinence des sous-titres', 'NA', 'Aucun média temporel.'],
    ['Audiodescription synchronisée', 'NA', 'Aucun média temporel.'],
    ['Pertinence de l’audiodescription', 'NA', 'Aucun média temporel.'],
    ['Médias identifiables', 'NA', 'Aucun média temporel.'],
    ['Alternative des médias non temporels', 'NA', 'Aucun média non temporel.'],
    ['Pertinence de ces alternatives', 'NA', 'Aucun média non temporel.'],
    ['Sons automatiques contrôlables', 'NA', 'Aucun son.'],
    ['Contrôle des médias temporels', 'NA', 'Aucun média temporel.'],
    ['Contrôle des médias non temporels', 'NA', 'Aucun média non temporel.'],
    ['Compatibilité des médias', 'NA', 'Aucun média.'],
  ]),
  theme(5, 'Tableaux', [
    ['Résumé des tableaux complexes', 'NA', 'Aucun tableau complexe : le Markdown n’en permet pas.'],
    ['Pertinence des résumés', 'NA', 'Aucun tableau complexe.'],
    ['Linéarisation des tableaux de mise en forme', 'NA', 'Aucun tableau de mise en forme.'],
    ['Titre associé au tableau', 'NA', 'Aucun tableau de données n’a de titre.'],
    ['Pertinence des titres de tableaux', 'NA', 'Aucun tableau de données n’a de titre.'],
    [
      'En-têtes déclarés',
      'C',
      'La première ligne et la première colonne d’un tableau Markdown deviennent des `th` : `tests/a11y/structure.spec.ts`.',
    ],
    ['En-têtes associés aux cellules', 'C', 'Chaque `th` a son `scope` : `tests/a11y/structure.spec.ts`.'],
    ['Tableaux de mise en forme sans balises de données', 'NA', 'Aucun tableau de mise en forme.'],
  ]),
  theme(6, 'Liens', [
    [
      'Liens explicites',
      'C',
      'Intitulés relus dans l’arbre d’accessibilité. « Dépôt » et « Site » suivent le titre de leur projet ; un lien vers un autre site dit « (nouvel onglet) » : `tests/e2e/routes.spec.ts`.',
    ],
    [
      'Chaque lien a un intitulé',
      'C',
      '`tests/a11y/axe.spec.ts` (link-name) ; un lien de texte vide est refusé : `tests/cases/body.link-text/expected.json`.',
    ],
  ]),
  theme(7, 'Scripts', [
    [
      'Compatibilité avec les technologies d’assistance',
      'NC',
      'Non démontré : aucun essai avec un lecteur d’écran n’a encore été fait. Le nom, le rôle et la valeur de chaque commande sont justes dans l’arbre d’accessibilité.',
    ],
    [
      'Pertinence des alternatives aux scripts',
      'C',
      'Sans script, une carte mène à la page du projet, le menu s’ouvre, le formulaire passe par la messagerie : `tests/e2e/no-javascript.spec.ts`.',
    ],
    [
      'Contrôle au clavier et au pointeur',
      'C',
      '`tests/e2e/keyboard.spec.ts`, `tests/a11y/keyboard-order.spec.ts`, `tests/e2e/drawer.spec.ts`.',
    ],
    [
      'Changements de contexte annoncés ou contrôlés',
      'C',
      'Rien ne change de contexte à la saisie ni au focus ; la modale s’ouvre et se ferme à la demande : `tests/e2e/projects.spec.ts`.',
    ],
    [
      'Messages de statut restitués',
      'C',
      'Envoi et succès en `role=status`, erreurs et échec en `role=alert`, chacun annoncé une fois : `tests/a11y/live-regions.spec.ts`.',
    ],
  ]),
  theme(8, 'Éléments obligatoires', [
    ['Type de document', 'C', '`<!doctype html>` en tête de chaque page : `tests/site/html.test.ts`.'],
    [
      'Code valide',
      'C',
      'Aucune erreur d’analyse HTML, aucun `id` en double : `tests/site/html.test.ts` sur toutes les pages.',
    ],
    ['Langue par défaut', 'C', '`lang="fr"` : `tests/e2e/routes.spec.ts`.'],
    ['Pertinence du code de langue', 'C', 'Les pages sont en français : `fr`.'],
    ['Titre de page', 'C', '`tests/e2e/routes.spec.ts` : chaque page a le sien.'],
    [
      'Pertinence du titre de page',
      'C',
      'Ce que la page montre, puis le nom du site ; deux pages n’ont jamais le même : `tests/site/html.test.ts`.',
    ],
    [
      'Changements de langue indiqués',
      'C',
      '« Stack » et « Skills » portent `lang="en"` (`src/components/Stack/Stack.tsx`) ; les autres mots anglais sont des noms propres ou des mots passés dans l’usage.',
    ],
    ['Pertinence des changements de langue', 'C', 'Les deux passages signalés sont en anglais.'],
    [
      'Balises non détournées',
      'C',
      'Aucun paragraphe vide, aucun titre ni liste pour la mise en page : `tests/site/html.test.ts` ; axe (empty-heading, list, definition-list).',
    ],
    ['Changements de sens de lecture', 'NA', 'Tout se lit de gauche à droite.'],
  ]),
  theme(9, 'Structuration', [
    [
      'Titres',
      'C',
      'Un seul `h1`, des niveaux sans saut : `tests/a11y/structure.spec.ts` ; dans les textes, le contrôle du contenu les refuse : `tests/cases/body.heading-skipped/expected.json`.',
    ],
    [
      'Structure du document',
      'C',
      '`header`, `nav`, `main` unique et `footer` sur chaque page : `tests/a11y/structure.spec.ts`.',
    ],
    [
      'Listes',
      'C',
      'Menus, cartes, compétences, technologies et faits en `ul`, `ol` ou `dl` ; axe (list, listitem, dlitem) : `tests/a11y/axe.spec.ts`.',
    ],
    [
      'Citations',
      'C',
      'Une citation Markdown devient un `blockquote` ; le contenu d’exemple n’a pas de citation courte, que le Markdown ne sait pas baliser. Textes relus.',
    ],
  ]),
  theme(10, 'Présentation', [
    ['Feuilles de styles', 'C', 'Aucun attribut ni élément de présentation : `tests/site/html.test.ts`.'],
    [
      'Contenu présent sans styles',
      'C',
      'Accueil, projet et contact relus sans feuille de styles : tout le texte est là ; les styles n’engendrent que les points de suspension décoratifs de la pagination.',
    ],
    [
      'Contenu compréhensible sans styles',
      'C',
      'L’ordre du code est l’ordre de lecture, sur chaque page ; lu dans l’arbre d’accessibilité.',
    ],
    ['Texte à 200 %', 'C', '`tests/a11y/reflow.spec.ts` : rien ne déborde ni n’est coupé.'],
    [
      'Couleurs de fond et de texte',
      'C',
      '`body` déclare les deux, chaque fond posé ensuite vient avec sa couleur de texte : `src/styles/global.scss`.',
    ],
    [
      'Liens visibles dans le texte',
      'C',
      'Tout lien d’un texte est souligné ; axe (link-in-text-block) : `tests/a11y/axe.spec.ts`.',
    ],
    [
      'Focus visible',
      'C',
      'Un anneau d’au moins 2 px sur chaque élément qui prend le focus : `tests/a11y/keyboard-order.spec.ts`.',
    ],
    [
      'Contenus cachés',
      'C',
      'Le mot animé est caché aux technologies d’assistance, qui lisent une phrase stable : `tests/e2e/home.spec.ts` ; menu et thème fermés sont hors de l’arbre.',
    ],
    [
      'Pas d’information par la forme ou la position seules',
      'C',
      'Aucune consigne ne renvoie à une forme, une taille ou une place. Textes relus.',
    ],
    [
      'Mise en œuvre de cette règle',
      'C',
      'Rien ne s’appuie sur la forme ou la place ; la page courante porte `aria-current` : `tests/e2e/routes.spec.ts`.',
    ],
    [
      'Pas de défilement dans deux sens à 320 px',
      'C',
      '`tests/a11y/reflow.spec.ts` à 320 × 256 px ; modale, menu et thème compris.',
    ],
    [
      'Espacement du texte',
      'C',
      '`tests/a11y/reflow.spec.ts` : interligne 1,5, lettres 0,12 em, mots 0,16 em, paragraphes 2 em, rien n’est coupé.',
    ],
    [
      'Contenus au survol ou au focus',
      'NA',
      'Rien n’apparaît au survol ; le lien d’évitement n’est que rendu visible au focus.',
    ],
    ['Contenus affichés par les styles seuls', 'NA', 'Aucun contenu additionnel n’apparaît par les styles seuls.'],
  ]),
  theme(11, 'Formulaires', [
    ['Étiquettes', 'C', '`tests/e2e/contact.spec.ts`, `tests/a11y/controls.spec.ts` ; axe (label).'],
    [
      'Pertinence des étiquettes',
      'C',
      'Nom, E-mail, Téléphone, Message, chacun avec ce qu’il attend ; thème : Système, Clair, Sombre.',
    ],
    [
      'Étiquettes cohérentes',
      'C',
      'Le choix du thème est le même composant sur toutes les pages : `src/components/ThemeChoice/ThemeChoice.tsx`.',
    ],
    [
      'Étiquette et champ accolés',
      'C',
      'L’étiquette est au-dessus de son champ. Captures relues à 320, 390, 720 et 1440 px, et à 320 px en texte doublé.',
    ],
    [
      'Regroupement des champs',
      'C',
      'Les trois thèmes sont dans un `fieldset` ; les quatre champs du contact sont de nature différente.',
    ],
    ['Légende des regroupements', 'C', '`legend` « Thème » : `tests/a11y/controls.spec.ts`.'],
    ['Pertinence des légendes', 'C', '« Thème » dit ce que l’on choisit.'],
    ['Regroupement des items d’une liste', 'NA', 'Aucune liste de choix.'],
    [
      'Intitulé des boutons',
      'C',
      '« Envoyer », « Fermer », « Ouvrir le menu », « Fermer le menu », « Choisir le thème » : `tests/a11y/controls.spec.ts`.',
    ],
    [
      'Contrôle de saisie',
      'C',
      'Caractère obligatoire et format dans l’étiquette, erreur reliée au champ (`aria-describedby`, `aria-invalid`) : `tests/e2e/contact.spec.ts`.',
    ],
    [
      'Aide à la correction',
      'C',
      'Chaque erreur dit ce qui est attendu : 10 chiffres, 20 caractères, une adresse valide : `scripts/fields/words.ts`.',
    ],
    ['Données modifiables ou récupérables', 'NA', 'Le formulaire n’a aucune conséquence juridique ou financière.'],
    ['Finalité des champs', 'C', '`autocomplete` name, email et tel : `tests/a11y/controls.spec.ts`.'],
  ]),
  theme(12, 'Navigation', [
    [
      'Deux systèmes de navigation',
      'C',
      'La barre et le plan du site, `/plan-du-site`, lié au pied de chaque page : `tests/e2e/routes.spec.ts`.',
    ],
    [
      'Menu à la même place',
      'C',
      'La même barre et le même pied de page sur toutes les pages : `tests/e2e/routes.spec.ts`.',
    ],
    [
      'Pertinence du plan du site',
      'C',
      'Il mène à chaque page que nomme `sitemap.xml` : `tests/site/companions.test.ts`. Au-delà de 24 projets, il nomme les pages de leur liste : `tests/e2e/long-list.spec.ts`.',
    ],
    [
      'Plan du site atteignable de même',
      'C',
      'Le même lien, au même endroit du pied de chaque page, 404 comprise : `tests/e2e/routes.spec.ts`.',
    ],
    ['Moteur de recherche atteignable de même', 'NA', 'Aucun moteur de recherche.'],
    [
      'Zones atteignables ou évitables',
      'C',
      'Points de repère sur chaque page et lien d’évitement : `tests/a11y/structure.spec.ts`.',
    ],
    ['Lien d’évitement', 'C', '`tests/e2e/keyboard.spec.ts` : premier arrêt, visible au focus, mène au contenu.'],
    [
      'Ordre de tabulation',
      'C',
      '`tests/a11y/keyboard-order.spec.ts` : l’ordre du code, sur chaque page et dans la modale.',
    ],
    [
      'Pas de piège au clavier',
      'C',
      '`tests/a11y/keyboard-order.spec.ts` ; la modale et le menu se ferment par Échap : `tests/e2e/projects.spec.ts`, `tests/e2e/drawer.spec.ts`.',
    ],
    ['Raccourcis à une touche', 'NA', 'Aucun raccourci.'],
    [
      'Contenus additionnels atteignables au clavier',
      'C',
      'Menu, thème et modale : `tests/a11y/keyboard-order.spec.ts`, `tests/e2e/drawer.spec.ts`.',
    ],
  ]),
  theme(13, 'Consultation', [
    ['Limites de temps', 'NA', 'Aucune limite de temps.'],
    [
      'Pas de nouvelle fenêtre sans action',
      'C',
      'Un nouvel onglet ne s’ouvre qu’au clic sur un lien qui l’annonce : `tests/e2e/routes.spec.ts`.',
    ],
    [
      'Documents accessibles',
      'C',
      'Le seul document est le CV en PDF, balisé, avec langue, titre, titres, listes et liens : `tests/cv/cv-pdf.test.ts`. Il existe aussi en HTML, `/cv`.',
    ],
    [
      'Même information dans la version accessible',
      'C',
      'Texte du PDF et de `/cv` comparés mot à mot : les mêmes mots, dans le même ordre.',
    ],
    ['Contenus cryptiques', 'NA', 'Ni art ASCII, ni émoticône.'],
    ['Pertinence de leur alternative', 'NA', 'Ni art ASCII, ni émoticône.'],
    [
      'Pas de flash',
      'C',
      'Rien ne clignote ; les persiennes du changement de thème passent une seule fois, en 600 ms : `src/styles/global.scss`.',
    ],
    [
      'Mouvements contrôlables',
      'C',
      'Le mot animé a son bouton de pause et s’arrête si le système demande moins de mouvement : `tests/e2e/home.spec.ts`.',
    ],
    [
      'Orientation libre',
      'C',
      'Aucun verrou d’orientation ; la modale se lit sur un téléphone couché : `tests/a11y/reflow.spec.ts`.',
    ],
    [
      'Gestes complexes',
      'C',
      'Le glissement qui ferme le menu a son bouton et la touche Échap : `tests/e2e/drawer.spec.ts`.',
    ],
    [
      'Annulation d’un pointage',
      'C',
      'Tout se déclenche au relâchement : liens, boutons natifs et clic sur le fond de la modale (`src/islands/ProjectModal/ProjectModal.tsx`).',
    ],
    ['Mouvement de l’appareil', 'NA', 'Aucune fonction ne dépend d’un mouvement de l’appareil.'],
  ]),
]

type Row = readonly [title: string, status: Status, proof: string]

/** A criterion's number is its theme's and its place in it. */
function theme(number: number, title: string, rows: readonly Row[]): Theme {
  return {
    number,
    title,
    criteria: rows.map(([title, status, proof], index) => ({ number: `${number}.${index + 1}`, title, status, proof })),
  }
}
