import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { CACHED_CODE } from '../../scripts/disk/cache/code-version.ts'
import { ROOT } from '../support/preview-server.ts'

/** The modules that make what is cached. */
const MAKERS: Readonly<Record<keyof typeof CACHED_CODE, readonly string[]>> = {
  compiled: ['scripts/compile/compile-file.ts', 'scripts/proofread/read-prose.ts', 'scripts/images/measure.ts'],
  logos: ['scripts/images/logo.ts'],
  outputs: ['scripts/outputs/outputs.ts', 'scripts/outputs/cv/cv-thread.ts'],
  sharePictures: ['scripts/share/share-card.ts', 'scripts/share/letter-thread.ts', 'scripts/share/crop.ts'],
  site: sourcesIn('src'),
}

/** Folders that read, keep and report what is cached, but decide none of it. */
const NEUTRAL = ['scripts/disk', 'scripts/diagnostics', 'scripts/spoken']

function sourcesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name)).map((name) => join(folder, name))
}

/** Returns the modules and all that they import, directly or not, as paths below the root. Types are not loaded. */
function importedBy(modules: readonly string[]): string[] {
  const found = new Set(modules.map((file) => join(ROOT, file)))
  for (const file of found) {
    const code = readFileSync(file, 'utf8')
    for (const [, name = ''] of code.matchAll(/^(?:import|export)(?! type\b)[^'"]{0,2000}? from '(\.[^']{1,200})'/gm)) {
      const path = join(dirname(file), name)
      if (/\.tsx?$/.test(path) && existsSync(path)) found.add(path)
    }
  }
  return [...found].map((file) => relative(ROOT, file).split(sep).join('/'))
}

test.each(Object.entries(MAKERS))('%s: what is cached changes with all code that makes it', (kind, makers) => {
  const imported = importedBy(makers)
  const folders: string[] = [...CACHED_CODE[kind as keyof typeof CACHED_CODE], ...NEUTRAL]
  expect(imported.length).toBeGreaterThan(3)
  expect(imported.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
})
