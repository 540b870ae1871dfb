import { moduleBeside } from '../../disk/threads/module-beside.ts'
import { openPool } from '../../disk/threads/pool.ts'
import { runWithin } from '../../disk/threads/within.ts'
import { spoken } from '../../spoken/spoken.ts'
import { shown } from '../owner-files.ts'
import type { MadeCv, Source } from './make-cv.ts'

/** Processor time for reading a file and making a CV from it. */
export const IMPORT_SECONDS = 15
/** The memory of the thread. */
const HEAP_MB = 384

/** Makes a CV in a thread with limits, so that the command obeys Ctrl-C. Returns why that is impossible, or the CV. */
export async function makeWithin(source: Source, seconds = IMPORT_SECONDS): Promise<MadeCv | string> {
  const module = moduleBeside('import-thread', import.meta.url)
  const pool = openPool<null, Source, MadeCv | string>({ module, order: null, heapMb: HEAP_MB })
  try {
    const outcome = await runWithin(seconds, source, pool)
    return 'result' in outcome ? outcome.result : spoken().import.tooCostly(shown(source.file), outcome.ended)
  } finally {
    await pool.close()
  }
}
