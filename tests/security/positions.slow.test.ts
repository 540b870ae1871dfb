import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyPublicFiles } from '../../scripts/outputs/public-files.ts'
import { box, mp4 } from '../support/films.ts'
import { ROOT } from '../support/preview-server.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()

const FILE_BYTES = 5_000_000
/** On a machine of the year 2026 it takes a quarter of a second. A search that reads bytes again for each mark takes minutes. */
const PROCESSOR_SECONDS = 10

test('photographs of 5 MB that are full of false positions are copied within seconds', async () => {
  mkdirSync(at('public'))
  const units = {
    directories: 'II*\0\xE4\x03\0\0',
    headers: 'MM\0*',
    places: '\x1C\x02\x05\0\x108BIM\x04\x04\x04\0\0\0\0\0\0\0\0\0',
    texts: '<a:City><rdf:Alt>',
    attributes: `${'a-'.repeat(500_000)}:GPSa="`,
  }
  for (const [name, unit] of Object.entries(units)) {
    const bytes = Buffer.alloc(FILE_BYTES, unit, 'latin1')
    bytes.write('\xFF\xD8\xFF\xE0\0\0\0\0', 'latin1')
    writeFileSync(at('public', `${name}.jpg`), bytes)
  }
  const start = process.cpuUsage()
  await copyPublicFiles(at('public'), at('site'))
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1e6).toBeLessThan(PROCESSOR_SECONDS)
})

const isLinux = process.platform === 'linux'

/** Copies the files in a process of its own, and returns the most memory that it took, in MB. Linux alone counts it without that of its parent. */
function memoryOfCopy(): number {
  const code = `import { copyPublicFiles } from ${JSON.stringify(join(ROOT, 'scripts/outputs/public-files.ts'))}
    await copyPublicFiles(${JSON.stringify(at('public'))}, ${JSON.stringify(at('site'))})
    console.log(/VmHWM:\\s*(\\d+)/.exec((await import('node:fs')).readFileSync('/proc/self/status', 'utf8'))[1] / 1024)`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect(stderr).toBe('')
  return Number(stdout)
}

test.runIf(isLinux).each([
  ['millions of boxes', () => mp4(box('trak', Buffer.alloc(96_000_000, box('edts'))))],
  [
    'millions of names of tags',
    () => mp4(box('meta', box('keys', Buffer.alloc(8), Buffer.alloc(96_000_000, box('mdta'))))),
  ],
])('a film with %s takes little more memory than it is long', (_, film) => {
  mkdirSync(at('public'))
  writeFileSync(at('public/film.mp4'), film())
  expect(memoryOfCopy()).toBeLessThan(300)
})

test.runIf(isLinux)('a film that would not fit in memory is copied as it is', () => {
  mkdirSync(at('public'))
  writeFileSync(at('public/film.mp4'), mp4(box('udta', box('loci', 'Sète'))))
  truncateSync(at('public/film.mp4'), 480_000_000)
  expect(memoryOfCopy()).toBeLessThan(200)
  expect(statSync(at('site/film.mp4')).size).toBe(480_000_000)
})
