import { expect, test } from 'vitest'
import { CHARACTER_NAMES } from '../../../src/looks/characters.ts'
import { buildInlined } from './inlined.ts'
import { styleCompiler } from './styles.ts'

/** What only the sheets of one character say. */
const OWN_RULES = { soleil: /115deg|--slat/, atelier: /decimal-leading-zero/, papier: /circle\(130%/ } as const

test('a page carries the rules of its character alone, and without a signature those of none', async () => {
  const { sheets } = await buildInlined(await styleCompiler())
  for (const [drawings, { styles, extraStyles }] of Object.entries(sheets))
    for (const [page, css] of Object.entries(styles)) {
      const all = [css, ...Object.values(extraStyles[page] ?? {})].join('')
      for (const character of CHARACTER_NAMES) {
        const says = expect(OWN_RULES[character].test(all), `${page} of ${drawings} has rules of ${character}`)
        says.toBe(character === drawings)
      }
    }
})
