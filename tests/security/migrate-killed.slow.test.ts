import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { projectFile } from '../support/content-folder.ts'
import { ROOT } from '../support/preview-server.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()
const FILES = 40
const KILLS = 24
const NEWER = Array.from({ length: FILES }, (_, index) => projectFile({ number: `${index + 1}` }, 'Un mot.'))
const OLDER = NEWER.map((text) => text.replace('state:', 'statut:'))

/** Migrates the given content, and reports when it begins to write and when it has ended. A bundle starts in a tenth of the time. */
const CHILD = `
import { migrate } from ${JSON.stringify(join(ROOT, 'scripts/commands/migrate.ts'))}
const changes = [{ key: 'statut', to: 'state' }]
const migrations = [{ since: '9.0.0', id: 'invented', says: 'Tout change.', kinds: ['project'], changes }]
let said = 0
console.log = () => ++said > ${FILES} && process.send('')
process.exitCode = await migrate({ content: process.argv[2], yes: true, terminal: null, migrations })
process.disconnect()
`

test(`killed at ${KILLS} moments while it rewrites ${FILES} files, migrate leaves each old or new, and ends the work later`, async () => {
  writeFileSync(at('child.js'), CHILD)
  const outDir = at('bundle/made')
  await build({
    ...{ root: at(), configFile: false, logLevel: 'warn', ssr: { noExternal: true } },
    build: {
      ssr: at('child.js'),
      outDir,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  })
  const numbers = await Promise.all(
    [at('one'), at('two')].map((content) => killAgainAndAgain(join(outDir, 'child.mjs'), content)),
  )
  // Some kills came between two files.
  expect(numbers.flat().filter((written) => written > 0 && written < FILES)).not.toEqual([])
})

/**
 * Kills migrations at different moments.
 * @returns the number of files written before each kill
 */
async function killAgainAndAgain(module: string, content: string): Promise<number[]> {
  mkdirSync(join(content, 'projets'), { recursive: true })
  const place = (index: number) => join(content, 'projets', `p${index}.md`)
  const read = () => NEWER.map((_, index) => readFileSync(place(index), 'utf8'))
  const write = () => OLDER.forEach((text, index) => void writeFileSync(place(index), text))
  const run = async (killAfter: number | null) => {
    const child = fork(module, [content])
    const ended = once(child, 'exit')
    const next = () => Promise.race([once(child, 'message'), ended])
    await next()
    const start = performance.now()
    if (killAfter === null) await next()
    else await sleep(killAfter).then(() => child.kill('SIGKILL'))
    const took = performance.now() - start
    const [code] = await ended
    return { code, took }
  }
  write()
  const { code, took } = await run(null)
  expect([code, read()]).toEqual([0, NEWER])
  const numbers: number[] = []
  for (let kill = 0; kill < KILLS / 2; kill++) {
    write()
    await run(Math.random() * took)
    const texts = read()
    const written = texts.filter((text, index) => text === NEWER[index]).length
    expect(texts.filter((text, index) => text === OLDER[index])).toHaveLength(FILES - written)
    numbers.push(written)
  }
  expect(await run(null)).toMatchObject({ code: 0 })
  expect(read()).toEqual(NEWER)
  // Other files that a kill leaves are hidden, and no command reads them.
  const others = readdirSync(join(content, 'projets')).filter((name) => !/^p\d+\.md$/.test(name))
  expect(others.filter((name) => !/^\.portfolio-[-\da-f]+$/.test(name))).toEqual([])
  return numbers
}
