// Loaded before a command. Before each change of what is below KILL_WITHIN, it copies that folder to KEEP_IN/<number of the change>, which
// is what a power cut would leave at this moment. At change number KILL_AT it ends the command instead.
import fs, { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve, sep } from 'node:path'
import process from 'node:process'

const { KEEP_IN, KILL_AT, KILL_WITHIN } = process.env
const { cpSync } = fs
/** Of the files in an unfinished content, one is enough. */
const INSIDE_DRAFT = /\.contenu-[^/]*\/(?!site\.md$)/
let changes = 0
/** A copy changes folders too. */
let isKeeping = false

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
    if (!isRead && !isKeeping && parameters.some(isWithin)) {
      if (++changes === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL')
      if (KEEP_IN) keep(`${KEEP_IN}/${changes}`)
    }
    return work(...parameters)
  }
}

function keep(folder) {
  isKeeping = true
  cpSync(KILL_WITHIN, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  isKeeping = false
}
