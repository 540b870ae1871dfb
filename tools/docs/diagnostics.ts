import { extname } from 'node:path'
import type { Diagnostic } from '../../scripts/diagnostics/diagnostic.ts'
import { inWords, messageOf } from '../../scripts/diagnostics/message.ts'
import { MESSAGES } from '../../scripts/diagnostics/messages.ts'
import type { Severity } from '../../scripts/diagnostics/severity.ts'
import { spoken } from '../../scripts/spoken/spoken.ts'
import { ownFacts } from '../../tests/support/own-facts.ts'

/** A case of `tests/cases`: a file that fails, its report, and the mended file. */
export interface Example {
  path: string
  /** `null` when it is the file that is missing. */
  input: string | null
  mended: string
  diagnostics: readonly Diagnostic[]
}

type ExampleOf = (code: string) => Promise<Example>

const SEVERITIES: Record<Severity, string> = { error: 'erreur', warning: 'avertissement', notice: 'à savoir' }

/** Longer files are cut, because the rest shows nothing more and some are long on purpose. */
const SHOWN_MAX_LENGTH = 900

/** Writes `docs/diagnostics.md`: every code with an example that fails, and the same mended. */
export async function diagnosticsDocument(exampleOf: ExampleOf): Promise<string> {
  const sections = Object.entries(MESSAGES).map(async ([code, { severity }]) => {
    const { path, input, mended, diagnostics } = await exampleOf(code)
    const found = diagnostics.find((diagnostic) => diagnostic.code === code)
    if (found === undefined) throw new Error(`The example of ${code} does not show it.`)
    const place = `${found.file}:${found.line}:${found.column}`
    return `## ${code}

${SEVERITIES[severity]}, dans \`${path}\`

> \`${place}\`
> ${escaped(messageOf(found))}${factsOf(found)}

${/\.(md|css)$/.test(path) ? filesOf(input, mended, extname(path).slice(1)) : ''}`.trimEnd()
  })
  return `# Ce que dit le contrôle du contenu

Cette page est fabriquée par \`npm run docs\` à partir de \`scripts/diagnostics/messages.ts\` et des dossiers de \`tests/cases\`, qui sont aussi
les tests de ces messages. Un code ne change jamais.

Avec \`--format json\`, chaque problème est un objet : \`code\`, \`severity\` (error, warning, notice), \`file\`, \`line\`, \`column\`, \`endLine\`,
\`endColumn\` (comptés à partir de 1, la fin derrière le dernier caractère), \`field\`, \`actual\`, \`expected\`, \`suggestion\`, \`mend\` (ce que \`--fix\` écrirait, ou null) et \`message\`. \`actual\` est ce qui est
écrit à cet endroit, \`expected\` ce qui peut l’être, \`suggestion\` ce qui était sans doute voulu ; ils sont vides quand le code n’a rien à en dire.
Les autres faits d’un code ont leur propre nom : sa section les montre, avec leurs valeurs dans l’exemple.

${codeIndex()}

${(await Promise.all(sections)).join('\n\n')}
`
}

/** Writes `docs/en/diagnostics.md`: the English report of each example. The files themselves are in the French page. */
export async function englishDiagnosticsDocument(exampleOf: ExampleOf): Promise<string> {
  const sections = Object.entries(MESSAGES).map(async ([code, { severity }]) => {
    const found = (await exampleOf(code)).diagnostics.find((diagnostic) => diagnostic.code === code)
    if (found === undefined) throw new Error(`The example of ${code} does not show it.`)
    return `## ${code}\n\n${spoken().report.severities[severity]}\n\n> ${escaped(messageOf(found))}`
  })
  return `# What the check of the content says

This page is made by \`npm run docs\` from \`scripts/diagnostics/messages-en.ts\` and the folders of \`tests/cases\`. Each file that fails, and the same
once mended, is in the [French page](../diagnostics.md) under the same code. A code never changes.

With \`--format json\`, each problem is an object: \`code\`, \`severity\` (error, warning, notice), \`file\`, \`line\`, \`column\`, \`endLine\`,
\`endColumn\` (counted from 1, the end behind the last character), \`field\`, \`actual\`, \`expected\`, \`suggestion\`, \`mend\` (what \`--fix\` would write, or
null) and \`message\`. \`actual\` is what stands there, \`expected\` what may, \`suggestion\` what was probably meant; they are empty when the code has
nothing to say of them.

${codeIndex()}

${(await Promise.all(sections)).join('\n\n')}
`
}

/** Leads from each code to its section, because the page is long and a message names only its code. */
function codeIndex(): string {
  const codes = Object.keys(MESSAGES)
  const subjects = new Set(codes.map((code) => code.split('/', 1)[0]))
  const links = (subject?: string) =>
    codes.filter((code) => code.startsWith(`${subject}/`)).map((code) => `[${code}](#${code.replaceAll('/', '')})`)
  return [...subjects].map((subject) => `- ${links(subject).join(' · ')}`).join('\n')
}

/** Keeps the Markdown that a message proposes as it is: a link would lead nowhere, and a tag would not be seen. */
const escaped = (message: string) => message.replace(/[[<]/g, '\\$&')

/** Lists the facts that only this code has, as its example has them. */
function factsOf(found: Diagnostic): string {
  const facts = ownFacts(inWords(found)).map(([name, fact]) => `\`${name}\` (${JSON.stringify(fact)})`)
  return facts.length === 0 ? '' : `\n\nEn JSON : ${facts.join(', ')}.`
}

function filesOf(input: string | null, mended: string, language: string): string {
  const before = input === null || input.length > SHOWN_MAX_LENGTH ? '' : `${fenced(input, language)}\n\nDevient :\n\n`
  return before + fenced(mended, language)
}

/** Fences with four backticks, because a file may show code; names the characters that nobody sees. */
function fenced(text: string, language: string): string {
  const visible = text
    .replace(/\u200b/g, '␣(U+200B)')
    .replace(/\t/g, '→')
    .replace(/\uFFFD/g, '�')
  return `\`\`\`\`${language}\n${visible.replace(/\n$/, '')}\n\`\`\`\``
}
