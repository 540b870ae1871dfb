import { expect, test } from 'vitest'
import { buildInlined } from './inlined.ts'
import { styleCompiler } from './styles.ts'

test('a site without the signature carries no rule of it', async () => {
  const { styles } = await buildInlined(await styleCompiler())
  for (const [page, css] of Object.entries(styles.persiennes)) {
    expect(css).toContain('shutters')
    expect(styles.aucune[page]).not.toMatch(/shutters|115deg/)
  }
})
