import { expect, test } from 'vitest'
import { type CpuProfile, partsOf } from './cpu-profile.ts'

const frame = (functionName: string, url = '') => ({ functionName, url })

const PROFILE: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 5, 6] },
    { id: 2, callFrame: frame('renderBody', 'file:///site/scripts/compile/render.ts'), children: [3] },
    { id: 3, callFrame: frame('parse', 'file:///site/node_modules/micromark/index.js'), children: [4] },
    { id: 4, callFrame: frame('toString') },
    { id: 5, callFrame: frame('(idle)') },
    { id: 6, callFrame: frame('(garbage collector)') },
  ],
  samples: [2, 3, 4, 5, 6],
  timeDeltas: [1e6, 2e6, 3e6, 50e6, 4e6],
}

test('a frame without an address belongs to its caller, and waiting is no work', () => {
  expect(partsOf([PROFILE])).toEqual([
    ['Parsing Markdown', 5],
    ['Garbage collection', 4],
    ['Validating, and placing every message', 1],
  ])
})

test('all threads and processes count together', () => {
  expect(partsOf([PROFILE, PROFILE])[0]).toEqual(['Parsing Markdown', 10])
})
