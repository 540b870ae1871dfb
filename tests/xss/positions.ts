import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { Field } from '../../scripts/fields/field.ts'

/** A place in a file where a text of someone else can be. */
export interface Position {
  name: string
  /** Returns the whole text of the place with the payload in it. */
  write(payload: string): string
  /** A valid value that an owner would write there. */
  example: string
}

const inText = (name: string, write: (payload: string) => string): Position => ({ name, write, example: 'bonjour' })
const inAddress = (name: string, write: (payload: string) => string): Position => ({ name, write, example: '/contact' })
const inPicture = (name: string, write: (payload: string) => string): Position => ({
  name,
  write,
  example: 'images/banque.png',
})

/** Escapes all characters that Markdown allows to escape. */
const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
const asEntities = (text: string) =>
  [...text].map((character) => (/[\w\s]/.test(character) ? character : `&#${character.codePointAt(0) ?? 0};`)).join('')
const indented = (text: string, by: string) => text.replace(/\n(?=.)/g, `\n${by}`)

/** All constructs of Markdown that contain a text, an address or a name. */
export const BODY_POSITIONS: readonly Position[] = [
  inText('a block', (payload) => payload),
  inText('a sentence', (payload) => `Un texte ${payload} qui continue.`),
  inText('escaped', (payload) => `Un texte ${escaped(payload)} qui continue.`),
  inText('as entities', (payload) => `Un texte ${asEntities(payload)} qui continue.`),
  inText('a heading', (payload) => `## ${payload}`),
  inText('an underlined heading', (payload) => `${payload}\n---`),
  inText('a list', (payload) => `- ${indented(payload, '  ')}\n- deux`),
  inText('a numbered list', (payload) => `7. ${indented(payload, '   ')}\n8. deux`),
  inText('a list of tasks', (payload) => `- [x] ${indented(payload, '  ')}`),
  inText('a quotation', (payload) => `> ${indented(payload, '> ')}`),
  inText('emphasis', (payload) => `*${payload}*`),
  inText('strong emphasis', (payload) => `**${payload}**`),
  inText('deleted text', (payload) => `~~${payload}~~`),
  inText('a head of a table', (payload) => `| ${payload} | b |\n|---|:-:|\n| c | d |`),
  inText('a cell', (payload) => `| a | b |\n|---|--:|\n| ${payload} | d |`),
  inText('code in a line', (payload) => `Le code \`${payload}\` est court.`),
  inText('a footnote', (payload) => `Un appel[^1].\n\n[^1]: ${indented(payload, '    ')}`),
  inText('the name of a footnote', (payload) => `Un appel[^${payload}].\n\n[^${payload}]: Une note.`),
  inText('a callout', (payload) => `> [!NOTE]\n> ${indented(payload, '> ')}`),
  inText('the name of a callout', (payload) => `> [!${payload}]\n> Un texte.`),
  inText('a fenced block', (payload) => `\`\`\`js\n${payload}\n\`\`\``),
  inText('a fenced block of HTML', (payload) => `\`\`\`html\n${payload}\n\`\`\``),
  inText('a fenced block of changes', (payload) => `\`\`\`diff\n-${payload}\n+${payload}\n\`\`\``),
  inText('the language of a block', (payload) => `\`\`\`${payload}\nconst a = 1\n\`\`\``),
  inText('an indented block', (payload) => `Avant.\n\n    ${indented(payload, '    ')}`),
  inText('the text of a link', (payload) => `[a ${payload}](https://exemple.fr)`),
  inText('the title of a link', (payload) => `[a](https://exemple.fr "${payload}")`),
  inText('the title of a link in simple quotes', (payload) => `[a](https://exemple.fr '${payload}')`),
  inText('the query of a link', (payload) => `[a](https://exemple.fr/?q=${payload})`),
  inText('the query of an address', (payload) => `https://exemple.fr/?q=${payload}`),
  inText('the label of a definition', (payload) => `[${payload}]\n\n[${payload}]: https://exemple.fr`),
  inText('the title of a definition', (payload) => `[a]\n\n[a]: https://exemple.fr "${payload}"`),
  inText('the description of a picture', (payload) => `![a ${payload}](images/banque.png)`),
  inText('the title of a picture', (payload) => `![a](images/banque.png "${payload}")`),
  inText('the caption of a picture beside another', (payload) => {
    const picture = '![a](images/banque.png'
    return `${picture} "${payload}")\n${picture})`
  }),
  inText('a comment', (payload) => `<!-- ${payload} -->\n\nUn texte.`),
  inAddress('the address of a link', (payload) => `[a](${payload})`),
  inAddress('the address of a link in brackets', (payload) => `[a](<${payload}>)`),
  inAddress('the address of a definition', (payload) => `[a]\n\n[a]: ${payload}`),
  inAddress('the address of a definition in brackets', (payload) => `[a]\n\n[a]: <${payload}>`),
  { name: 'an automatic link', write: (payload) => `<${payload}>`, example: 'https://exemple.fr' },
  inPicture('the address of a picture', (payload) => `![a](${payload})`),
  inPicture('the address of a picture in brackets', (payload) => `![a](<${payload}>)`),
  {
    name: 'the address of a defined picture',
    write: (payload) => `![a]\n\n[a]: ${payload}`,
    example: '/images/affiche.png',
  },
]

/** Path of a value in a header: `hero.words.0`. */
type Path = readonly (string | number)[]

/**
 * Returns the positions of all values of a file's header, each written in quotes, and as someone types it who does not know YAML. The body
 * is short, because it would be compiled thousands of times.
 */
export function headerPositions(file: string): Position[] {
  const header = /^---\n([\s\S]*?)\n---\n/.exec(file)?.[1] ?? ''
  return leaves(parseDocument(header).contents).flatMap(({ path, text }) => {
    const document = parseDocument(header)
    // A mark that YAML leaves unquoted, which the text then replaces.
    document.setIn(path, MARK)
    const whole = `---\n${document.toString({ lineWidth: 0 }).trimEnd()}\n---\n\nUn texte.\n`
    const put = (value: string) => whole.replace(MARK, () => value)
    return [
      { name: path.join('.'), write: (payload: string) => put(JSON.stringify(payload)), example: text },
      { name: `${path.join('.')}, as typed`, write: put, example: text },
    ]
  })
}

const MARK = 'marque'

/**
 * Returns a file with the text in all values of its header, or in those of some positions (`skills.0.title`).
 * @param texts one text, or several that take turns
 */
export function withValues(file: string, texts: string | readonly string[], names?: readonly string[]): string {
  const [, header = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const document = parseDocument(header)
  const paths = names?.map((name) => name.split('.')) ?? leaves(document.contents).map(({ path }) => path)
  for (const [index, path] of paths.entries()) {
    document.setIn(path, typeof texts === 'string' ? texts : texts[index % texts.length])
  }
  return `---\n${document.toString({ lineWidth: 0 }).trimEnd()}\n---\n${body}`
}

function leaves(node: Node | null | undefined, path: Path = []): { path: Path; text: string }[] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => leaves(value as Node, [...path, String(key)]))
  if (isSeq(node)) return node.items.flatMap((item, index) => leaves(item as Node, [...path, index]))
  return isScalar(node) ? [{ path, text: String(node.source ?? node.value) }] : []
}

/** Returns the paths of all keys that have a value of their own, with the items of a list as `0`. */
export function keysOf(fields: readonly Field[], path: Path = []): string[] {
  return fields.flatMap(({ key, type }) => {
    const [of, place] = type.kind === 'list' ? [type.of, [...path, key, 0]] : [type, [...path, key]]
    return of.kind === 'group' ? keysOf(of.fields, place) : [place.join('.')]
  })
}
