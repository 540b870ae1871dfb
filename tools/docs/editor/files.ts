import {
  APPLICATION_FIELDS,
  CV_FIELDS,
  PAGE_FIELDS,
  PROJECT_FIELDS,
  SITE_FIELDS,
  TARGET_FIELDS,
} from '../../../scripts/fields/definitions.ts'
import type { Field } from '../../../scripts/fields/field.ts'
import { spokenLang } from '../../../scripts/spoken/lang.ts'
import { agentsFile, skillFile } from './agents.ts'
import { schemaOf } from './schema.ts'
import { snippetsOf } from './snippets.ts'
import { checkTask } from './task.ts'

const FILES: readonly { name: string; shown: { fr: string; en: string }; fields: readonly Field[] }[] = [
  { name: 'project', shown: { fr: 'projet', en: 'project' }, fields: PROJECT_FIELDS },
  { name: 'page', shown: { fr: 'page', en: 'page' }, fields: PAGE_FIELDS },
  { name: 'site', shown: { fr: 'site.md', en: 'site.md' }, fields: SITE_FIELDS },
  { name: 'cv', shown: { fr: 'cv.md', en: 'cv.md' }, fields: CV_FIELDS },
  { name: 'target', shown: { fr: 'CV ciblé', en: 'CV for one purpose' }, fields: TARGET_FIELDS },
  { name: 'application', shown: { fr: 'candidature', en: 'application' }, fields: APPLICATION_FIELDS },
]

/** The files that editors and assistants read, by path from the project's folder. All are made from the definitions of the fields. */
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

/** What an owner who reads English has in their folder instead, and the schemas with English descriptions. */
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
  return toJson(Object.assign({}, ...FILES.map(({ shown, fields }) => snippetsOf(shown[spokenLang()], fields))))
}

function schemasIn(folder: string, title: string): Record<string, string> {
  return Object.fromEntries(
    FILES.map(({ name, shown, fields }) => [
      `${folder}/${name}.schema.json`,
      // On one line, because indentation would be more than half of the file, and editors read it, not people.
      `${JSON.stringify(schemaOf(`${title}${shown[spokenLang()]}`, fields))}\n`,
    ]),
  )
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
