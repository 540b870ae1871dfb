import { FIELDS_OF, type MarkdownKind } from '../../../scripts/fields/definitions.ts'
import { exampleIn, type Field } from '../../../scripts/fields/field.ts'
import { SWITCHES } from '../../../scripts/proofread/switches.ts'
import { listOf, type SpokenLang, spokenLang } from '../../../scripts/spoken/lang.ts'
import { typeName } from '../fields.ts'

/** The path of each kind of file; « <> » stands for a name that the owner gives. */
const PATHS: Readonly<Record<MarkdownKind, string>> = {
  project: 'content/projets/<>.md',
  site: 'content/site.md',
  cv: 'content/cv.md',
  page: 'content/pages/<>.md',
  target: 'content/cvs/<>.md',
  application: 'content/candidatures/<>.md',
}

/** Keys that are left out: the fixed texts are 200 keys that hardly anybody changes, and docs/texts.md has them. */
const LEFT_OUT = new Set(['texts'])

const DOCS: Texts = {
  fr: '`node_modules/portfolio-markdown/docs/` (dans un clone du générateur : `docs/`)',
  en: '`node_modules/portfolio-markdown/docs/en/` (in a clone of the generator: `docs/en/`)',
}
const MADE: Texts = {
  fr: '<!-- Fabriqué par « npm run docs » d’après scripts/fields/definitions.ts. -->',
  en: '<!-- Made by “npm run docs” from scripts/fields/definitions.ts. -->',
}

type Texts = Readonly<Record<SpokenLang, string>>

/** Writes `AGENTS.md` of an owner's folder: where things are, and what an assistant must not do. */
export function agentsFile(): string {
  return AGENTS[spokenLang()]()
}

/** Writes the skill: write, check, mend. */
export function skillFile(): string {
  return SKILLS[spokenLang()]()
}

const AGENTS: Readonly<Record<SpokenLang, () => string>> = {
  fr: () => `${MADE.fr}

# Un portfolio écrit en Markdown

Tout ce qui est personnel est dans \`content/\`. Le générateur le vérifie clé par clé et en fait un site. Le reste du dossier est à lui.

## Ce qui compte

- **N’inventez rien.** Un projet, une date, un chiffre, un employeur, un avis : ce que le propriétaire n’a pas dit se demande, ou s’écrit « À ÉCRIRE » dans un brouillon.
- **Un brouillon** a un nom qui commence par « _ » : il est vérifié, jamais publié. Retirer le « _ » publie ; c’est au propriétaire de le décider.
- **Vérifiez après chaque changement** : \`npm run check -- --format json\`. Zéro erreur avant de finir ; un avertissement se corrige ou se dit.
- **Ne mettez pas un mot dans \`content/mots.txt\`** pour faire taire la relecture, sauf s’il est juste.
- Les textes sont dans la langue du site (\`lang\` dans \`site.md\`, sinon le français), à la première personne, et disent ce que le projet a changé avant de
  dire avec quoi il est fait. Une traduction est à côté de l’original, sous le même nom : \`content/en/projets/banque.md\`.

## Où est quoi

${filesAndKeys()}
- \`content/en/\`, \`content/de/\`… : les traductions d’un site dont \`lang\` est une liste. Un fichier y a le nom de son original et seulement ce qui se dit
  autrement : titres, phrases, texte. Le reste vient de l’original ; \`npm run check\` dit ce qui manque ou a vieilli.
- \`content/mots.txt\` : les mots que la relecture doit connaître, un par ligne. \`content/style.css\` : des retouches de l’aspect.
- Une image est à côté du fichier qui la nomme : \`images/banque.png\`.

## Comment faire

Écrire, vérifier, corriger : \`.agents/skills/portfolio/SKILL.md\`. Toutes les clés et tous les messages, avec des exemples : \`fields.md\` et
\`diagnostics.md\` dans ${DOCS.fr}.
`,
  en: () => `${MADE.en}

# A portfolio written in Markdown

Everything that is personal is in \`content/\`. The generator checks it key by key and makes a site of it. The rest of the folder belongs to the generator.

## What matters

- **Invent nothing.** A project, a date, a figure, an employer, a testimonial: ask for what the owner has not said, or write “TO WRITE” in a draft.
- **A draft** has a name that begins with “_”: it is checked, never published. Removing the “_” publishes it; only the owner decides that.
- **Check after each change**: \`npm run check -- --format json\`. No error is left at the end; a warning is mended or told.
- **Do not put a word into \`content/mots.txt\`** to silence the proofreading, unless the word is right.
- The texts are in the language of the site (\`lang\` in \`site.md\`, otherwise French), in the first person, and say what the project changed before they say
  what it is made with. A translation stands beside its original, under the same name: \`content/en/projets/banque.md\`.

## What is where

${filesAndKeys()}
- \`content/en/\`, \`content/de/\`…: the translations of a site whose \`lang\` is a list. A file there has the name of its original and only what is said
  otherwise: titles, sentences, the text. The rest comes from the original; \`npm run check\` says what is missing or has aged.
- \`content/mots.txt\`: the words that the proofreading must know, one per line. \`content/style.css\`: touches to the look.
- A picture is beside the file that names it: \`images/banque.png\`.

## How to work

Write, check, mend: \`.agents/skills/portfolio/SKILL.md\`. All keys and all messages, with examples: \`fields.md\` and \`diagnostics.md\`
in ${DOCS.en}.
`,
}

const SKILLS: Readonly<Record<SpokenLang, () => string>> = {
  fr: () => `---
name: portfolio
description: Écrire, vérifier et corriger le contenu d’un portfolio portfolio-markdown (content/site.md, cv.md, projets/, pages/, cvs/, candidatures/). À utiliser pour ajouter un projet, tenir le CV à jour, ou corriger ce que dit « npm run check ».
---

${MADE.fr}

# Écrire, vérifier, corriger

Après une mise à jour du générateur, \`fields.md\` dans ${DOCS.fr} a raison contre cette page.

## Écrire

- \`npx portfolio new "Titre"\` (dans un clone du générateur : \`npm run new -- "Titre"\`) crée un projet avec toutes ses clés, sous le numéro suivant.
- Un fichier est un en-tête YAML entre deux lignes « --- », puis du Markdown. Le nom du fichier est l’adresse : minuscules sans accent, chiffres et tirets.
- Une clé inconnue est une erreur. Une clé facultative sans valeur se laisse de côté.
- Une valeur qui contient « : » ou « # », ou qui est une date, se met entre apostrophes : \`date: '2026-11-20'\`.
- Dans le texte, les titres commencent à « ## ». Le HTML n’est pas montré. Un lien vers un autre projet s’écrit \`[la banque](banque.md)\`.
- \`result\` dit en une ligne ce que le projet a changé ; \`results\` le chiffre ; le texte a trente mots au moins.

${filesAndAllKeys()}

\`site.md\` a aussi \`texts\`, les textes fixes du site : voir \`texts.md\`.

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
   \`review\` dans \`site.md\` la tait : ${switches()}.
5. \`fresh/…\` et \`link/…\` parlent du monde : une date, un poste, une adresse. Ne les corrigez qu’avec ce que le propriétaire confirme.
6. \`translation/…\` : traduisez l’original phrase par phrase, sans rien y ajouter, dans la langue du dossier.
7. Vérifiez de nouveau : une erreur de syntaxe en cache d’autres.
`,
  en: () => `---
name: portfolio
description: Write, check and mend the content of a portfolio-markdown site (content/site.md, cv.md, projets/, pages/, cvs/, candidatures/). Use it to add a project, to keep the CV up to date, or to mend what “npm run check” reports.
---

${MADE.en}

# Write, check, mend

After an update of the generator, \`fields.md\` in ${DOCS.en} is right where this page differs from it.

## Write

- \`npx portfolio new "Title"\` (in a clone of the generator: \`npm run new -- "Title"\`) creates a project with all its keys, under the next number.
- A file is a YAML header between two “---” lines, then Markdown. The name of the file is the address: lower case without accents, digits and hyphens.
- An unknown key is an error. An optional key without a value is left out.
- A value that contains “: ” or “#”, or that is a date, stands in single quotes: \`date: '2026-11-20'\`.
- In the text, headings begin at “##”. HTML is not shown. A link to another project is written \`[the bank](banque.md)\`.
- \`result\` says in one line what the project changed; \`results\` gives the figures; the text has thirty words at least.

${filesAndAllKeys()}

\`site.md\` also has \`texts\`, the fixed texts of the site: see \`texts.md\`.

## Check

\`\`\`sh
npm run check -- --format json      # the content and the proofreading; exit code 0: nothing stops the site, 1: an error
npm run check -- --links            # asks each address too
npm run build                       # what the host would do
npx portfolio review                # a page for the owner, who should look at it
\`\`\`

Each problem is an object: \`code\` (stable), \`severity\` (\`error\`, \`warning\`, \`notice\`), \`file\`, \`line\`, \`column\`, \`endLine\`, \`endColumn\` (from 1,
the end excluded), \`field\`, \`actual\`, \`expected\`, \`suggestion\`, \`mend\`, \`message\`.

## Mend

1. \`npm run check -- --fix\` first writes everything whose \`mend\` is not \`null\`: there is only one right answer.
2. Take the others in the order of the file. Change only the place that is named; \`message\` says what to write, \`expected\` which values are allowed.
3. \`spelling/unknown\`: \`expected\` gives the likely words, most likely first. Read the sentence again before you choose one.
4. \`clear/…\` asks the owner for an answer that the text does not have. Put the question; if the owner does not want the remark, a key of
   \`review\` in \`site.md\` silences it: ${switches()}.
5. \`fresh/…\` and \`link/…\` speak of the world: a date, a post, an address. Mend them only with what the owner confirms.
6. \`translation/…\`: translate the original sentence by sentence, add nothing, in the language of the folder.
7. Check again: a syntax error hides others.
`,
}

const KEYS: Readonly<Record<SpokenLang, { name: string; colon: string; one: string; many: string; must: Must }>> = {
  fr: {
    ...{ name: '<nom>', colon: ' :', one: 'clé obligatoire', many: 'clés obligatoires' },
    must: { required: ', obligatoire', nullable: ', obligatoire mais peut être vide', optional: '' },
  },
  en: {
    ...{ name: '<name>', colon: ':', one: 'required key', many: 'required keys' },
    must: { required: ', required', nullable: ', required but may be empty', optional: '' },
  },
}

type Must = Readonly<Record<Field['presence'], string>>

const files = () =>
  Object.entries(PATHS).map(([kind, path]) => ({
    path: path.replace('<>', KEYS[spokenLang()].name),
    fields: FIELDS_OF[kind as MarkdownKind],
  }))

function filesAndKeys(): string {
  return files()
    .map(({ path, fields }) => `- \`${path}\`${KEYS[spokenLang()].colon} ${requiredKeys(fields)}.`)
    .join('\n')
}

function filesAndAllKeys(): string {
  return files()
    .map(({ path, fields }) => `### \`${path}\`\n\n${keysOf(fields).join('\n')}`)
    .join('\n\n')
}

function switches(): string {
  return Object.values(SWITCHES)
    .map((key) => `\`${key}\``)
    .join(', ')
}

function requiredKeys(fields: readonly Field[]): string {
  const keys = fields.filter(({ presence }) => presence !== 'optional').map(({ key }) => `\`${key}\``)
  const { one, many } = KEYS[spokenLang()]
  return `${keys.length > 1 ? many : one} ${listOf(spokenLang(), 'conjunction').format(keys)}`
}

function keysOf(fields: readonly Field[], indent = ''): string[] {
  const lang = spokenLang()
  const { colon, must } = KEYS[lang]
  return fields
    .filter(({ key }) => !LEFT_OUT.has(key))
    .flatMap((field) => {
      const { key, presence, type } = field
      const inner = type.kind === 'list' ? type.of : type
      const below = inner.kind === 'group' ? keysOf(inner.fields, `${indent}  `) : []
      const meaning = `${field.description[lang]} \`${key}: ${exampleIn(lang, field)}\``
      return [`${indent}- \`${key}\` (${typeName(type)}${must[presence]})${colon} ${meaning}`, ...below]
    })
}
