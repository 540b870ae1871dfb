// Node loads this file before a build. It ends the build, as a power cut would, just before one of its changes of the folders within KILL_WITHIN.
import fs, { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, resolve } from 'node:path'
import process from 'node:process'

const { KILL_AT, KILL_WITHIN } = process.env
let calls = 0

endBefore(promises, 'rename')
endBefore(promises, 'rm')
endBefore(fs, 'rmSync')
endBefore(fs, 'renameSync')
syncBuiltinESMExports()

function endBefore(module, name) {
  const work = module[name]
  const isWithin = (path) => typeof path === 'string' && dirname(resolve(path)) === KILL_WITHIN
  module[name] = (...parameters) => {
    if (parameters.some(isWithin) && ++calls === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL')
    return work(...parameters)
  }
}
