import { brandTitles } from '../brands/brands.ts'
import { isWord } from './dictionary.ts'
import { GAP, MARK, type Passage } from './passages.ts'

export interface Misnamed {
  written: string
  /** As its owner writes it. */
  right: string
  from: number
  to: number
}

/** What the titles of Simple Icons cannot tell, by the right name; checked with the sites of their owners. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  API: ['Api'],
  'CI/CD': ['Ci/Cd', 'CI/Cd'],
  CSS: ['Css'],
  'Express.js': ['ExpressJS', 'ExpressJs', 'Expressjs'],
  GitHub: ['Git Hub', 'Git hub'],
  GitLab: ['Git Lab', 'Git lab'],
  GraphQL: ['GraphQl', 'Graph QL'],
  HTML: ['Html'],
  JavaScript: ['Java Script', 'Java script', 'javaScript'],
  JSON: ['Json'],
  iOS: ['Ios', 'IOs', 'IoS'],
  LinkedIn: ['Linked In', 'Linkedin', 'linkedin'],
  'Microsoft Azure': ['Microsoft azure'],
  MongoDB: ['Mongo DB', 'Mongo Db', 'MongoDb'],
  MySQL: ['My SQL', 'MySql', 'My Sql'],
  'Next.js': ['Next JS', 'Next Js', 'NextJS', 'NextJs', 'Nextjs', 'nextjs'],
  'Node.js': ['Node JS', 'Node Js', 'NodeJS', 'NodeJs', 'Nodejs', 'nodejs', 'node.js'],
  NoSQL: ['Nosql', 'NoSql'],
  npm: ['NPM', 'Npm'],
  OAuth: ['Oauth', 'OAUTH'],
  PHP: ['Php'],
  PostgreSQL: ['Postgres', 'PostgreSql', 'Postgre SQL', 'PostGreSQL', 'Postgre'],
  React: ['ReactJS', 'ReactJs', 'Reactjs', 'React JS', 'React Js', 'React.js', 'reactjs'],
  Sass: ['SASS'],
  SCSS: ['Scss'],
  SQL: ['Sql'],
  'Stack Overflow': ['StackOverflow', 'Stackoverflow'],
  Svelte: ['SvelteJS', 'SvelteJs'],
  'Three.js': ['ThreeJS', 'ThreeJs', 'Three JS'],
  TypeScript: ['Typescript', 'Type Script', 'Type script', 'typeScript'],
  'Visual Studio Code': ['Visual studio code', 'Visual Studio code'],
  'VS Code': ['VSCode', 'VScode', 'Vscode', 'vscode', 'VS code', 'Vs Code', 'Vs code'],
  'Vue.js': ['VueJS', 'VueJs', 'Vuejs', 'Vue JS', 'Vue Js', 'vuejs'],
  WordPress: ['Word Press', 'Word press'],
  XML: ['Xml'],
}

const LISTED = new Map(
  Object.entries(WRONG).flatMap(([right, wrongs]) => wrongs.map((wrong) => [wrong, right] as const)),
)

/** Other things that a brand's letters may mean, and brands whose own site writes both. */
const LEFT_ALONE = new Set([
  'angularjs',
  'adobexd',
  'beatsbydre',
  'intellij',
  'rte',
  'sapui5',
  'next',
  'mdx',
  'chatbot',
  'readme',
  'conventionalcommits',
  'fileio',
  'linuxserver',
  'loopback',
])

const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[ .-]/g, '')

let distinct: ReadonlyMap<string, string> | null = null

/** The brands that are told by their capitals: GitHub, iOS, PostgreSQL; « Orange » is not. By their letters. */
function distinctBrands(): ReadonlyMap<string, string> {
  distinct ??= new Map(
    brandTitles()
      .filter((title) => /^[\p{L}\p{N}]+( [\p{L}\p{N}]+| ?\.\p{L}+)?$/u.test(title) && /\p{Ll}/u.test(title))
      .filter((title) => /(?<=\S)\p{Lu}|^\p{Ll}+\p{Lu}/u.test(title) || /[ .]/.test(title))
      .map((title) => [fold(title), title] as const)
      .filter(([letters]) => letters.length >= 4 && !LEFT_ALONE.has(letters)),
  )
  return distinct
}

const TOKEN = /(?<![\p{L}\p{N}_@#/.\\-])[\p{L}\p{N}]+(?:\.\p{L}+)?(?![\p{L}\p{N}_@/\\-]|\.[\p{L}\p{N}])/gu
const LISTED_TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}_@#/.\\\\-])(?:${[...LISTED.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.+/]/g, '\\$&'))
    .join('|')})(?![\\p{L}\\p{N}_@\\\\]|[-./][\\p{L}\\p{N}])`,
  'gu',
)

/** The names of technologies and firms that are written otherwise than their owners do. Addresses and code are left out. */
export function misnamed({ text }: Pick<Passage, 'text'>): Misnamed[] {
  const read = text.replace(/\b[a-z][a-z+.-]*:\/\/\S+|\S+@\S+|www\.\S+/gi, (part) => GAP.repeat(part.length))
  const found: Misnamed[] = []
  const add = (written: string, right: string, from: number) =>
    found.push({ written, right, from, to: from + written.length })
  for (const { 0: written, index } of read.matchAll(LISTED_TOKEN)) add(written, LISTED.get(written) ?? written, index)
  for (const { 0: written, index } of read.matchAll(TOKEN)) {
    const right = distinctBrands().get(fold(written))
    if (
      right === undefined ||
      right === written ||
      found.some(({ from, to }) => index < to && index + written.length > from)
    )
      continue
    // Capitals throughout are a style, « Mailchimp » in two words a habit; a word of the language is that word.
    if (/^[\p{Lu}\p{N}]+$/u.test(written) || (right.includes(' ') && written.length < 8) || isOrdinary(written))
      continue
    add(written, right, index)
  }
  return found.sort((a, b) => a.from - b.from)
}

function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase()
  return isWord(lower, 'fr') || isWord(lower, 'en')
}

/** What is written in several right ways, of which a site should keep one. */
const WAYS: readonly (readonly string[])[] = [
  ['front-end', 'frontend', 'front end'],
  ['back-end', 'backend', 'back end'],
  ['full-stack', 'fullstack', 'full stack'],
  ['open source', 'open-source', 'opensource'],
  ['e-mail', 'email', 'mél'],
  ['week-end', 'weekend'],
  ['e-commerce', 'ecommerce'],
  ['temps réel', 'temps-réel'],
  ['Next.js', 'Next'],
  ['Node.js', 'Node'],
  ['Vue.js', 'Vue'],
  ['Express.js', 'Express'],
]
/** These mean other things in a sentence; alone in a value they are the technology. */
const ONLY_AS_NAMES = new Set(['next', 'node', 'vue', 'express'])

const WAY = new RegExp(
  `(?<![\\p{L}\\p{N}_@#/.-])(?:${WAYS.flat()
    .map((way) => way.replace('.', '\\.').replace(' ', '[ \\u00A0]'))
    .join('|')})(?![\\p{L}\\p{N}_@/-]|\\.[\\p{L}])`,
  'giu',
)

export interface Way {
  /** Which of the things that are written in several ways. */
  thing: number
  /** As it is written. */
  way: string
  from: number
  to: number
}

/** The things in a passage that may be written in several ways. */
export function waysIn({ text, kind }: Pick<Passage, 'text' | 'kind'>): Way[] {
  return [...text.matchAll(WAY)].flatMap(({ 0: written, index }) => {
    const way = written.toLowerCase().replace('\u00A0', ' ')
    const thing = WAYS.findIndex((ways) => ways.some((known) => known.toLowerCase() === way))
    if (ONLY_AS_NAMES.has(way) && !(kind === 'name' && text.replaceAll(MARK, '').trim().toLowerCase() === way))
      return []
    return { thing, way: written, from: index, to: index + written.length }
  })
}
