import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { codeVersion } from '../../scripts/disk/cache/code-version.ts'
import { contentCache, contentKey } from '../../scripts/disk/cache/content-cache.ts'

/**
 * Plants code in the cached code of a project, with a valid hash, as the author of a pull request can. Whatever runs that code leaves a file.
 * @param cache the folder of the cache, in which a build has put code
 * @param trace the file that shows that the code ran
 */
export async function plantCode(cache: string, trace: string): Promise<void> {
  const code = join(cache, 'code')
  const names = readdirSync(code).filter((name) => existsSync(join(code, name, 'render/render.mjs')))
  if (names.length === 0) throw new Error('There is no built code to change.')
  const entries = contentCache<{ hash: string }>(code)
  for (const name of names) {
    appendFileSync(
      join(code, name, 'render/render.mjs'),
      `\nimport('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(trace)}, 'ran'))\n`,
    )
    const key = contentKey('facts', name)
    const entry = await entries.read(key)
    const facts = { ...entry?.facts, hash: await codeVersion([join(code, name)]) }
    await entries.write(key, { facts, files: [] })
  }
}
