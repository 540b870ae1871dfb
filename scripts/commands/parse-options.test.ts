import { expect, test } from 'vitest'
import { speak } from '../spoken/lang.ts'
import { parseOptions, UsageError } from './parse-options.ts'

const NAMES = { content: 'string', force: 'boolean' } as const

test('options and words are read, those of every command too', () => {
  expect(parseOptions(NAMES, ['Mon', '--content', 'là', '-h', 'projet', '--force'], true)).toEqual({
    values: { content: 'là', help: true, force: true },
    words: ['Mon', 'projet'],
  })
  expect(parseOptions(NAMES, ['--content=-x'], false).values.content).toBe('-x')
})

test.each([
  ['--fource', 'L’option « --fource » n’existe pas ici. Vouliez-vous écrire « --force » ?'],
  ['--lan=en', 'L’option « --lan » n’existe pas ici. Vouliez-vous écrire « --lang » ?'],
  ['--constructor', 'L’option « --constructor » n’existe pas ici.'],
  ['-x', 'L’option « -x » n’existe pas ici.'],
  ['--content', 'L’option « --content » attend une valeur.'],
  ['--content --force', 'L’option « --content » attend une valeur.'],
  ['--force=1', 'L’option « --force » n’a pas de valeur.'],
  ['là', '« là » est de trop : cette commande n’attend que des options.'],
])('%s is refused with the words to write, in the language of the run', (typed, message) => {
  speak('fr')
  const parse = () => parseOptions(NAMES, typed.split(' '), false)
  expect(parse).toThrow(new UsageError(message))
  speak('en')
  expect(parse).not.toThrow(message)
  expect(parse).toThrow(UsageError)
})
