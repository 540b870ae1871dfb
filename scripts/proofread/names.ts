import { brandTitles } from '../compile/brands/brands.ts'
import { MARK } from '../compile/render/nodes.ts'
import type { Span } from '../diagnostics/severity.ts'
import { fold } from '../fields/fold.ts'
import { isWord } from './dictionary.ts'
import { type Passage, withoutAddresses } from './passages.ts'

interface Misnamed extends Span {
  written: string
  /** The name as its owner writes it. */
  right: string
}

/** Wrong spellings that the titles of Simple Icons do not reveal, by the right name. Each was checked on the site of its owner. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  AngularJS: ['AngularJs', 'Angularjs'],
  API: ['Api'],
  ChatGPT: ['ChatGpt', 'Chat GPT', 'Chatgpt', 'chatGPT', 'chatgpt'],
  'CI/CD': ['Ci/Cd', 'CI/Cd'],
  CSS: ['Css', 'css'],
  CSS3: ['Css3', 'css3'],
  Elasticsearch: ['ElasticSearch', 'Elastic Search'],
  'Express.js': ['ExpressJS', 'ExpressJs', 'Expressjs'],
  GitHub: ['Git Hub', 'Git hub'],
  GitLab: ['Git Lab', 'Git lab'],
  'Google Analytics': ['Google analytics'],
  GraphQL: ['GraphQl', 'Graph QL'],
  HTML: ['Html', 'html'],
  HTML5: ['Html5', 'html5'],
  iPad: ['Ipad', 'IPad', 'ipad'],
  iPhone: ['Iphone', 'IPhone', 'iphone'],
  JavaScript: ['Java Script', 'Java script', 'javaScript'],
  JSON: ['Json', 'json'],
  iOS: ['Ios', 'IOs', 'IoS'],
  LinkedIn: ['Linked In', 'Linkedin', 'linkedin'],
  'Microsoft Azure': ['Microsoft azure'],
  MongoDB: ['Mongo DB', 'Mongo Db', 'MongoDb'],
  MySQL: ['My SQL', 'MySql', 'My Sql'],
  'Next.js': ['Next JS', 'Next Js', 'NextJS', 'NextJs', 'Nextjs', 'nextjs'],
  'Node.js': ['Node JS', 'Node Js', 'NodeJS', 'NodeJs', 'Nodejs', 'nodejs', 'node.js'],
  NoSQL: ['Nosql', 'NoSql', 'nosql'],
  npm: ['NPM', 'Npm'],
  Nuxt: ['NuxtJS', 'NuxtJs', 'Nuxtjs', 'Nuxt JS'],
  OAuth: ['Oauth', 'OAUTH'],
  OpenAI: ['Openai', 'OpenAi', 'Open AI'],
  PHP: ['Php', 'php'],
  PostgreSQL: ['Postgres', 'PostgreSql', 'Postgre SQL', 'PostGreSQL', 'Postgre', 'postgres'],
  'Raspberry Pi': ['Raspberry PI', 'Raspberry pi'],
  React: ['ReactJS', 'ReactJs', 'Reactjs', 'React JS', 'React Js', 'React.js', 'reactjs'],
  'React Native': ['React native', 'ReactNative', 'React-Native', 'React-native', 'react native'],
  'Ruby on Rails': ['Ruby On Rails', 'Ruby on rails', 'ruby on rails'],
  Sass: ['SASS'],
  SCSS: ['Scss'],
  'Spring Boot': ['Spring boot'],
  SQL: ['Sql', 'sql'],
  'Stack Overflow': ['StackOverflow', 'Stackoverflow'],
  Svelte: ['SvelteJS', 'SvelteJs'],
  SvelteKit: ['Sveltekit', 'Svelte Kit'],
  'Tailwind CSS': ['Tailwind css', 'Tailwind Css'],
  'Three.js': ['ThreeJS', 'ThreeJs', 'Three JS'],
  TypeScript: ['Typescript', 'Type Script', 'Type script', 'typeScript', 'typescript'],
  'Visual Studio Code': ['Visual studio code', 'Visual Studio code'],
  Vite: ['ViteJS', 'ViteJs', 'Vitejs'],
  'VS Code': ['VSCode', 'VScode', 'Vscode', 'vscode', 'VS code', 'Vs Code', 'Vs code'],
  'Vue.js': ['VueJS', 'VueJs', 'Vuejs', 'Vue JS', 'Vue Js', 'vuejs'],
  WordPress: ['Word Press', 'Word press'],
  XML: ['Xml', 'xml'],
}

const LISTED = new Map(
  Object.entries(WRONG).flatMap(([right, wrongs]) => wrongs.map((wrong) => [wrong, right] as const)),
)

/** Folded names that are not corrected: they have another meaning, or the site of the brand writes them in two ways. */
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
  'itchio',
  'linuxserver',
  'loopback',
])

const letters = (name: string) => fold(name, /[ .-]/)

let distinct: ReadonlyMap<string, string> | null = null

/** Brands that can be recognised by their capitals (GitHub, iOS; not Orange). The key is the folded name. */
function distinctBrands(): ReadonlyMap<string, string> {
  distinct ??= new Map(
    brandTitles()
      .filter((title) => /^[\p{L}\p{N}]+( [\p{L}\p{N}]+| ?\.\p{L}+)?$/u.test(title) && /\p{Ll}/u.test(title))
      .filter((title) => /(?<=\S)\p{Lu}|^\p{Ll}+\p{Lu}/u.test(title) || /[ .]/.test(title))
      .map((title) => [letters(title), title] as const)
      .filter(([name]) => name.length >= 4 && !LEFT_ALONE.has(name)),
  )
  return distinct
}

/** A piece of text without spaces: « Node.js », « CI/CD », « front-end ». */
interface Run extends Span {
  text: string
}

function runsOf(text: string): Run[] {
  return [...text.matchAll(/[\p{L}\p{N}_@#/.\\+-]+/gu)].map(({ 0: run, index: from }) => {
    // A dot, slash or hyphen at the end belongs to the sentence.
    const name = run.replace(/[./-]{1,9}$/, '')
    return { text: name, from, to: from + name.length }
  })
}

/** Finds the longest sequence of up to three runs that `known` accepts. */
function knownAt<Known>(text: string, runs: readonly Run[], index: number, known: (name: string) => Known | undefined) {
  for (const length of [3, 2, 1]) {
    const [first, ...others] = runs.slice(index, index + length)
    const last = others.at(-1) ?? first
    if (!first || !last || others.length !== length - 1) continue
    const written = text.slice(first.from, last.to)
    const found = known(written)
    if (found !== undefined) return { found, written, from: first.from, to: last.to, length }
  }
  return null
}

/** Finds the names of technologies and firms that are not written as their owners write them. Skips addresses and code. */
export function misnamed({ text }: Pick<Passage, 'text'>): Misnamed[] {
  const read = withoutAddresses(text)
  const runs = runsOf(read)
  const found: Misnamed[] = []
  for (let index = 0; index < runs.length; index++) {
    const listed = knownAt(read, runs, index, (name) => LISTED.get(name))
    if (listed) {
      const { found: right, written, from, to } = listed
      found.push({ written, right, from, to })
      index += listed.length - 1
      continue
    }
    const { text: written = '', from = 0, to = 0 } = runs[index] ?? {}
    const right = brandOf(written)
    if (right) found.push({ written, right, from, to })
  }
  return found
}

/** Returns the right spelling of a brand, or `null` if it is written so or may be another word. */
function brandOf(written: string): string | null {
  if (!/^[\p{L}\p{N}]{1,40}(?:\.\p{L}{1,10})?$/u.test(written)) return null
  const right = distinctBrands().get(letters(written))
  if (right === undefined || right === written) return null
  // Names in capitals are a style, « Mailchimp » in two words is a habit, and an ordinary word is not a brand.
  const isStyle = /^[\p{Lu}\p{N}]+$/u.test(written)
  return isStyle || (right.includes(' ') && written.length < 8) || isOrdinary(written) ? null : right
}

function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase()
  return isWord(lower, 'fr') || isWord(lower, 'en')
}

/** Spellings that are all correct, but of which a site should keep one. */
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
/** Ordinary words. They count as the technology only if the value has no other word. */
const ONLY_AS_NAMES = new Set(['next', 'node', 'vue', 'express'])

const THINGS = new Map(WAYS.flatMap((ways, thing) => ways.map((way) => [way.toLowerCase(), thing] as const)))

export interface Way extends Span {
  /** The index in `WAYS`. */
  thing: number
  /** The spelling in the text. */
  way: string
}

/** Finds the words of a passage that have several correct spellings. */
export function waysIn({ text, kind }: Pick<Passage, 'text' | 'kind'>): Way[] {
  const runs = runsOf(text)
  const found: Way[] = []
  for (let index = 0; index < runs.length; index++) {
    const known = knownAt(text, runs, index, (name) => THINGS.get(name.toLowerCase().replace('\u00A0', ' ')))
    if (!known) continue
    index += known.length - 1
    const { found: thing, written: way, from, to } = known
    const isAlone = kind === 'name' && text.replaceAll(MARK, '').trim() === way
    if (!ONLY_AS_NAMES.has(way.toLowerCase()) || isAlone) found.push({ thing, way, from, to })
  }
  return found
}
