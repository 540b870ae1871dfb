// Loaded before a command. Ends it, as a power cut would, before change number KILL_AT of what is below KILL_WITHIN.
import fs, { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve, sep } from 'node:path'
import process from 'node:process'

const { KILL_AT, KILL_WITHIN } = process.env
/** Of the files in an unfinished content, one is enough. */
const INSIDE_DRAFT = /\.contenu-[^/]*\/(?!site\.md$)/
let changes = 0

for (const name of ['chmod', 'copyFile', 'cp', 'link', 'mkdir', 'mkdtemp', 'open', 'rename', 'rm', 'writeFile'])
  endBefore(promises, name)
for (const name of ['mkdirSync', 'renameSync', 'rmSync', 'writeFileSync']) endBefore(fs, name)
syncBuiltinESMExports()

function endBefore(module, name) {
  const work = module[name]
  const isWithin = (path) =>
    typeof path === 'string' && resolve(path).startsWith(KILL_WITHIN + sep) && !INSIDE_DRAFT.test(resolve(path))
  module[name] = (...parameters) => {
    const isRead = name === 'open' && !/[wax+]/.test(String(parameters[1]))
    if (!isRead && parameters.some(isWithin) && ++changes === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL')
    return work(...parameters)
  }
}
