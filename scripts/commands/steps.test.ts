import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showIfLong, step } from './steps.ts'

let output = ''
let errors = ''
const { isTTY } = process.stderr

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  output = ''
  errors = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += text
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Object.assign(process.stderr, { isTTY })
})

/** Work that takes some seconds, and reports its progress each second. */
const takes = (seconds: number, isKnown: boolean) => async (onProgress: (done: number, total: number) => void) => {
  for (let done = 1; done <= seconds; done++) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if (isKnown) onProgress(done, seconds)
  }
  return 'made'
}

async function during<Result>(work: Promise<Result>, seconds: number): Promise<Result> {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return work
}

/** Returns the last line of a terminal that received a text. */
const lastLine = (text: string) => text.split('\r\x1b[K').at(-1)

describe('in a terminal', () => {
  beforeEach(() => {
    Object.assign(process.stderr, { isTTY: true })
  })

  test('the last line shows how far each step is, and is gone in the end', async () => {
    const both = Promise.all([step('Code', takes(4, false)), showIfLong('Images', takes(3, true))])
    await vi.advanceTimersByTimeAsync(250)
    expect(errors).toBe('')
    await vi.advanceTimersByTimeAsync(2250)
    expect(lastLine(errors)).toBe('Code… 2,5 s   Images 2/3')
    await during(both, 4)
    expect(lastLine(errors)).toBe('')
    expect(output).toBe('  Code             4,0 s\n')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a part of a step with the same name shows its progress in that step', async () => {
    const whole = step('Contenu', () => showIfLong('Contenu', takes(2, true)))
    await vi.advanceTimersByTimeAsync(1500)
    expect(lastLine(errors)).toBe('Contenu 1/2')
    await during(whole, 1)
  })

  test('a step that fails leaves nothing on the line', async () => {
    const fails = showIfLong('Images', async (onProgress) => {
      await takes(2, true)(onProgress)
      throw new Error('unreadable')
    })
    const refused = expect(fails).rejects.toThrow('unreadable')
    await vi.advanceTimersByTimeAsync(2000)
    await refused
    expect(lastLine(errors)).toBe('')
  })
})

describe('elsewhere', () => {
  beforeEach(() => {
    Object.assign(process.stderr, { isTTY: false })
  })

  test('a step has one line: its duration, or its name once it is long', async () => {
    await during(Promise.all([step('Code', takes(9, true)), showIfLong('Images', takes(9, true))]), 9)
    expect(errors).toBe('Images…\n')
    expect(output).toBe('  Code             9,0 s\n')
  })

  test('a short step, and a part of another step, have none', async () => {
    await during(
      step('Contenu', () => showIfLong('Contenu', takes(3, true))),
      3,
    )
    await showIfLong('Images', async () => 'made')
    expect(errors).toBe('')
  })
})
