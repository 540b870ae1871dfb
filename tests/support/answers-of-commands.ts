import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spokenLang } from '../../scripts/spoken/lang.ts'
import { runWarm } from './warm-commands.ts'

const OWNER = { name: 'Zoe Martin', trade: 'Plumber', origin: 'https://zoe.example.org' }
const OWNER_OPTIONS = Object.entries(OWNER).flatMap(([key, value]) => [`--${key}`, value])

/** Commands that end by themselves; `#` stands for a folder that is empty at first. */
const CALLS: readonly (readonly string[])[] = [
  ['help'],
  ['--version'],
  ['help', 'preview'],
  ['bild'],
  ['build', '--help'],
  ['new'],
  ['build', '--port', '1'],
  ['build', '--base', 'https://zoe.example.org/moi'],
  ['build', '--base', './'],
  ['init', '--content', '#/content'],
  ['init', '--content', '#/content', ...OWNER_OPTIONS],
  ['new', '--content', '#/content', 'A bank'],
  ['check', '--content', '#/content'],
  ['check', '--content', '#/content', '--format', 'xml'],
  ['build', '--content', '#/broken', '--out', '#/site', '--pages-only'],
  ['build', '--content', '#/content', '--out', '#', '--pages-only'],
  ['preview', '--out', '#/nothing'],
  ['import', '--content', '#/content', '#/resume.json'],
  ['migrate', '--content', '#/content'],
]

/** Commands for a site that is built. */
const BUILD: typeof CALLS = [
  ['init', '--content', '#/content', ...OWNER_OPTIONS, '--email', 'zoe@zoe.example.org'],
  ['build', '--content', '#/content', '--out', '#/site'],
  ['build', '--content', '#/content', '--out', '#/content'],
]

/** Returns what a newcomer reads on the screen, from the first help to a built site, and the files that `init` writes. */
export function answersOfCommands(): Promise<string> {
  return answersTo(CALLS, ['site.md', '_cv.md', 'projets/_premier-projet.md', 'projets/a-bank.md'])
}

/** Returns what a build prints. */
export function answersOfBuild(): Promise<string> {
  return answersTo(BUILD, [])
}

async function answersTo(calls: typeof CALLS, written: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  try {
    mkdirSync(join(folder, 'broken'))
    writeFileSync(join(folder, 'broken/site.md'), '---\nnme: Zoe\n---\n')
    const lang = spokenLang()
    const answers: string[] = []
    for (const call of calls) {
      const args = call.map((part) => part.replace('#', () => folder))
      const { status, stdout, stderr } = await runWarm([...args, '--lang', lang])
      answers.push(`══ ${call.join(' ')} → ${status}\n${stdout}${stderr.replace(PROGRESS, '')}`)
    }
    const files = written
      .map((file) => join(folder, 'content', file))
      .map((file) => `══ ${file}\n${existsSync(file) ? readFileSync(file, 'utf8') : '–\n'}`)
    return withoutPlaces([...answers, ...files].join('\n'), folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Matches the name of a step that takes longer than a second, as it does on a slow machine. */
const PROGRESS = /^[A-Z]\p{L}+…\n/gmu

/** Removes what differs between runs: the name of the folder, durations and weights. */
function withoutPlaces(text: string, folder: string): string {
  return (
    text
      .replace(new RegExp(`(?:\\.\\./)*(?:tmp/)?${folder.split('/').at(-1)}`, 'g'), '#')
      .replaceAll(`${tmpdir()}/#`, '#')
      .replaceAll('/#', '#')
      .replace(/ +\d+[.,]\d s$/gm, ' … s')
      // The first two steps of a build run side by side, so either may end first.
      .replace(/(?<=^══ .*\n)( {2}.+ … s\n)( {2}.+ … s\n)/gm, (_, one: string, other: string) =>
        [one, other].sort().join(''),
      )
  )
}
