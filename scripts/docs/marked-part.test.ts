import { expect, test } from 'vitest'
import { withPart } from './marked-part.ts'

test('a first part is added at the end', () => {
  expect(withPart('# Performance\n', 'bench:a', 'One.')).toBe(
    '# Performance\n\n<!-- bench:a -->\n\nOne.\n\n<!-- /bench:a -->\n',
  )
})

test('a part is written again in its place, between others', () => {
  const page = withPart(withPart('# Performance\n', 'bench:a', 'One.'), 'bench:b', 'Two.')
  expect(withPart(page, 'bench:a', 'Three.')).toBe(page.replace('One.', 'Three.'))
  expect(withPart(page, 'bench:b', 'Three.')).toBe(page.replace('Two.', 'Three.'))
})
