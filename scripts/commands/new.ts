import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stringify } from 'yaml'
import { slugify } from '../compile/slug.ts'
import { PROJECT_FIELDS } from '../fields/definitions.ts'
import type { Field } from '../fields/field.ts'
import type { ExitCode } from './exit-code.ts'

export interface NewOptions {
  content: string
  title: string
}

/** Writes a project file with every key and what it is for, under the next number. Never over a file that is there. */
export async function newProject({ content, title }: NewOptions): Promise<ExitCode> {
  const slug = slugify(title)
  if (slug === '') {
    console.error('Donnez un titre avec au moins une lettre : npm run new -- "Mon projet"')
    return 2
  }
  const folder = join(content, 'projets')
  const file = join(folder, `${slug}.md`)
  const shown = relative(process.cwd(), file)
  if (await exists(file)) {
    console.error(`${shown} existe déjà : rien n’a été changé. Choisissez un autre titre.`)
    return 1
  }
  await mkdir(folder, { recursive: true })
  await writeFile(file, projectTemplate(title, await nextNumber(folder)), { flag: 'wx' })
  console.log(`${shown} est créé : complétez-le, puis lancez « npm run dev ».`)
  return 0
}

/** What a new project file holds: it passes the check as it is, but for the list of technologies, which is empty. */
export function projectTemplate(title: string, number: number, fields: readonly Field[] = PROJECT_FIELDS): string {
  const values: Record<string, unknown> = {
    number,
    title,
    technologie: [],
    category: 'Personnel',
    state: 'NOT_STARTED',
  }
  const lines = fields.flatMap(({ key, description, example }) => {
    const hint = key in values ? '' : ` Exemple : ${example}`
    const value = key in values ? stringify(values[key], { lineWidth: 0 }).trim() : ''
    return [`# ${description}${hint}`, `${key}: ${value}`.trim()]
  })
  return `---\n${lines.join('\n')}\n---\n\nDécrivez le projet ici, en Markdown.\n`
}

/** One more than the highest number in the folder, whatever else is wrong with its files. */
async function nextNumber(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const numbers = texts.map((text) => Number(/^number:\s*(\d+)/m.exec(text)?.[1] ?? 0))
  return Math.max(0, ...numbers) + 1
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
