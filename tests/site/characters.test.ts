import { expect, test } from 'vitest'
import { CACHE } from '../../scripts/disk/root.ts'
import { codeForAnyBase } from '../../scripts/site/code.ts'
import { CHARACTER_NAMES } from '../../src/looks/characters.ts'

/** Rules that only the sheets of one character contain. */
const OWN_RULES = { soleil: /115deg|--slat/, atelier: /decimal-leading-zero/, papier: /circle\(130%/ } as const

test('a page carries the rules of its character alone, and without a signature those of none', async () => {
  const { sheets } = (await codeForAnyBase(CACHE)).facts.inlined
  expect(Object.keys(sheets)).toEqual([...CHARACTER_NAMES, 'aucune'])
  for (const [drawings, { styles, extraStyles }] of Object.entries(sheets))
    for (const [page, css] of Object.entries(styles)) {
      const all = [css, ...Object.values(extraStyles[page] ?? {})].join('')
      for (const character of CHARACTER_NAMES) {
        const says = expect(OWN_RULES[character].test(all), `${page} of ${drawings} has rules of ${character}`)
        says.toBe(character === drawings)
      }
    }
})
