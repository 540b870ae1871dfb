import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { resultOf, toFailure } from './failure.ts'

test('an error of the system keeps its code and its path on its way', () => {
  const error = Object.assign(new Error('full'), { code: 'ENOSPC', path: '/site/page.html' })
  expect(() => resultOf({ failed: toFailure(error) })).toThrow(
    expect.objectContaining({ message: 'full', code: 'ENOSPC', path: '/site/page.html' }),
  )
})

test.skipIf(process.platform === 'win32')('the code of a full disk is found in the words of the bundler', () => {
  const message = `Failed to write file in /cache/chunk.js\n\nCaused by:\n    No space left on device (os error ${constants.errno.ENOSPC})`
  expect(toFailure(new Error(message)).code).toBe('ENOSPC')
  expect(toFailure(new Error('Failed to parse: os error of ours')).code).toBeUndefined()
})
