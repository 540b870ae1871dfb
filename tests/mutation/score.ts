/** What we use of https://github.com/stryker-mutator/mutation-testing-elements: the report of a run, file by file. */
export interface MutationReport {
  files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>
}

/** A row for each folder and one for all, in Markdown. */
export function scoreTable({ files }: MutationReport): string {
  const folders = new Map<string, string[]>()
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    folders.set(folder, [...(folders.get(folder) ?? []), ...mutants.map(({ status }) => status)])
  }
  const rows = [...folders, ['together', [...folders.values()].flat()] as const]
  return [
    '| | score | mutants | found | endless | survived | never reached |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map(([name, statuses]) => rowOf(name, statuses)),
  ].join('\n')
}

/** As Stryker counts: what is found or never ends is detected, what cannot be run does not count. */
function rowOf(name: string, statuses: readonly string[]): string {
  const count = (status: string) => statuses.filter((other) => other === status).length
  const [killed, timeout, survived, unreached] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count)
  const detected = (killed ?? 0) + (timeout ?? 0)
  const all = detected + (survived ?? 0) + (unreached ?? 0)
  const cells = [`${((100 * detected) / all).toFixed(1)} %`, all, killed, timeout, survived, unreached]
  return `| ${name} | ${cells.join(' | ')} |`
}
