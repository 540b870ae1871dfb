import { linesIn } from '../../scripts/commands/content-report.ts'
import type { Compilation, CompiledFile } from '../../scripts/compile/contract/checked.ts'
import type { ContentSources } from '../../scripts/compile/contract/sources.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
import type { Diagnostic } from '../../scripts/diagnostics/diagnostic.ts'
import { inWords } from '../../scripts/diagnostics/message.ts'
import { githubReport, jsonReport, linesReport, sarifReport, textReport } from '../../scripts/diagnostics/report.ts'
import { FULL_CV, FULL_PROJECT, FULL_SITE } from '../property/good-files.ts'
import SAMPLES from '../transcripts/samples.json' with { type: 'json' }
import { answersOfBuild, answersOfCommands } from './answers-of-commands.ts'
import { reportOn } from './cases.ts'
import { compile } from './compile.ts'
import { projectFile } from './content-folder.ts'
import { inEnglish } from './in-english.ts'
import { GOOD_CV, GOOD_SITE, sourcesOf } from './sources.ts'

/** The transcripts that also exist in English: enough to show each kind of sentence. */
const IN_ENGLISH_TOO = /^(report\.(txt|json)|project-(dates|features|keys|lists|slips)\.txt|commands\.txt|build\.txt)$/

/**
 * The exact results of the compiler for tests/transcripts/samples.json, by the file that contains them. `npm run docs` writes them: a
 * change there is a difference to review, not a proof that the result is right.
 */
export const TRANSCRIPTS: Readonly<Record<string, () => string | Promise<string>>> = {
  ...transcripts(),
  ...Object.fromEntries(
    Object.entries(transcripts())
      .filter(([file]) => IN_ENGLISH_TOO.test(file))
      .map(([file, write]) => [`en/${file}`, () => inEnglish(write)]),
  ),
}

/** The transcripts for which commands are started. */
export const OF_COMMANDS = /(^|\/)(commands|build)\.txt$/

function transcripts(): Record<string, () => string | Promise<string>> {
  return {
    'report.txt': async () => textReport(await found(), { linesOf, colours: false }),
    'report-colours.txt': async () => textReport(await found(), { linesOf, colours: true }).replaceAll('\u001b', '␛'),
    'report-lines.txt': async () => linesReport(await found()),
    'report-github.txt': async () => githubReport(await found()),
    'report.json': async () => jsonReport(await found()),
    'report.sarif.json': async () => sarifReport(await found()),
    'catalogue.json': async () => JSON.stringify((await compile(FULL_CONTENT)).catalogue, null, 2),
    ...Object.fromEntries(
      Object.entries(SAMPLES.project).map(([name, lines]) => [
        `project-${name}.txt`,
        () => answersTo(lines, 'projets/projet.md', projectFile()),
      ]),
    ),
    'site.txt': () => answersTo(SAMPLES.site, 'site.md', GOOD_SITE),
    'cv.txt': () => answersTo(SAMPLES.cv, 'cv.md', GOOD_CV),
    'bodies.txt': async () => (await Promise.all(SAMPLES.bodies.map(rendered))).join('\n'),
    'commands.txt': answersOfCommands,
    'build.txt': answersOfBuild,
  }
}

/**
 * Content with every severity, in several files; a tab, a line with two problems, a problem of several lines, and names that formats must
 * escape.
 */
const BROKEN = sourcesOf({
  'site.md': GOOD_SITE.replace('06 12 34 56 78', '06 39 98 00 00'),
  'projets/à propos, 50%: tout.md': projectFile({ state: 'ok', url: 'http://exemple.fr' }),
  'projets/banque.md': projectFile(
    { number: '3', title: '100 %: le retour', technologie: '[React, "", 2026]' },
    '### Trop bas\n\n\tUn\tcode [perdu](perdu.md)\n\nUn [lien\tperdu](perdu.md) et <b>\ndeux\nlignes</b>.',
  ),
  'projets/tabulation.md': '---\ntitle: Essai\nurl:\n\t- un\n---\n',
})
const found = async () => (await compile(BROKEN)).diagnostics

function linesOf(file: string): readonly string[] | null {
  const source = BROKEN.files.find(({ path }) => path === file)
  return source ? linesIn(new TextDecoder().decode(source.bytes)) : null
}

/** Projects with and without a number, a title or other facts, in another order than that of the list. */
const FULL_CONTENT = sourcesOf({
  'site.md': FULL_SITE,
  'cv.md': FULL_CV,
  'projets/zebre.md': projectFile({ title: 'Zèbre' }),
  'projets/_brouillon.md': projectFile({ title: 'Écluse', responsive: 'false' }),
  'projets/ancre-b.md': projectFile({ title: 'Ancre' }),
  'projets/ancre-a.md': projectFile({ title: 'Ancre' }),
  'projets/a-faire.md': projectFile(
    { number: '2', title: '', theme: '', state: 'NOT_STARTED', image: '/images/affiche.png' },
    '',
  ),
  'projets/banque.md': FULL_PROJECT.replace('[React, TypeScript]', '[React, TypeScript, React]'),
})

/** Returns the findings for a file whose header has these lines in the place of those with the same key. */
async function answersTo(samples: readonly string[], path: string, good: string): Promise<string> {
  const known = new Map<string, CompiledFile>()
  const unchanged: CompiledFiles = {
    get: (file) => (file.path === `content/${path}` ? null : (known.get(file.path) ?? null)),
    set: (file, result) => known.set(file.path, result),
  }
  const answers = samples.map(async (lines) => {
    const key = /^\w+/.exec(lines)?.[0] ?? ''
    const others = good.replace(new RegExp(`^${key}:.*\\n(?:[ -].*\\n)*`, 'm'), '')
    const sources = sourcesOf({ [path]: others.replace(/\n---\n/, () => `\n${lines}\n---\n`) })
    const { catalogue, diagnostics } = await compile(sources, unchanged)
    const answer = diagnostics.map((diagnostic) => reportWithFacts(diagnostic, sources))
    return [`══ ${lines}`, ...(answer.length > 0 ? answer : [`  → ${valueIn(catalogue, path, key)}`]), ''].join('\n')
  })
  return (await Promise.all(answers)).join('\n')
}

/** Returns the report, with the facts that the message does not show. */
function reportWithFacts(diagnostic: Diagnostic, sources: ContentSources): string {
  const report = reportOn(sources, [diagnostic])
  const { field, expected, suggestion, mend } = inWords(diagnostic)
  return `${report.slice(0, report.lastIndexOf('\n\n'))}\n  ${JSON.stringify({ field, expected, suggestion, mend })}`
}

/** Returns the value that a correct line has in the catalogue. */
function valueIn(catalogue: Compilation['catalogue'], path: string, key: string): string {
  const holder = path === 'site.md' ? catalogue?.site : path === 'cv.md' ? catalogue?.cv : catalogue?.projects[0]
  return JSON.stringify(new Map(Object.entries(holder ?? {})).get(key)) ?? 'rien'
}

/** Returns the HTML of a description, and its diagnostics. */
async function rendered(body: string): Promise<string> {
  const path = 'projets/projet.md'
  const sources = sourcesOf({
    [path]: projectFile({}, body),
    'projets/_brouillon.md': projectFile({}, '## Déjà\n\nÀ suivre.'),
  })
  const { catalogue, diagnostics } = await compile(sources)
  const project = catalogue?.projects.find(({ draft }) => !draft)
  const shown = project && JSON.stringify({ text: project.text, pictures: project.pictures })
  const answer = diagnostics.map((diagnostic) => reportWithFacts(diagnostic, sources))
  return [`══ ${body}`, `── ${project?.description ?? null}`, ...(shown ? [shown] : []), ...answer, ''].join('\n')
}
