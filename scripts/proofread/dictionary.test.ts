import { decodeTrie, encodeITrieToBTrie } from 'cspell-trie-lib'
import { expect, test } from 'vitest'
import { readWords } from './dictionary.ts'

test.each(['fr', 'en'] as const)('the words that the package brings are those of cspell (%s)', (language) => {
  const words = readWords(language)
  const packed = decodeTrie(new Uint8Array(encodeITrieToBTrie(words)))
  const some = [...words.completeWord('ab'), ...words.completeWord('é'), ...words.completeWord('Z')]
  expect(some.length).toBeGreaterThan(500)
  expect([...packed.completeWord('ab'), ...packed.completeWord('é'), ...packed.completeWord('Z')]).toEqual(some)
  expect(packed.size).toBe(words.size)
  expect(packed.hasWord('zzyzx-nowhere', true)).toBe(false)
})
