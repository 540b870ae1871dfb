import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileFile } from '../../scripts/compile/compile-file.ts'
import { LINE_PATTERN } from '../../scripts/diagnostics/report.ts'
import { bodyHtml } from '../../scripts/images/body-html.ts'
import { keepProjects } from '../support/content-folder.ts'
import { copyProject, type ProjectCopy, takeCache } from '../support/project-copy.ts'
import { sourcesOf } from '../support/sources.ts'

const header = (lines: string) =>
  `---\n${lines}\ntitle: T\ntheme: t\ntechnologie: [a]\ncategory: Personnel\nstate: OK\n---\n`
const PROJECT = header('number: null')

let copy: ProjectCopy
const inCopy = (...path: string[]) => join(copy.root, ...path)
const writeProject = (name: string, text: string) => writeFileSync(inCopy('content/projets', name), text)
const run = (command: string, ...args: string[]) => copy.run(command, args)

beforeAll(() => {
  copy = copyProject()
  takeCache(copy)
  keepProjects(inCopy('content'), ['banque'])
})
afterAll(() => copy.dispose())

test.each(['%20.png', '%ff.png', 'é "&".png'])('a picture called %s is in its page', (name) => {
  const file = `content/projets/images/${name}`
  const asset = { file, picture: { width: 640, height: 400 }, outside: false }
  const sources = { ...sourcesOf({}), assets: new Map([[file, asset]]) }
  const bytes = Buffer.from(`${PROJECT}![Un portrait](<images/${name.replace('%20', '%2520')}>)\n`)
  const { project, diagnostics } = compileFile({ path: 'content/projets/p.md', kind: 'project', bytes }, sources)
  expect(diagnostics).toEqual([])
  const picture = { name: 'nom', alt: '', widths: [640], width: 640, height: 400, hue: 'sea' } as const
  const html = bodyHtml(project?.project?.description ?? '', new Map([[file, picture]]), { base: '/', root: '/' })
  expect(html).toContain('<img src="/nom-640.webp"')
})

describe('check', () => {
  let text: Awaited<ReturnType<typeof run>>
  let lines: Awaited<ReturnType<typeof run>>
  let github: Awaited<ReturnType<typeof run>>

  beforeAll(async () => {
    writeProject('diese.md', header('#'.repeat(40)))
    writeProject('titres.md', PROJECT + '## a\n'.repeat(2900))
    writeProject('con.md', PROJECT)
    writeProject(`${'a'.repeat(251)}.md`, PROJECT)
    writeProject('ancre.md', `${PROJECT}[un](#%ff)\n`)
    writeProject('cle.md', header('number: null\nresponsive: constructor'))
    writeProject('proto.md', header('number: null\nresponsive: __proto__'))
    writeProject('ecran.md', header('number: null\nurl: \u001B]0;PRIS\u0007\u001B[2J\u009B31m\u202E'))
    writeProject('nom\u001B[2J\nsuite\u202E.md', PROJECT)
    text = await run('check', '--format', 'text')
    lines = await run('check', '--format', 'lines')
    github = await run('check', '--fix', '--format', 'github')
  })

  test('answers to a line of # signs and to thousands of headings of one name', () => {
    expect(text.status).toBe(1)
    expect(text.output).toContain('projets/diese.md:1:1')
  })

  test('refuses a name that the build or Windows cannot write', () => {
    expect(text.output).toMatch(/projets\/con\.md:1:1 .*\[file\/name-reserved\]/)
    expect(text.output).toMatch(/projets\/a{251}\.md:1:1 .*« a{100}\.md ».*\[file\/name\]/)
  })

  test('reports a link whose anchor is no percent-encoding', () => {
    expect(text.output).toMatch(/projets\/ancre\.md:9:1 .*« #%ff »/)
  })

  test('suggests and writes nothing that the language holds and nobody wrote', () => {
    for (const { output } of [text, github]) expect(output).not.toMatch(/native code|\[object/)
    for (const [name, value] of Object.entries({ 'cle.md': 'constructor', 'proto.md': '__proto__' }))
      expect(readFileSync(inCopy('content/projets', name), 'utf8')).toContain(`responsive: ${value}\n`)
  })

  test('shows what would command a terminal', () => {
    for (const { output } of [text, lines, github]) expect(output).not.toMatch(COMMANDS)
    expect(text.output).toContain('url: ␛]0;PRIS␇␛[2J\\u{9b}31m\\u{202e}')
    expect(text.output).toContain('nom␛[2J␊suite\\u{202e}.md:1:1')
  })

  test('keeps each problem on a line of its own', () => {
    // Slow machines report their progress on standard error.
    const written = lines.stdout.trimEnd().split('\n')
    expect(written.length).toBeGreaterThan(5)
    for (const line of written) expect(line).toMatch(new RegExp(LINE_PATTERN))
  })
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const COMMANDS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/
