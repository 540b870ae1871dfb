import { spoken } from '../spoken/spoken.ts'

export type Progress = (done: number, total: number) => void

interface RunningStep {
  label: string
  start: number
  done: number
  /** 0 while it is unknown. */
  total: number
}

/** The steps that run now, in the order in which they started. */
const running = new Set<RunningStep>()
/** A step is shown once it takes this long: in a terminal, and elsewhere, where each line stays. */
const TERMINAL_AFTER_MS = 300
const ELSEWHERE_AFTER_MS = 1000
/** How often a terminal shows how far the steps are. */
const REDRAW_MS = 100

/** Runs one step of a long command, and prints its name and duration. Meanwhile a terminal shows how far it is. */
export async function step<Result>(label: string, work: (progress: Progress) => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await show(label, work)
  erase()
  process.stdout.write(`  ${label.padEnd(16)} ${secondsSince(start)}\n`)
  return result
}

/**
 * Runs work that may take long, and says so if it does: in a terminal with its progress, elsewhere with one line. Both go to the standard
 * error, because other programs read reports from the standard output. A part of a step that has the same name shows its progress there.
 */
export async function showIfLong<Result>(
  label: string,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const isPart = [...running].some((other) => other.label === label)
  const isLine = !process.stderr.isTTY && !isPart
  const timer = isLine ? setTimeout(() => process.stderr.write(`${label}…\n`), ELSEWHERE_AFTER_MS) : undefined
  try {
    return await show(label, work)
  } finally {
    clearTimeout(timer)
  }
}

async function show<Result>(label: string, work: (progress: Progress) => Promise<Result>): Promise<Result> {
  const whole = [...running].find((other) => other.label === label)
  const own = whole ?? { label, start: performance.now(), done: 0, total: 0 }
  running.add(own)
  if (process.stderr.isTTY) redrawing ??= setInterval(draw, REDRAW_MS)
  try {
    return await work((done, total) => Object.assign(own, { done, total }))
  } finally {
    if (own !== whole) running.delete(own)
    if (running.size === 0) {
      erase()
      clearInterval(redrawing)
      redrawing = undefined
    }
  }
}

let redrawing: NodeJS.Timeout | undefined
/** The last line of the terminal. */
let drawn = ''

function draw() {
  const parts = [...running]
    .filter(({ start }) => performance.now() - start > TERMINAL_AFTER_MS)
    .map(({ label, start, done, total }) =>
      total > 0 ? `${label} ${spoken().build.progress(done, total)}` : `${label}… ${secondsSince(start)}`,
    )
  erase()
  drawn = parts.join('   ')
  process.stderr.write(drawn)
}

function erase() {
  if (drawn !== '') process.stderr.write('\r\x1b[K')
  drawn = ''
}

function secondsSince(start: number): string {
  return spoken().build.seconds((performance.now() - start) / 1000)
}
