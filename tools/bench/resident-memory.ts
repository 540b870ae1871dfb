import { readdirSync, readFileSync } from 'node:fs'

/** The page size that Node is built for by default on Linux. */
const PAGE_BYTES = 4096

/** Reads the resident memory of a process and of its descendants from Linux. A process that has just ended counts as nothing. */
export function residentBytesOf(pid: number): number {
  const pages = Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0)
  return childrenOf(pid).reduce((sum, child) => sum + residentBytesOf(child), pages * PAGE_BYTES)
}

/** Reads the children of every thread of a process, because each thread has its own. */
function childrenOf(pid: number): number[] {
  const folder = `/proc/${pid}/task`
  try {
    return readdirSync(folder).flatMap((thread) =>
      read(`${folder}/${thread}/children`).split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
