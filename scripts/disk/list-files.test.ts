import { appendFileSync, closeSync, openSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { readInto, readPlainFile, readPlainStart } from './list-files.ts'

const at = folderForEachTest()

test('what is added to a file while it is read stays out of memory', () => {
  writeFileSync(at('a.txt'), 'abc')
  const file = openSync(at('a.txt'), 'r')
  appendFileSync(at('a.txt'), 'defg')
  expect(readInto(file, Buffer.alloc(3)).toString()).toBe('abc')
  // What became shorter fills a part of the room.
  expect(readInto(file, Buffer.alloc(10)).toString()).toBe('defg')
  closeSync(file)
})

test('files can be read into one memory', () => {
  writeFileSync(at('a.txt'), 'long text')
  writeFileSync(at('b.txt'), 'short')
  const memory = Buffer.alloc(100)
  for (const [name, text] of [
    ['a.txt', 'long text'],
    ['b.txt', 'short'],
  ] as const) {
    const bytes = readPlainFile(at(name), { maxBytes: 100, roomFor: (size) => memory.subarray(0, size) })
    expect(bytes.toString()).toBe(text)
    expect(bytes.buffer).toBe(memory.buffer)
  }
})

test('of a large file only the beginning is read, or nothing', () => {
  writeFileSync(at('a.txt'), 'abcdef')
  expect(readPlainStart(at('a.txt'), { maxBytes: 3 })).toEqual({ bytes: Buffer.from('abcd'), size: 6 })
  expect(() => readPlainFile(at('a.txt'), { maxBytes: 3 })).toThrow(expect.objectContaining({ code: 'EFBIG' }))
})
