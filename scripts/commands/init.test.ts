import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { compile } from '../compile/compile.ts'
import { runHere } from '../compile/run-here.ts'
import { readSources } from './content.ts'
import { init } from './init.ts'
import type { InitAnswers } from './init-questions.ts'
import { missingLegalFacts } from './legal-facts.ts'

const at = folderForEachTest()
let content = ''

beforeEach(() => {
  content = at('content')
  vi.restoreAllMocks()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const ANSWERS: InitAnswers = {
  name: 'Ève « L’Hermite »: #1',
  trade: 'Développeuse',
  origin: 'https://eve-lhermite.fr',
  email: 'eve@eve-lhermite.fr',
  phone: '06 11 22 33 44',
  place: 'Sète, Occitanie',
  ...{ github: '', linkedin: '' },
}
const run = (answers: InitAnswers) => init({ content, answers, ask: null, today: '2026-11-21' })
const compiled = async () => compile(readSources(content), { run: runHere })

test('the new content is the owner’s, and nothing is wrong with it', async () => {
  expect(await run(ANSWERS)).toBe(0)
  const { catalogue, diagnostics } = await compiled()
  expect(diagnostics).toEqual([])
  expect(catalogue?.site).toMatchObject({ name: ANSWERS.name, email: ANSWERS.email, github: null })
  expect(catalogue?.projects).toHaveLength(1)
  expect(catalogue?.cv?.title).toBe('Développeuse')
})

test('the owner is told once what the law still wants to know, and the legal notice lacks nothing else', async () => {
  await run(ANSWERS)
  const told = vi.mocked(console.log).mock.calls.flat().join('\n')
  expect(told.split('legal.').length - 1).toBe(3)
  expect(told).toContain('renseignez aussi legal.host.name, legal.host.address et legal.host.phone dans site.md')
  const { catalogue } = await compiled()
  const missing = ['legal.host.name', 'legal.host.address', 'legal.host.phone']
  expect(catalogue && missingLegalFacts(catalogue.site.legal)).toEqual(missing)
})

test('what was there is kept in a dated folder, twice the same day too', async () => {
  await mkdir(content)
  for (let round = 0; round < 2; round++) {
    await writeFile(join(content, 'marque'), String(round))
    await run(ANSWERS)
  }
  expect((await readdir(at())).sort()).toEqual(['content', 'content-2026-11-21', 'content-2026-11-21-2'])
  expect(await readFile(at('content-2026-11-21/marque'), 'utf8')).toBe('0')
})

test.each([
  ['a missing answer', { ...ANSWERS, email: undefined }],
  ['an address that is none', { ...ANSWERS, email: 'eve' }],
  ['an origin with a path', { ...ANSWERS, origin: 'https://eve.fr/x' }],
])('%s changes nothing', async (_name, answers) => {
  await mkdir(content)
  await writeFile(join(content, 'marque'), '')
  const { email, ...rest } = answers
  expect(await run({ ...rest, ...(email && { email }) })).toBe(2)
  expect(await readdir(at())).toEqual(['content'])
  expect(await readdir(content)).toContain('marque')
})

test('what is not given is asked', async () => {
  const asked: string[] = []
  const answers = ['Ève', 'Développeuse', 'https://eve.fr', 'eve@eve.fr', '06 11 22 33 44', 'Sète', '', '']
  const ask = async (question: string) => {
    asked.push(question)
    return answers[asked.length - 1] ?? ''
  }
  expect(await init({ content, answers: {}, ask, today: '2026-11-21' })).toBe(0)
  expect(asked).toHaveLength(8)
  expect((await compiled()).catalogue?.site.name).toBe('Ève')
})
