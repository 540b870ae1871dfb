import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { lastCommits } from './last-commits.ts'

const at = folderForEachTest()

function git(folder: string, args: readonly string[], input?: string): string {
  const env = { ...process.env, GIT_AUTHOR_DATE: '2024-03-04T05:06:07Z', GIT_COMMITTER_DATE: '2024-03-04T05:06:07Z' }
  const who = ['-c', 'user.name=Camille', '-c', 'user.email=camille@example.org']
  return spawnSync('git', ['-C', folder, ...who, ...args], { env, input, encoding: 'utf8' }).stdout.trim()
}

beforeEach(() => {
  mkdirSync(at('content/[projets]'), { recursive: true })
  writeFileSync(at('content/[projets]/banque.md'), 'x')
  writeFileSync(at('README.md'), 'x')
  git(at(), ['init'])
  git(at(), ['add', '.'])
  git(at(), ['commit', '--message', 'x'])
})

test('each file has the day of its last commit, also below a folder with the signs of a pattern', async () => {
  const days = new Map([[at('content/[projets]/banque.md'), '2024-03-04']])
  expect(await lastCommits(at('content'))).toEqual(days)
  expect(await lastCommits(at('content/[projets]'))).toEqual(days)
  expect([...(await lastCommits(at())).keys()].sort()).toEqual([at('README.md'), ...days.keys()].sort())
})

test('a hook of another repository gets the days of this one', async () => {
  vi.stubEnv('GIT_DIR', at('other'))
  vi.stubEnv('GIT_INDEX_FILE', at('other/index'))
  const days = await lastCommits(at('content'))
  vi.unstubAllEnvs()
  expect([...days.values()]).toEqual(['2024-03-04'])
})

test('a folder that looks like the inside of a repository does not run the programs that its settings name', async () => {
  const signed = `tree ${git(at(), ['rev-parse', 'HEAD^{tree}'])}
author Camille <camille@example.org> 1700000000 +0000
committer Camille <camille@example.org> 1700000000 +0000
gpgsig -----BEGIN PGP SIGNATURE-----
 x
 -----END PGP SIGNATURE-----

x
`
  git(at(), ['update-ref', 'HEAD', git(at(), ['hash-object', '-t', 'commit', '-w', '--stdin'], signed)])
  for (const name of ['HEAD', 'index', 'objects', 'refs'])
    cpSync(at('.git', name), at('content', name), { recursive: true })
  writeFileSync(
    at('content/config'),
    '[core]\nrepositoryformatversion = 0\nbare = false\nworktree = .\n[log]\nshowSignature = true\n[gpg]\nprogram = ./run.sh\n',
  )
  writeFileSync(at('content/run.sh'), '#!/bin/sh\n: > ran\n')
  chmodSync(at('content/run.sh'), 0o755)
  await lastCommits(at('content'))
  expect(existsSync(at('content/ran'))).toBe(false)
  // Otherwise the test could not fail.
  git(at('content'), ['log'])
  expect(existsSync(at('content/ran'))).toBe(true)
})
