import { moduleBeside } from '../disk/threads/module-beside.ts'
import { openPool } from '../disk/threads/pool.ts'
import { type Outcome, runWithin } from '../disk/threads/within.ts'
import type { FontTask, FontWork } from './font-thread.ts'
import { HeavyFont } from './heavy-font.ts'
import type { TypefaceSource } from './source.ts'

type ResultOf<Name extends keyof FontWork> = Awaited<ReturnType<FontWork[Name]>>

/** Processor time for one piece of work. */
export const FONT_SECONDS = 20
/** The memory of the thread. A font that is unpacked takes at most a tenth of it. */
const HEAP_MB = 384

/** Opens a thread that works on fonts of owners, one piece after the other. It starts with the first of them. */
export function openFontThread(seconds = FONT_SECONDS) {
  const thread = openThread<FontTask, unknown>(moduleBeside('font-thread', import.meta.url), seconds)
  return {
    run: <Name extends keyof FontWork>(name: Name, ...args: Parameters<FontWork[Name]>) =>
      thread.run({ name, args }) as Promise<Outcome<ResultOf<Name>>>,
    close: () => thread.close(),
  }
}

/** Does one piece of work on the owner's font. */
export function ofOwnFont<Name extends keyof FontWork>(
  name: Name,
  ...args: Parameters<FontWork[Name]>
): Promise<ResultOf<Name>> {
  return doOnce(openFontThread(), (thread) => thread.run(name, ...args))
}

/**
 * Draws something with the letters of a typeface. The owner's font may be made to take very long for some letters only, so it draws in a
 * thread with limits; the fonts of the model draw here.
 * @param module the module of the thread, whose `start()` returns the function that draws
 * @param here loads the same function
 * @param task what to draw, as plain data with its typeface
 * @throws {HeavyFont}
 */
export async function drawWithin<Task, Drawing>(
  typeface: TypefaceSource,
  module: URL,
  here: () => Promise<(task: Task) => Drawing | Promise<Drawing>>,
  task: Task,
): Promise<Drawing> {
  if (typeface.licence !== null) return (await here())(task)
  return doOnce(openThread<Task, Drawing>(module, FONT_SECONDS), (thread) => thread.run(task))
}

function openThread<Task, Result>(module: URL, seconds: number) {
  const pool = openPool<null, Task, Result>({ module, order: null, heapMb: HEAP_MB, stay: true })
  return { run: (task: Task) => runWithin(seconds, task, pool), close: () => pool.close() }
}

/** Runs one task in a thread and ends the thread. The check has measured the font, so the task is not expected to fail. */
async function doOnce<Thread extends { close(): Promise<void> }, Result>(
  thread: Thread,
  run: (thread: Thread) => Promise<Outcome<Result>>,
): Promise<Result> {
  try {
    const outcome = await run(thread)
    if ('ended' in outcome) throw new HeavyFont(`The font takes too much ${outcome.ended}.`)
    return outcome.result
  } finally {
    await thread.close()
  }
}
