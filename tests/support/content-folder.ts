import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownerEnvironment } from './owner-environment.ts'
import { ROOT } from './preview-server.ts'
import { takeFolder } from './take-folder.ts'

/** A copy of the sample content that a test may change. */
export interface ContentFolder {
  path: string
  /** Writes a file below the folder. */
  write(file: string, text: string | Uint8Array): void
  remove(file: string): void
  /** Deletes the copy, and the files built beside it. */
  dispose(): void
  /** Returns a path beside the content, for files that are built from it. */
  beside(name: string): string
}

export function copySample(): ContentFolder {
  const folder = takeFolder('content')
  const path = join(folder, 'content')
  cpSync(join(ROOT, 'content'), path, { recursive: true })
  return {
    path,
    write(file, text) {
      mkdirSync(dirname(join(path, file)), { recursive: true })
      writeFileSync(join(path, file), text)
    },
    remove: (file) => rmSync(join(path, file), { recursive: true }),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
    beside: (name) => join(folder, name),
  }
}

/** Turns a copy of the sample into a site that is only in French. */
export function forgetTranslations(folder: string): void {
  const file = join(folder, 'site.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^lang: .*\n/m, ''))
  rmSync(join(folder, 'en'), { recursive: true, force: true })
}

/**
 * Reduces a copy of the sample to French and to these projects, numbered in this order, because commands take less time with fewer files.
 */
export function keepProjects(folder: string, names: readonly string[]): void {
  forgetTranslations(folder)
  forgetFeatured(folder)
  for (const name of readdirSync(join(folder, 'projets')).filter((name) => name.endsWith('.md'))) {
    const file = join(folder, 'projets', name)
    const index = names.indexOf(name.replace('.md', ''))
    if (index < 0) rmSync(file)
    // A gap between two numbers would be a warning.
    else writeFileSync(file, readFileSync(file, 'utf8').replace(/^number: .*/m, `number: ${index + 1}`))
  }
}

/** Lets the home page show the latest projects, for a test that deletes or renames those that the sample names. */
export function forgetFeatured(folder: string): void {
  const file = join(folder, 'site.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^featured: .*\n/m, ''))
}

/** Returns a project file as an owner writes it. Every key may be replaced, or omitted with `undefined`. */
export function projectFile(
  keys: Record<string, string | undefined> = {},
  body = 'Une description assez longue.',
): string {
  const all: Record<string, string | undefined> = {
    number: 'null',
    title: 'Projet d’essai',
    theme: 'Un essai',
    technologie: '[React]',
    category: 'Personnel',
    state: 'OK',
    ...keys,
  }
  const lines = Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${value}`))
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

/** Runs one of the owner's commands to its end. Kills one that hangs, because no test can be stopped while it waits. */
export function runCommand(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/start/bootstrap.mjs'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: ownerEnvironment(env),
    // A hostile content gets a warning for each payload that is removed.
    maxBuffer: 64 * 1024 * 1024,
    timeout: 5 * 60_000,
    killSignal: 'SIGKILL',
  })
  return { status, output: stdout + stderr, stdout, stderr }
}
