import { writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { preview } from './preview.ts'

const at = folderForEachTest()

/** Returns whether the server refuses to start, and why. */
async function refusal() {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const listening = { host: '127.0.0.1', port: 0, allowedHosts: [] }
  const code = await preview({ out: at(), outboxDir: null, cacheDir: at('cache'), ...listening })
  const said = print.mock.calls.flat().join('\n')
  print.mockRestore()
  return { code, said }
}

test('an owner learns that a site is not built yet, or that an older version built it', async () => {
  expect(await refusal()).toEqual({
    code: 2,
    said: expect.stringMatching(/^Aucun site construit dans .*npm run build/),
  })
  writeFileSync(at('portfolio-markdown.json'), '{"version":1,"entries":["index.html"]}')
  expect(await refusal()).toEqual({
    code: 2,
    said: expect.stringMatching(/version plus ancienne\. Relancez « npm run build »/),
  })
})
