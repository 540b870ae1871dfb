import { fold } from '../../scripts/fields/fold.ts'
import { own } from '../../scripts/fields/own.ts'

/**
 * Other names of technologies, by their official name. Case, accents, spaces and points never matter: « Tailwindcss » is Tailwind CSS
 * without a row here. Filters, addresses, skills and logos all take their names from here.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  '.NET': ['dotnet'],
  'Amazon Web Services': ['AWS'],
  'Apache Airflow': ['Airflow'],
  'Apache Kafka': ['Kafka'],
  'Apache Spark': ['Spark'],
  'API REST': ['REST', 'REST API'],
  'C#': ['csharp'],
  'C++': ['cpp'],
  CSS: ['CSS3'],
  D3: ['D3.js'],
  Express: ['Express.js'],
  Go: ['Golang'],
  'Google Cloud': ['GCP'],
  HTML: ['HTML5'],
  JavaScript: ['JS', 'ES6', 'ECMAScript'],
  Kubernetes: ['K8s'],
  MongoDB: ['Mongo'],
  'Next.js': ['Next'],
  'Node.js': ['Node'],
  Nuxt: ['Nuxt.js'],
  PostgreSQL: ['Postgres'],
  React: ['React.js'],
  'Ruby on Rails': ['Rails'],
  Sass: ['SCSS'],
  Svelte: ['Svelte.js'],
  'Tailwind CSS': ['Tailwind'],
  'Three.js': ['Three'],
  TypeScript: ['TS'],
  'Visual Studio Code': ['VS Code'],
  'Vue.js': ['Vue'],
  X: ['Twitter'],
}

/** Returns a name without the parts that never matter: « Node.js » and « NodeJS » are the same. */
export function foldName(name: string): string {
  return fold(name, /[^a-z0-9+#]/)
}

const OFFICIAL = new Map(
  Object.entries(OTHER_NAMES).flatMap(([name, others]) => [name, ...others].map((other) => [foldName(other), name])),
)

/** Returns the official name of a technology: « ReactJS » → React. A name that is not in the table stays unchanged. */
export function officialName(name: string): string {
  return OFFICIAL.get(foldName(name)) ?? name
}

/** Returns whether the table has a technology under this name. */
export function isInTable(name: string): boolean {
  return OFFICIAL.has(foldName(name))
}

/** Returns every name of a technology, the official one first. */
export function allNames(name: string): readonly string[] {
  const official = officialName(name)
  return [official, ...(own(OTHER_NAMES, official) ?? [])]
}
