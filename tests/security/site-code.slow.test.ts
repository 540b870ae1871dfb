import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PACKAGED_VERSION, PREBUILT, ROOT } from '../../scripts/disk/root.ts'
import { RENDERER_ENTRY, RENDERER_FOLDER } from '../../scripts/site/built-code.ts'
import { PREBUILT_FACTS } from '../../scripts/site/code.ts'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()

/** What the bundlers would run by its name, if they searched these folders. */
const HOSTILE = [
  ...[
    'content',
    'content/projets',
    'content/src',
    'public',
    'docs',
    'autre',
    'src.d',
    'Srcs',
    '(src)',
    '+x',
    'a/src',
    '.',
  ].map((folder) => `${folder}/+config.js`),
  ...['content/+Page.js', 'content/+onRenderHtml.ts', 'public/+onBeforeRender.js', 'postcss.config.js'],
  ...['content', 'public'].flatMap((folder) =>
    ['postcss', 'babel', 'vite'].map((tool) => `${folder}/${tool}.config.js`),
  ),
  // In the package the code is already built.
  join(basename(PREBUILT), RENDERER_FOLDER, RENDERER_ENTRY),
]

test('the code of the site comes from its own folders: a file of any other is not run, whatever its name', () => {
  for (const name of ['src', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, name), at(name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'))
  for (const file of HOSTILE) {
    mkdirSync(dirname(at(file)), { recursive: true })
    const code = `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(at('ran'))}, '')\nexport default {}\n`
    writeFileSync(at(file), code)
  }
  const facts = JSON.stringify({ version: '1', islands: {}, inlined: {} })
  writeFileSync(at(basename(PREBUILT), PREBUILT_FACTS), brotliCompressSync(facts))
  writeFileSync(at(PACKAGED_VERSION), '1')
  const build = `import { siteCode } from '../scripts/site/code.ts'\nconst { renderer } = await siteCode('/', ${JSON.stringify(at('.cache'))})\nawait import(renderer)\n`
  writeFileSync(at('content/build.ts'), build)
  // The owner may be in any folder.
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts'], {
    cwd: at('content'),
    env: ownerEnvironment({}),
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  expect(existsSync(at('ran'))).toBe(false)
}, 300_000)
