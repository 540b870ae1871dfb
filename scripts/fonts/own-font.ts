import { moduleBeside } from '../disk/threads/module-beside.ts'
import { openPool } from '../disk/threads/pool.ts'
import { type Outcome, runWithin } from '../disk/threads/within.ts'
import type { FontTask, FontWork } from './font-thread.ts'

type ResultOf<Name extends keyof FontWork> = Awaited<ReturnType<FontWork[Name]>>

/** Processor time for one piece of work. */
const SECONDS = 20
/** The memory of the thread. A font that is unpacked takes at most a tenth of it. */
const HEAP_MB = 384

/** Opens a thread that works on fonts of owners, one piece after the other. It starts with the first of them. */
export function openFontThread(seconds = SECONDS) {
  const pool = openPool<null, FontTask, unknown>({
    module: moduleBeside('font-thread', import.meta.url),
    order: null,
    heapMb: HEAP_MB,
    stay: true,
  })
  return {
    run: <Name extends keyof FontWork>(name: Name, ...args: Parameters<FontWork[Name]>) =>
      runWithin(seconds, { name, args }, pool) as Promise<Outcome<ResultOf<Name>>>,
    close: () => pool.close(),
  }
}

/** Does one piece of work on the owner's font. The check has measured the font, so it is not expected to fail. */
export async function ofOwnFont<Name extends keyof FontWork>(
  name: Name,
  ...args: Parameters<FontWork[Name]>
): Promise<ResultOf<Name>> {
  const thread = openFontThread()
  try {
    const outcome = await thread.run(name, ...args)
    if ('ended' in outcome) throw new Error(`The font of the site could not be cut: ${outcome.ended}.`)
    return outcome.result
  } finally {
    await thread.close()
  }
}
