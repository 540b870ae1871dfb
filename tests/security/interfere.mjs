// Loaded before a command. Below FULL_DISK only half of what is written arrives, then the disk is full. Below READ_ONLY nothing can be
// changed. While a file below EDITED is
// replaced, another program adds a line to EDITED_FILE.
import fs, { appendFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { resolve, sep } from 'node:path'
import process from 'node:process'

const { FULL_DISK, READ_ONLY, EDITED, EDITED_FILE } = process.env
const { open, writeFile } = promises

const isBelow = (path, folder) => folder !== undefined && resolve(String(path)).startsWith(folder + sep)
const isToWrite = (flags) => /[wax+]/.test(String(flags))

async function half(data, write) {
  await write(data.slice(0, data.length / 2))
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
}

promises.writeFile = async (path, data, ...rest) => {
  if (isBelow(path, EDITED)) appendFileSync(EDITED_FILE, 'Une ligne de plus.\n')
  return isBelow(path, FULL_DISK)
    ? half(data, (part) => writeFile(path, part, ...rest))
    : writeFile(path, data, ...rest)
}

for (const name of ['mkdir', 'mkdtemp', 'rename', 'link', 'rm', 'writeFile']) refuseChanges(promises, name)
for (const name of ['mkdirSync', 'renameSync', 'rmSync', 'writeFileSync']) refuseChanges(fs, name)

function refuseChanges(module, name) {
  const work = module[name]
  module[name] = (...parameters) => {
    const isThere = name.startsWith('mkdir') && !name.startsWith('mkdtemp') && fs.existsSync(parameters[0])
    if (READ_ONLY === undefined || isThere || !parameters.some((path) => isBelow(path, READ_ONLY)))
      return work(...parameters)
    const error = Object.assign(new Error(`EROFS: read-only file system, ${name} '${parameters[0]}'`), {
      code: 'EROFS',
      path: parameters[0],
    })
    if (name.endsWith('Sync')) throw error
    return Promise.reject(error)
  }
}

promises.open = async (path, flags, ...rest) => {
  if (isToWrite(flags) && isBelow(path, READ_ONLY))
    throw Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS', path })
  const handle = await open(path, flags, ...rest)
  if (!isToWrite(flags)) return handle
  if (isBelow(path, EDITED)) appendFileSync(EDITED_FILE, 'Une ligne de plus.\n')
  if (!isBelow(path, FULL_DISK)) return handle
  const write = handle.writeFile.bind(handle)
  handle.writeFile = (data, ...options) => half(data, (part) => write(part, ...options))
  return handle
}

syncBuiltinESMExports()
