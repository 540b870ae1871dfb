import { runCommand } from './content-folder.ts'
import { SITE_FOLDER } from './preview-server.ts'

/** Builds the sample content for the tests. After the first time, pictures come from the cache. */
export default function buildSite(): void {
  if (process.env.TEST_SITE_IS_BUILT !== '1') buildSampleTo(SITE_FOLDER)
}

/** Builds the sample content into a folder, with more options of the command. */
export function buildSampleTo(folder: string, options: readonly string[] = []): void {
  const { status, output } = runCommand(['build', '--out', folder, ...options])
  if (status !== 0) throw new Error(`The site was not built:\n${output}`)
}
