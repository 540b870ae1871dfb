import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { OutputInput } from './output.ts'
import { contentOf } from './outputs.ts'

test('a file that says what it is made from is made again only when that changes', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'outputs-'))
  const input = { base: '/', cacheDir } as OutputInput
  const output = { path: 'a.txt', madeFrom: ({ base }: OutputInput) => base, make: vi.fn(() => 'a') }
  const textOf = async (changed = {}) => Buffer.from(await contentOf(output, { ...input, ...changed })).toString()
  try {
    expect([await textOf(), await textOf()]).toEqual(['a', 'a'])
    expect(output.make).toHaveBeenCalledOnce()
    await textOf({ base: '/b/' })
    expect(output.make).toHaveBeenCalledTimes(2)
  } finally {
    await rm(cacheDir, { recursive: true })
  }
})
