import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as later } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { folderForEachTest } from '../../../tests/support/temporary-folder.ts'
import { followChanges } from './follow-changes.ts'

const at = folderForEachTest()

test('a watcher follows the link that an owner names, no link below it, and lives on after an error', async () => {
  for (const folder of ['contenu/projets', 'ailleurs/profond', 'public']) mkdirSync(at(folder), { recursive: true })
  symlinkSync('../ailleurs', at('contenu/tout'))
  symlinkSync('contenu', at('content'))
  const changed: string[] = []
  const note = async (_first: unknown, paths: readonly string[]) => void changed.push(...paths)
  const { watcher } = await followChanges([at('content'), at('public')], async () => null, note)
  try {
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

test('what is saved while the folders are read for the first time is read again', async () => {
  mkdirSync(at('content/projets'), { recursive: true })
  writeFileSync(at('content/a.md'), 'before')
  const refresh = vi.fn(async () => {})
  const begin = async () => {
    writeFileSync(at('content/a.md'), 'saved')
    writeFileSync(at('content/projets/b.md'), 'new')
    await later(200)
    expect(refresh).not.toHaveBeenCalled()
    return 'site'
  }
  const { watcher } = await followChanges([at('content')], begin, refresh)
  try {
    const paths = () => new Set(refresh.mock.calls.flatMap(([, paths]: unknown[]) => paths as string[]))
    await vi.waitUntil(() => paths().size === 2)
    expect(paths()).toEqual(new Set([at('content/a.md'), at('content/projets/b.md')]))
    expect(refresh).toHaveBeenCalledWith('site', expect.anything())
  } finally {
    await watcher.close()
  }
})

test('what fails at first ends the watching', async () => {
  mkdirSync(at('content'))
  const begin = () => Promise.reject(new Error('Broken.'))
  await expect(followChanges([at('content')], begin, async () => {})).rejects.toThrow('Broken.')
})
