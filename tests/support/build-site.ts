import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ownerEnvironment } from './owner-environment.ts'
import { ROOT, SITE_FOLDER } from './preview-server.ts'

/** Builds the sample content for the tests; pictures come from the cache after the first time. */
export default function buildSite(): void {
  if (process.env.TEST_SITE_IS_BUILT === '1') return
  const build = spawnSync(process.execPath, [join(ROOT, 'scripts/bootstrap.mjs'), 'build', '--out', SITE_FOLDER], {
    cwd: ROOT,
    encoding: 'utf8',
    env: ownerEnvironment(),
  })
  if (build.status !== 0) throw new Error(`The site was not built:\n${build.stdout}${build.stderr}`)
}
