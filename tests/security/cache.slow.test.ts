import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepProjects } from '../support/content-folder.ts'
import { copyProject, type RunningCommand, takeCache } from '../support/project-copy.ts'

const copy = copyProject()
const cache = (...parts: string[]) => join(copy.root, '.cache', ...parts)
const started: RunningCommand[] = []
afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL')
  copy.dispose()
})

takeCache(copy)
keepProjects(join(copy.root, 'content'), ['banque', 'portfolio'])

function makeOld(folder: string, days: number) {
  const then = Date.now() / 1000 - days * 24 * 60 * 60
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then)
}

test('a build removes what none has needed for a month, and keeps what it needs itself', async () => {
  // The first build removes the pictures of other builds that came with the copied cache.
  if (existsSync(cache('pictures'))) makeOld(cache('pictures'), 40)
  const built = await copy.startBuild(['--pages-only']).ended
  expect(built.output).toContain('Le site est prêt')
  const before = readdirSync(cache('pictures'))
  expect(before.length).toBeGreaterThan(0)
  for (const folder of ['pictures', 'compiled']) {
    writeFileSync(cache(folder, 'forgotten'), '')
    makeOld(cache(folder), 40)
  }
  makeOld(cache(), 2)
  expect(await copy.startBuild(['--pages-only']).ended).toMatchObject({ status: 0 })
  expect(readdirSync(cache('pictures'))).toEqual(before)
  expect(readdirSync(cache('compiled'))).not.toContain('forgotten')
  expect(readdirSync(cache('compiled'))).not.toEqual([])
})

test('a dev server keeps its files when another starts, and what a killed one left goes', async () => {
  const dev = async () => {
    const server = copy.start('dev', ['--port', '0'])
    started.push(server)
    const before = existsSync(cache('servers')) ? readdirSync(cache('servers')) : []
    await new Promise<void>((resolve) => {
      server.child.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('http://') && resolve())
    })
    const [folder] = readdirSync(cache('servers')).filter((name) => !before.includes(name))
    return { ...server, folder }
  }
  const first = await dev()
  makeOld(cache('servers'), 1)
  const second = await dev()
  expect(readdirSync(cache('servers')).sort()).toEqual([first.folder, second.folder].sort())
  second.child.kill('SIGKILL')
  await second.ended
  const third = await dev()
  expect(readdirSync(cache('servers')).sort()).toEqual([first.folder, third.folder].sort())
  expect(readdirSync(cache('servers', first.folder ?? '', 'assets'))).not.toEqual([])
})
