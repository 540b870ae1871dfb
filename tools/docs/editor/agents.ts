import {
  APPLICATION_FIELDS,
  CV_FIELDS,
  PAGE_FIELDS,
  PROJECT_FIELDS,
  SITE_FIELDS,
  TARGET_FIELDS,
} from '../../../scripts/fields/definitions.ts'
import type { Field } from '../../../scripts/fields/field.ts'
import { SWITCHES } from '../../../scripts/proofread/readability.ts'
import { typeName } from '../fields.ts'

const FILES = {
  'content/projets/<nom>.md': PROJECT_FIELDS,
  'content/site.md': SITE_FIELDS,
  'content/cv.md': CV_FIELDS,
  'content/pages/<nom>.md': PAGE_FIELDS,
  'content/cvs/<nom>.md': TARGET_FIELDS,
  'content/candidatures/<nom>.md': APPLICATION_FIELDS,
} as const satisfies Record<string, readonly Field[]>

/** The fixed texts of the frame are 200 keys that hardly anybody changes: docs/fields.md has them. */
const LEFT_OUT = new Set(['texts'])

const DOCS = '`node_modules/portfolio-markdown/docs/` (dans un clone du générateur : `docs/`)'
const MADE = '<!-- Fabriqué par « npm run docs » d’après scripts/fields/definitions.ts. -->'

/** `AGENTS.md` of an owner's folder: where things are, and what an assistant must not do. */
export function agentsFile(): string {
  return `${MADE}

# Un portfolio écrit en Markdown

Tout ce qui est personnel est dans \`content/\`. Le générateur le vérifie clé par clé et en fait un site. Le reste du dossier est à lui.

## Ce qui compte

- **N’inventez rien.** Un projet, une date, un chiffre, un employeur, un avis : ce que le propriétaire n’a pas dit se demande, ou s’écrit « À ÉCRIRE » dans un brouillon.
- **Un brouillon** a un nom qui commence par « _ » : il est vérifié, jamais publié. Retirer le « _ » publie ; c’est au propriétaire de le décider.
- **Vérifiez après chaque changement** : \`npm run check -- --format json\`. Zéro erreur avant de finir ; un avertissement se corrige ou se dit.
- **Ne mettez pas un mot dans \`content/mots.txt\`** pour faire taire la relecture, sauf s’il est juste.
- Les textes sont dans la langue que nomme \`lang\` de \`site.md\` (sans cette clé, le français), à la première personne, et disent ce que le projet a
  changé avant de dire avec quoi il est fait.
- À un propriétaire qui lit l’anglais, répondez en anglais : \`docs/en/\` a les mêmes pages, \`--lang en\` donne les mêmes messages.

## Où est quoi

${Object.entries(FILES)
  .map(([file, fields]) => `- \`${file}\` : ${requiredKeys(fields)}.`)
  .join('\n')}
- \`content/en/\`, \`content/de/\`… : les traductions d’un site dont \`lang\` est une liste. Un fichier y a le nom de son original et seulement ce qui se dit
  autrement : titres, phrases, texte. Le reste vient de l’original ; \`npm run check\` dit ce qui manque ou a vieilli.
- \`content/mots.txt\` : les mots que la relecture doit connaître, un par ligne. \`content/style.css\` : des retouches de l’aspect.
- Une image est à côté du fichier qui la nomme : \`images/banque.png\`.

## Comment faire

Écrire, vérifier, corriger : \`.agents/skills/portfolio/SKILL.md\`. Toutes les clés et tous les messages, avec des exemples : \`fields.md\` et
\`diagnostics.md\` dans ${DOCS}.
`
}

/** The skill: write, check, mend. */
export function skillFile(): string {
  return `---
name: portfolio
description: Écrire, vérifier et corriger le contenu d’un portfolio portfolio-markdown (content/site.md, cv.md, projets/, pages/, cvs/, candidatures/). À utiliser pour ajouter un projet, tenir le CV à jour, ou corriger ce que dit « npm run check ».
---

${MADE}

# Écrire, vérifier, corriger

Après une mise à jour du générateur, \`fields.md\` dans ${DOCS} a raison contre cette page.

## Écrire

- \`npx portfolio new "Titre"\` (dans un clone du générateur : \`npm run new -- "Titre"\`) crée un projet avec toutes ses clés, sous le numéro suivant.
- Un fichier est un en-tête YAML entre deux lignes « --- », puis du Markdown. Le nom du fichier est l’adresse : minuscules sans accent, chiffres et tirets.
- Une clé inconnue est une erreur. Une clé facultative sans valeur se laisse de côté.
- Une valeur qui contient « : » ou « # », ou qui est une date, se met entre apostrophes : \`date: '2026-11-20'\`.
- Dans le texte, les titres commencent à « ## ». Le HTML n’est pas montré. Un lien vers un autre projet s’écrit \`[la banque](banque.md)\`.
- \`result\` dit en une ligne ce que le projet a changé ; \`results\` le chiffre ; le texte a trente mots au moins.

${Object.entries(FILES)
  .map(([file, fields]) => `### \`${file}\`\n\n${keysOf(fields).join('\n')}`)
  .join('\n\n')}

\`site.md\` a aussi \`texts\`, les textes fixes du site : voir \`fields.md\`.

## Vérifier

\`\`\`sh
npm run check -- --format json      # le contenu et la relecture ; code 0 : rien n’arrête le site, 1 : une erreur
npm run check -- --links            # demande aussi chaque adresse
npm run build                       # ce que ferait l’hébergeur
npx portfolio review                # une page pour le propriétaire : à lui de la regarder
\`\`\`

Chaque problème est un objet : \`code\` (stable), \`severity\` (\`error\`, \`warning\`, \`notice\`), \`file\`, \`line\`, \`column\`, \`endLine\`, \`endColumn\` (à partir de 1,
la fin exclue), \`field\`, \`actual\`, \`expected\`, \`suggestion\`, \`mend\`, \`message\`.

## Corriger

1. \`npm run check -- --fix\` écrit d’abord tout ce dont \`mend\` n’est pas \`null\` : il n’y a qu’une bonne réponse.
2. Prenez les autres dans l’ordre du fichier. Ne changez que l’endroit désigné ; \`message\` dit quoi écrire, \`expected\` les valeurs permises.
3. \`spelling/unknown\` : \`expected\` donne les mots probables, le premier est le bon trois fois sur quatre. Relisez la phrase avant d’en choisir un.
4. \`clear/…\` demande au propriétaire une réponse que le texte n’a pas. Posez-lui la question ; s’il ne veut pas de cette remarque, une clé de
   \`review\` dans \`site.md\` la tait : ${Object.values(SWITCHES)
     .map((key) => `\`${key}\``)
     .join(', ')}.
5. \`fresh/…\` et \`link/…\` parlent du monde : une date, un poste, une adresse. Ne les corrigez qu’avec ce que le propriétaire confirme.
6. \`translation/…\` : traduisez l’original phrase par phrase, sans rien y ajouter, dans la langue du dossier.
7. Vérifiez de nouveau : une erreur de syntaxe en cache d’autres.
`
}

function requiredKeys(fields: readonly Field[]): string {
  const keys = fields.filter(({ presence }) => presence !== 'optional').map(({ key }) => `\`${key}\``)
  return `${keys.length > 1 ? 'clés obligatoires' : 'clé obligatoire'} ${new Intl.ListFormat('fr').format(keys)}`
}

function keysOf(fields: readonly Field[], indent = ''): string[] {
  return fields
    .filter(({ key }) => !LEFT_OUT.has(key))
    .flatMap(({ key, presence, type, description, example }) => {
      const must = { required: ', obligatoire', nullable: ', obligatoire mais peut être vide', optional: '' }[presence]
      const inner = type.kind === 'list' ? type.of : type
      const below = inner.kind === 'group' ? keysOf(inner.fields, `${indent}  `) : []
      return [`${indent}- \`${key}\` (${typeName(type)}${must}) : ${description} \`${key}: ${example}\``, ...below]
    })
}
