import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spoken } from '../../scripts/spoken/spoken.ts'
import { keepProjects } from '../support/content-folder.ts'
import { nestedFont } from '../support/nested-font.ts'
import { copyProject, type ProjectCopy, takeCache } from '../support/project-copy.ts'

let project: ProjectCopy

beforeAll(() => {
  project = copyProject()
  takeCache(project)
  keepProjects(join(project.root, 'content'), ['banque'])
  // Waiting a few seconds for an endless font proves as much as waiting twenty.
  shorten('scripts/fonts/own-font.ts', 'FONT_SECONDS = 20', 'FONT_SECONDS = 4')
  shorten('scripts/images/measure.ts', 'DECODING_SECONDS = 10', 'DECODING_SECONDS = 4')
  mkdirSync(join(project.root, 'content/polices'))
  const site = join(project.root, 'content/site.md')
  writeFileSync(site, readFileSync(site, 'utf8').replace('---\n', '---\nlook: { typeface: polices/a.woff2 }\n'))
})
afterAll(() => project.dispose())

function shorten(file: string, limit: string, shorter: string) {
  const path = join(project.root, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(limit)
  writeFileSync(path, text.replace(limit, shorter))
}

const useFont = async (letter: string) =>
  writeFileSync(join(project.root, 'content/polices/a.woff2'), await nestedFont(letter, 40))

test('a font that takes for ever to lay out a letter of French is refused by the check', async () => {
  await useFont('e')
  const { status, output } = await project.start('check', ['--format', 'lines']).ended
  expect(status).toBe(1)
  expect(output).toContain('[typeface/format]')
})

test('a font that takes for ever for another character does not hang the CV of a check', async () => {
  await useFont('@')
  const { status, output } = await project.start('check', []).ended
  expect(status).toBe(2)
  expect(output).toContain(spoken().help.heavyFont)
})

test('nor the share picture of a build without a CV', async () => {
  await useFont('@')
  rmSync(join(project.root, 'content/cv.md'))
  const site = join(project.root, 'content/site.md')
  writeFileSync(site, readFileSync(site, 'utf8').replace('trade: Développeur', 'trade: Développeur @ home'))
  const { status, output } = await project.start('build', []).ended
  expect(output).toContain(spoken().help.heavyFont)
  expect(status).toBe(2)
})
