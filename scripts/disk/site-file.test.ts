import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { replaceSiteFile } from './site-file.ts'

const at = folderForEachTest()

test('a file gets its name once it is complete, and nothing else stays', () => {
  writeFileSync(at('nginx.conf'), 'old')
  const before = statSync(at('nginx.conf')).ino
  replaceSiteFile(at(), { path: 'nginx.conf', content: 'new' })
  expect(statSync(at('nginx.conf')).ino).not.toBe(before)
  expect(readFileSync(at('nginx.conf'), 'utf8')).toBe('new')
  expect(readdirSync(at())).toEqual(['nginx.conf'])
})

test('a file that cannot be written leaves the old one', () => {
  writeFileSync(at('nginx.conf'), 'old')
  const content = { length: -1 } as unknown as string
  expect(() => replaceSiteFile(at(), { path: 'nginx.conf', content })).toThrow()
  expect(readFileSync(at('nginx.conf'), 'utf8')).toBe('old')
  expect(readdirSync(at())).toEqual(['nginx.conf'])
})

test('no link is followed', () => {
  writeFileSync(at('outside'), 'mine')
  for (const name of ['nginx.conf', '.nginx.conf.new']) symlinkSync(at('outside'), at(name))
  replaceSiteFile(at(), { path: 'nginx.conf', content: 'new' })
  expect(readFileSync(at('outside'), 'utf8')).toBe('mine')
  expect(readFileSync(at('nginx.conf'), 'utf8')).toBe('new')
})
