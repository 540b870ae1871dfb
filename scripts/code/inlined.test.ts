import { expect, test } from 'vitest'
import { buildInlined } from './inlined.ts'
import { styleCompiler } from './styles.ts'

test('a site without the signature carries no rule of it', async () => {
  const { styles } = await buildInlined(await styleCompiler())
  for (const [page, css] of Object.entries(styles.persiennes)) {
    expect(css).toContain('slats_footer')
    expect(styles.aucune[page]).toContain('Footer_footer')
    expect(styles.aucune[page]).not.toMatch(/slats_|shutters|115deg/)
  }
})
