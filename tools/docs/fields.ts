import {
  APPLICATION_FIELDS,
  CV_FIELDS,
  PAGE_FIELDS,
  PROJECT_FIELDS,
  SITE_FIELDS,
  TARGET_FIELDS,
  TRANSLATION_FIELDS,
} from '../../scripts/fields/definitions.ts'
import type { Field, FieldType } from '../../scripts/fields/field.ts'

/** `docs/fields.md`: every key of the front matter, from the one definition of the fields. */
export function fieldsDocument(): string {
  return `# Les clés des fichiers de contenu

Cette page est fabriquée par \`npm run docs\` à partir de \`scripts/fields/definitions.ts\`.

## Un projet : \`content/projets/<nom>.md\`

${tableOf(PROJECT_FIELDS)}

## Une page : \`content/pages/<nom>.md\`

${tableOf(PAGE_FIELDS)}

## Le site : \`content/site.md\`

${tableOf(SITE_FIELDS)}

## Le CV : \`content/cv.md\`

${tableOf(CV_FIELDS)}

## Un CV ciblé : \`content/cvs/<nom>.md\`

${tableOf(TARGET_FIELDS)}

## Une candidature : \`content/candidatures/<nom>.md\`

${tableOf(APPLICATION_FIELDS)}

## Une traduction : \`content/en/…\`

Elle a les clés de son original, dont aucune n’est obligatoire, et celles-ci.

${tableOf(TRANSLATION_FIELDS)}
`
}

function tableOf(fields: readonly Field[]): string {
  return ['| clé | obligatoire | valeur | exemple | sens |', '|---|---|---|---|---|', ...fieldRows(fields)].join('\n')
}

/** One row a key, nested ones below their group. */
export function fieldRows(fields: readonly Field[], parent = ''): string[] {
  return fields.flatMap((field) => {
    const path = parent + field.key
    const example = `\`${field.example}\``
    const row = `| \`${path}\` | ${PRESENCES[field.presence]} | ${typeName(field.type)} | ${example} | ${field.description} |`
    return [row, ...nestedRows(field.type, path)]
  })
}

function nestedRows(type: FieldType, path: string): string[] {
  if (type.kind === 'group') return fieldRows(type.fields, `${path}.`)
  if (type.kind === 'list') return nestedRows(type.of, `${path}[]`)
  return []
}

const PRESENCES: Record<Field['presence'], string> = {
  required: 'oui',
  nullable: 'oui, peut être vide',
  optional: 'non',
}

/** In French. */
export function typeName(type: FieldType): string {
  switch (type.kind) {
    case 'choice':
      return type.values.map((value) => `\`${value}\``).join(', ')
    case 'list':
      return type.of.kind === 'group'
        ? 'liste'
        : `${type.alone ? 'valeur seule, ou ' : ''}liste de : ${typeName(type.of)}${type.longest ? ` (${type.longest} au plus)` : ''}`
    case 'text':
      return type.longest ? `texte (${type.longest} caractères au plus)` : TYPE_NAMES.text
    default:
      return TYPE_NAMES[type.kind]
  }
}

const TYPE_NAMES: Record<Exclude<FieldType['kind'], 'choice' | 'list'>, string> = {
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
}
