import { FIELDS_OF, type MarkdownKind } from '../../../scripts/fields/definitions.ts'
import { type SpokenLang, spokenLang } from '../../../scripts/spoken/lang.ts'
import { agentsFile, skillFile } from './agents.ts'
import { schemaOf } from './schema.ts'
import { snippetsOf } from './snippets.ts'
import { checkTask } from './task.ts'

const NAMES: Readonly<Record<MarkdownKind, Readonly<Record<SpokenLang, string>>>> = {
  project: { fr: 'projet', en: 'project' },
  page: { fr: 'page', en: 'page' },
  site: { fr: 'site.md', en: 'site.md' },
  cv: { fr: 'cv.md', en: 'cv.md' },
  target: { fr: 'CV ciblé', en: 'CV for one purpose' },
  application: { fr: 'candidature', en: 'application' },
}

/** Lists each kind of file with its name and its keys. */
const files = () =>
  Object.entries(FIELDS_OF).map(([kind, fields]) => ({ kind, name: NAMES[kind as MarkdownKind][spokenLang()], fields }))

/** Makes the files that editors and assistants read, by path from the project's folder, all from the definitions of the fields. */
export function editorFiles(): Record<string, string> {
  return {
    ...schemasIn('docs/schema', 'En-tête : '),
    '.vscode/contenu.code-snippets': snippetsFile(),
    '.vscode/tasks.json': toJson(checkTask()),
    'content/AGENTS.md': agentsFile(),
    '.agents/skills/portfolio/SKILL.md': skillFile(),
    ...agentsIn('scripts/create/template'),
  }
}

/** Makes the same files for an owner who reads English, and the schemas with English descriptions. */
export function englishEditorFiles(): Record<string, string> {
  const template = 'scripts/create/template-en'
  return {
    ...schemasIn('docs/en/schema', 'Header: '),
    [`${template}/_vscode/contenu.code-snippets`]: snippetsFile(),
    [`${template}/_vscode/tasks.json`]: toJson(checkTask()),
    ...agentsIn(template),
  }
}

function agentsIn(template: string): Record<string, string> {
  return {
    [`${template}/AGENTS.md`]: agentsFile(),
    [`${template}/_agents/skills/portfolio/SKILL.md`]: skillFile(),
  }
}

function snippetsFile(): string {
  return toJson(Object.assign({}, ...files().map(({ name, fields }) => snippetsOf(name, fields))))
}

function schemasIn(folder: string, title: string): Record<string, string> {
  return Object.fromEntries(
    files().map(({ kind, name, fields }) => [
      `${folder}/${kind}.schema.json`,
      // On one line, because indentation would be more than half of the file, and editors read it, not people.
      `${JSON.stringify(schemaOf(`${title}${name}`, fields))}\n`,
    ]),
  )
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
