import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFile } from '../support/content-folder.ts'
import { copyProject, type ProjectCopy, takeCache } from '../support/project-copy.ts'

let project: ProjectCopy
let connections = 0
/** Listens at every address of this machine. */
const inside = createServer((socket) => {
  connections++
  socket.destroy()
})

beforeAll(async () => {
  project = copyProject()
  takeCache(project)
  await new Promise<void>((resolve) => inside.listen(0, resolve))
})
afterAll(() => {
  inside.close()
  project.dispose()
})

/** Makes every name resolve to 127.0.0.1. */
const TURNED = `import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
const here = { address: '127.0.0.1', family: 4 }
dns.promises.lookup = async () => [here]
dns.lookup = (_name, options, answer) => options.all ? answer(null, [here]) : answer(null, here.address, here.family)
syncBuiltinESMExports()`

const HOSTS = [
  ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0.0.0.0', '[::1]', '[::ffff:127.0.0.1]'],
  ...['localhost', 'localhost.', 'essai.localhost', 'turned.fr'],
]

test('check --links connects to no address of the inner network, however it is written', async () => {
  const { port } = inside.address() as AddressInfo
  for (const [index, host] of HOSTS.entries()) {
    const file = projectFile({ url: `http://${host}:${port}/reboot`, number: String(100 + index) })
    writeFileSync(join(project.root, `content/projets/essai-${index}.md`), file)
  }
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(TURNED)}` }
  const { status, output } = await project.start('check', ['--links'], env).ended
  expect(connections).toBe(0)
  expect(output).toContain('L’adresse de « url » n’a pas pu être vérifiée : ce nom mène à un réseau privé')
  // The sample's texts name twelve others.
  expect(output).toMatch(/Liens\s: 25 adresses demandées, .*, 11 autres non demandées/)
  expect(status).toBe(0)
})
