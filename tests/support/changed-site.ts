import { expect } from '@playwright/test'
import { type ContentFolder, copySample, runCommand } from './content-folder.ts'
import { type RunningCommand, startCommand } from './preview-server.ts'
import { runWarm } from './warm-commands.ts'

/** A site that is built from a changed copy of the sample, and served by `npm run preview`. */
export interface ChangedSite extends RunningCommand {
  content: ContentFolder
  out: string
  /** The output of the last build. */
  built: string
  /** Builds the content again into the folder that is served. Returns the output. */
  build(...options: string[]): Promise<string>
  /** Stops the server and deletes the copy. */
  dispose(): Promise<void>
}

/** @param change changes the copy before the first build */
export async function serveChanged(
  change: (content: ContentFolder) => void = () => {},
  ...options: string[]
): Promise<ChangedSite> {
  const content = copySample()
  change(content)
  const out = content.beside('site')
  const build = async (...more: string[]) => {
    // Vike keeps the base of the first site that a process renders.
    const run = more.includes('--base') ? runCommand : runWarm
    const { status, output } = await run(['build', '--content', content.path, '--out', out, ...more])
    expect(status, output).toBe(0)
    return output
  }
  const built = await build(...options)
  const preview = await startCommand('preview', ['--out', out, '--port', '0'])
  const dispose = async () => {
    await preview.stop()
    content.dispose()
  }
  return { ...preview, content, out, built, build, dispose }
}
