import { expect, test } from 'vitest'
import { type TraceEvent, toProfile } from './profile.ts'

const URL = 'http://localhost/projets'
const PAGE = { pid: 7, tid: 1 }

function event(name: string, ts: number, dur: number, place: { pid: number; tid: number } = PAGE): TraceEvent {
  return { ...place, name, ph: 'X', ts: ts * 1000, dur: dur * 1000, tdur: dur * 1000 }
}

function mark(name: string, ts: number, args: TraceEvent['args'] = {}): TraceEvent {
  return { ...PAGE, name, ph: 'R', ts: ts * 1000, args }
}

const FRAME = [
  mark('thread_name', 0, { name: 'CrRendererMain' }),
  mark('navigationStart', 10, { data: { documentLoaderURL: URL } }),
  mark('firstContentfulPaint', 100),
]

test('each part counts without what happens within it, and a nameless event is a part of what it happens in', () => {
  const events = [
    event('RunTask', 20, 30),
    event('ParseHTML', 21, 20),
    event('EvaluateScript', 25, 8),
    event('v8.run', 26, 6),
    event('RunTask', 60, 20),
    event('UpdateLayoutTree', 61, 4),
    event('Layout', 66, 7),
    event('Paint', 74, 2),
  ]
  expect(toProfile([...FRAME, ...events], URL)).toEqual({
    parsing: 12,
    style: 4,
    layout: 7,
    paint: 2,
    script: 8,
    other: 17,
  })
})

test('what comes before the page, after its first paint, or on another thread does not count', () => {
  const events = [event('Layout', 2, 3), event('Layout', 120, 9), event('Layout', 30, 5, { pid: 7, tid: 2 })]
  expect(toProfile([...FRAME, ...events], URL).layout).toBe(0)
})

test('a trace without the page is refused', () => {
  expect(() => toProfile(FRAME, 'http://localhost/autre')).toThrow('http://localhost/autre has no first paint')
})
