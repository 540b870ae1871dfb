import { FIELDS_OF, type MarkdownKind, TAGS, TRANSLATION_FIELDS } from '../../scripts/fields/definitions.ts'
import { exampleIn, type Field, type FieldType } from '../../scripts/fields/field.ts'
import { type SpokenLang, spokenLang } from '../../scripts/spoken/lang.ts'

/** Writes `docs/fields.md` in French and English: every key of the front matter, from the one definition of the fields. `texts.md` has those of `texts`. */
export function fieldsDocument(): string {
  const { title, made, contents, files, tags, translation, translationKeys } = words()
  const parts = Object.entries(FIELDS_OF).map(([kind, fields]) => {
    const besides = kind === 'cv' ? `\n\n${tags}\n\n${tableOf(TAGS)}` : ''
    const own = fields.filter((field) => field.key !== 'texts')
    return `## ${files[kind as MarkdownKind]}\n\n${tableOf(own.filter((field) => !isTag(field)))}${besides}\n`
  })
  return `# ${title}

${made}

${contents}

${parts.join('\n')}
## ${translation}

${translationKeys}

${tableOf(TRANSLATION_FIELDS)}
`
}

function tableOf(fields: readonly Field[]): string {
  return [words().columns, '|---|---|---|---|---|', ...fieldRows(fields)].join('\n')
}

/** "only" and "hide" are keys of every list of the CV, so they are explained once. */
const isTag = (field: Field) => TAGS.some((tag) => tag === field)

/** Makes one row for each key, nested ones below their group. */
export function fieldRows(fields: readonly Field[], parent = ''): string[] {
  return fields.flatMap((field) => {
    const path = parent + field.key
    const example = `\`${exampleIn(spokenLang(), field)}\``
    const row = `| \`${path}\` | ${words().presences[field.presence]} | ${typeName(field.type)} | ${example} | ${field.description[spokenLang()]} |`
    return [row, ...nestedRows(field.type, path)]
  })
}

function nestedRows(type: FieldType, path: string): string[] {
  if (type.kind === 'group')
    return fieldRows(
      type.fields.filter((field) => !isTag(field)),
      `${path}.`,
    )
  if (type.kind === 'list') return nestedRows(type.of, `${path}[]`)
  return []
}

export function typeName(type: FieldType): string {
  const { types, list, listOf, alone, atMost, characters } = words()
  switch (type.kind) {
    case 'choice':
      return type.values.map((value) => `\`${value}\``).join(', ')
    case 'list':
      return type.of.kind === 'group'
        ? list
        : `${type.alone ? alone : ''}${listOf} ${typeName(type.of)}${type.longest ? ` (${type.longest} ${atMost})` : ''}`
    case 'text':
      return type.longest ? `${types.text} (${type.longest} ${characters})` : types.text
    default:
      return types[type.kind]
  }
}

interface Words {
  title: string
  made: string
  /** Where the other keys are. */
  contents: string
  /** The heading of the keys of each kind of file. */
  files: Readonly<Record<MarkdownKind, string>>
  /** What the keys of `TAGS` are for. */
  tags: string
  translation: string
  translationKeys: string
  columns: string
  presences: Record<Field['presence'], string>
  list: string
  listOf: string
  /** The word before a list that may be one value. */
  alone: string
  atMost: string
  characters: string
  types: Record<Exclude<FieldType['kind'], 'choice' | 'list'>, string>
}

const words = () => WORDS[spokenLang()]

const WORDS: Readonly<Record<SpokenLang, Words>> = {
  fr: {
    title: 'Les clés des fichiers de contenu',
    made: 'Cette page est fabriquée par `npm run docs` à partir de `scripts/fields/definitions.ts`.',
    contents:
      'Les dix clés d’un premier soir sont dans le [guide](guide/commencer.md#les-dix-clés-dun-premier-soir). Les textes fixes du site, sous `texts`, ont [leur page](texts.md).',
    files: {
      project: 'Un projet : `content/projets/<nom>.md`',
      page: 'Une page : `content/pages/<nom>.md`',
      site: 'Le site : `content/site.md`',
      cv: 'Le CV : `content/cv.md`',
      target: 'Un CV ciblé : `content/cvs/<nom>.md`',
      application: 'Une candidature : `content/candidatures/<nom>.md`',
    },
    tags: 'Chaque entrée d’une liste de `cv.md`, chaque point et chaque compétence peut avoir deux clés de plus, qui disent dans quels CV il est ([guide](guide/candidatures.md)) :',
    translation: 'Une traduction : `content/en/…`',
    translationKeys: 'Elle a les clés de son original, dont aucune n’est obligatoire, et celles-ci.',
    columns: '| clé | obligatoire | valeur | exemple | sens |',
    presences: { required: 'oui', nullable: 'oui, peut être vide', optional: 'non' },
    list: 'liste',
    listOf: 'liste de :',
    alone: 'valeur seule, ou ',
    atMost: 'au plus',
    characters: 'caractères au plus',
    types: {
      text: 'texte',
      integer: 'nombre entier à partir de 1',
      figure: 'nombre, ou texte qui en contient un',
      boolean: '`true` ou `false`',
      url: 'adresse https:// ou http://',
      origin: 'adresse du site, sans chemin',
      email: 'adresse mail',
      phone: 'numéro de téléphone',
      fediverse: '@nom@serveur, entre guillemets',
      picture: 'chemin d’une image',
      media: 'chemin d’un fichier',
      date: 'AAAA-MM-JJ, entre guillemets',
      category: 'une catégorie de `site.md`',
      month: 'AAAA, AAAA-MM ou AAAA-MM-JJ, entre guillemets',
      analytics: 'un service, un chemin, ou `non`',
      id: 'identifiant',
      typeface: 'nom d’une police, ou chemin d’un fichier .woff2',
      colour: "teinte de 0 à 360, ou `'#rrggbb'`",
      group: 'clés indentées',
    },
  },
  en: {
    title: 'The keys of the content files',
    made: 'This page is made by `npm run docs` from `scripts/fields/definitions.ts`.',
    contents:
      'The ten keys of a first evening are in the [guide](guide/start.md#the-ten-keys-of-a-first-evening). The fixed texts of the site, under `texts`, have [their own page](texts.md).',
    files: {
      project: 'A project: `content/projets/<name>.md`',
      page: 'A page: `content/pages/<name>.md`',
      site: 'The site: `content/site.md`',
      cv: 'The CV: `content/cv.md`',
      target: 'A CV for one purpose: `content/cvs/<name>.md`',
      application: 'An application: `content/candidatures/<name>.md`',
    },
    tags: 'Each entry of a list in `cv.md`, each point and each skill may have two keys more, which say in which CVs it is ([guide](guide/applications.md)):',
    translation: 'A translation: `content/en/…`',
    translationKeys: 'It has the keys of its original, none of which is required, and these.',
    columns: '| key | required | value | example | meaning |',
    presences: { required: 'yes', nullable: 'yes, may be empty', optional: 'no' },
    list: 'list',
    listOf: 'list of:',
    alone: 'one value, or ',
    atMost: 'at most',
    characters: 'characters at most',
    types: {
      text: 'text',
      integer: 'whole number from 1',
      figure: 'number, or text that contains one',
      boolean: '`true` or `false`',
      url: 'https:// or http:// address',
      origin: 'address of the site, without a path',
      email: 'email address',
      phone: 'phone number',
      fediverse: '@name@server, in quotes',
      picture: 'path of a picture',
      media: 'path of a file',
      date: 'YYYY-MM-DD, in quotes',
      category: 'a category of `site.md`',
      month: 'YYYY, YYYY-MM or YYYY-MM-DD, in quotes',
      analytics: 'a service, a path, or `non`',
      id: 'identifier',
      typeface: 'name of a font, or path of a .woff2 file',
      colour: "hue from 0 to 360, or `'#rrggbb'`",
      group: 'indented keys',
    },
  },
}
