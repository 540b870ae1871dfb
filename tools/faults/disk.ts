/** Disks of a few megabytes that a test may fill or make read-only. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../../tests/support/preview-server.ts'

/** Whether this machine lets us mount a small disk. */
export function canMount(): boolean {
  const folder = join(ROOT, '.cache/mount-trial')
  mkdirSync(folder, { recursive: true })
  const mounted = mount(folder, '1m')
  if (mounted) asRoot('umount', folder)
  rmSync(folder, { recursive: true })
  return mounted
}

export function mount(folder: string, size: string): boolean {
  mkdirSync(folder, { recursive: true })
  return asRoot('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder).status === 0
}

export function remount(folder: string, mode: 'ro' | 'rw') {
  const { status, stderr } = asRoot('mount', '-o', `remount,${mode}`, folder)
  if (status !== 0) throw new Error(`The disk was not mounted ${mode}: ${stderr}`)
}

/**
 * Unmounts a disk as soon as no process uses it: the helper processes of a killed one (esbuild) end a little later than it.
 * @throws Error when a process still uses it after 20 s
 */
export async function unmount(folder: string) {
  const end = performance.now() + 20_000
  for (;;) {
    const { status, stderr } = asRoot('umount', folder)
    if (status === 0) return
    if (performance.now() > end) throw new Error(`The disk was not unmounted: ${stderr}`)
    await wait(50)
  }
}

/** Prefixes a command with sudo where needed, because GitHub's machines do not run as root. */
function asRoot(...command: readonly string[]) {
  const [program = '', ...parameters] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  return spawnSync(program, parameters, { encoding: 'utf8' })
}

/** Mounts a disk of its own for a folder, with what lay there. */
export async function withDisk(folder: string, work: () => Promise<void>) {
  const beside = `${folder}.away`
  if (existsSync(folder)) {
    cpSync(folder, beside, { recursive: true, preserveTimestamps: true })
    rmSync(folder, { recursive: true })
  }
  if (!mount(folder, '64m')) throw new Error('This machine mounts no disk.')
  try {
    if (existsSync(beside)) cpSync(beside, folder, { recursive: true, preserveTimestamps: true })
    await work()
  } finally {
    await unmount(folder)
    rmSync(beside, { recursive: true, force: true })
  }
}

/** The file that takes the room of a disk. */
export const FILLER = 'filler'

/** Fills a disk until only so many bytes are free. */
export function fill(disk: string, free: number) {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, FILLER), Buffer.alloc(Math.max(0, bavail * bsize - free)))
}

const MESSAGE_OF_DISK = /disque|espace|écrit|lecture seule/i

/** Checks that the output explains the fault to the owner, and shows no crash of the tool. */
export function isPlain(output: string): boolean {
  return MESSAGE_OF_DISK.test(output) && !output.includes('défaut de l’outil')
}
