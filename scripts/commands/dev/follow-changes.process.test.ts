import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { folderForEachTest } from '../../../tests/support/temporary-folder.ts'
import { followChanges } from './follow-changes.ts'

const at = folderForEachTest()

test('a watcher follows the link that an owner names, no link below it, and lives on after an error', async () => {
  for (const folder of ['contenu/projets', 'ailleurs/profond', 'public']) mkdirSync(at(folder), { recursive: true })
  symlinkSync('../ailleurs', at('contenu/tout'))
  symlinkSync('contenu', at('content'))
  const changed: string[] = []
  const watcher = await followChanges([at('content'), at('public')], async (paths) => {
    changed.push(...paths)
  })
  try {
    await once(watcher, 'ready')
    expect(
      Object.keys(watcher.getWatched()).filter((path) => path.includes('ailleurs') || path.includes('tout')),
    ).toEqual([])
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    watcher.emit('error', new Error('EACCES: permission denied'))
    expect(errors).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('EACCES'))
    writeFileSync(at('ailleurs/profond/a.md'), 'a')
    writeFileSync(at('contenu/projets/b.md'), 'b')
    await vi.waitUntil(() => changed.includes(at('content/projets/b.md')))
    // The link itself may be named.
    expect(changed.filter((path) => !/projets|tout$/.test(path))).toEqual([])
  } finally {
    await watcher.close()
  }
})
