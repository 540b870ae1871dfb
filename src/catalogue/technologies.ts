import { fold } from '../../scripts/fields/fold.ts'

/**
 * What technologies are called otherwise, by their official name. Case, accents, spaces and points never matter: « Tailwindcss » is
 * Tailwind CSS without a row. Filters, addresses, skills and logos all take their names from here.
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

/** A name without what never matters in it: « Node.js » and « NodeJS » are one. */
export function foldName(name: string): string {
  return fold(name, /[^a-z0-9+#]/)
}

const OFFICIAL = new Map(
  Object.entries(OTHER_NAMES).flatMap(([name, others]) => [name, ...others].map((other) => [foldName(other), name])),
)

/** The official name of a technology: « ReactJS » → React. A name that the table does not have stays as it is. */
export function officialName(name: string): string {
  return OFFICIAL.get(foldName(name)) ?? name
}

/** Every name of a technology, the official one first. */
export function allNames(name: string): readonly string[] {
  const official = officialName(name)
  return [official, ...(OTHER_NAMES[official] ?? [])]
}
