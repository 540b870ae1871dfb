import {
  APPLICATION_FIELDS,
  CV_FIELDS,
  PAGE_FIELDS,
  PROJECT_FIELDS,
  SITE_FIELDS,
  TARGET_FIELDS,
} from '../../../scripts/fields/definitions.ts'
import type { Field } from '../../../scripts/fields/field.ts'
import { agentsFile, skillFile } from './agents.ts'
import { schemaOf } from './schema.ts'
import { snippetsOf } from './snippets.ts'
import { checkTask } from './task.ts'

const FILES: readonly { name: string; shown: string; fields: readonly Field[] }[] = [
  { name: 'project', shown: 'projet', fields: PROJECT_FIELDS },
  { name: 'page', shown: 'page', fields: PAGE_FIELDS },
  { name: 'site', shown: 'site.md', fields: SITE_FIELDS },
  { name: 'cv', shown: 'cv.md', fields: CV_FIELDS },
  { name: 'target', shown: 'CV ciblé', fields: TARGET_FIELDS },
  { name: 'application', shown: 'candidature', fields: APPLICATION_FIELDS },
]

/** The files that editors and assistants read, by path from the project's folder. All are made from the definitions of the fields. */
export function editorFiles(): Record<string, string> {
  const snippets = Object.assign({}, ...FILES.map(({ shown, fields }) => snippetsOf(shown, fields)))
  return {
    ...schemasIn('docs/schema', 'En-tête : '),
    '.vscode/contenu.code-snippets': toJson(snippets),
    '.vscode/tasks.json': toJson(checkTask()),
    'content/AGENTS.md': agentsFile(),
    '.agents/skills/portfolio/SKILL.md': skillFile(),
    'scripts/create/template/AGENTS.md': agentsFile(),
    'scripts/create/template/_agents/skills/portfolio/SKILL.md': skillFile(),
  }
}

/** The schemas as an editor shows them to an owner who reads English. */
export function englishSchemas(): Record<string, string> {
  return schemasIn('docs/en/schema', 'Header: ')
}

function schemasIn(folder: string, title: string): Record<string, string> {
  return Object.fromEntries(
    FILES.map(({ name, shown, fields }) => [
      `${folder}/${name}.schema.json`,
      toJson(schemaOf(`${title}${shown}`, fields)),
    ]),
  )
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
