import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/disk/root.ts'

/** A module that a thread or process loads by its path; `fileURLToPath` makes the path of code whose version is asked. */
const STARTED = /(?<!fileURLToPath\()moduleBeside\('([^']+)'/g
/** The package contains the built code, so it never builds it. */
const NOT_PACKED = 'scripts/site/code/build-code.ts'

test('every module that a thread or process loads is in the package', () => {
  const files = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
  const started = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('scripts', file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(STARTED)].map(([, name]) =>
        join(dirname(file), `${name}.ts`),
      ),
    )
  const bundled = readFileSync(join(ROOT, 'scripts/start/bundle.mjs'), 'utf8')
  expect(started.length).toBeGreaterThan(8)
  expect(started.filter((file) => file !== NOT_PACKED && !bundled.includes(`'${file}'`))).toEqual([])
})
