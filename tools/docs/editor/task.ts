import { LINE_PATTERN } from '../../../scripts/diagnostics/report.ts'
import { en } from '../../../scripts/spoken/en.ts'
import { fr } from '../../../scripts/spoken/fr.ts'
import { spokenLang } from '../../../scripts/spoken/lang.ts'

const LABELS = { fr: 'Vérifier le contenu', en: 'Check the content' } as const

/** Writes `.vscode/tasks.json`: VS Code runs the checker in the background while the folder is open, and underlines its findings. */
export function checkTask() {
  return {
    version: '2.0.0',
    tasks: [
      {
        label: LABELS[spokenLang()],
        type: 'shell',
        command: 'npm run --silent check -- --watch --format lines',
        isBackground: true,
        runOptions: { runOn: 'folderOpen' },
        presentation: { reveal: 'never', panel: 'dedicated' },
        problemMatcher: {
          owner: 'contenu',
          source: 'contenu',
          // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code's own placeholder
          fileLocation: ['relative', '${workspaceFolder}'],
          pattern: {
            regexp: LINE_PATTERN,
            file: 1,
            line: 2,
            column: 3,
            endLine: 4,
            endColumn: 5,
            severity: 6,
            message: 7,
            code: 8,
          },
          background: { activeOnStart: true, beginsPattern: either('watchBegins'), endsPattern: either('watchEnds') },
        },
      },
    ],
  }
}

/** Matches a line in either language, because the checker speaks the language of the site. */
function either(line: 'watchBegins' | 'watchEnds'): string {
  return `^(${fr.report[line]}|${en.report[line]})$`
}
