import { pageFile } from '../../../src/catalogue/pages.ts'
import type { BuildInput } from '../../../src/catalogue/render-input.ts'
import type { ContentKey } from '../../disk/cache/content-cache.ts'
import type { LastBuild } from '../../disk/last-build.ts'
import { fileAt } from '../../disk/place.ts'
import { writeSiteFiles } from '../../disk/site-file.ts'
import { makeOutputs } from '../../outputs/outputs.ts'
import { writeSharePictures } from '../../share/share-pictures.ts'
import type { AssembledSite } from '../../site/assemble-site.ts'
import type { SiteCode } from '../../site/code.ts'
import { pageKeys } from '../../site/page-keys.ts'
import { renderPages } from '../../site/render-pages.ts'
import { spoken } from '../../spoken/spoken.ts'
import { type Progress, step } from '../steps.ts'
import type { BuildOptions } from './options.ts'

/** A site that is written into a folder beside the last one, and then replaces it. */
export interface Draft {
  folder: string
  site: AssembledSite<BuildInput>
  code: SiteCode
  last: LastBuild
  options: BuildOptions
  /** Returns the path on the disk of an `ImageReference.file`. */
  locate(file: string): string
  /** Returns the name of a page for a person, by its file. */
  nameOf(page: string): string
}

/** Hash of all inputs of each file of the site, by the path of the file. The next build reuses files with the same hash. */
export type Keys = ReadonlyMap<string, ContentKey>

/** Renders changed pages and reuses the others from the last build. */
export async function writePages({ folder, site, code, last }: Draft, onProgress: Progress): Promise<Keys> {
  const keys = new Map<string, ContentKey>()
  for (const { input } of site.languages) {
    const { place } = input
    const changed: string[] = []
    for (const [path, key] of pageKeys(input, code.version)) {
      const file = fileAt(place, pageFile(path, place.lang))
      keys.set(file, key)
      if (!last.take(file, key, folder)) changed.push(path)
    }
    await renderPages({ renderer: code.renderer, site: folder, input, paths: changed, onProgress })
  }
  return keys
}

/** Writes the files that pages load, and the files beside the pages. */
export async function writeOthers({ folder, site, options }: Draft): Promise<void> {
  await site.writeAssets(folder)
  for (const { outputs, parts } of site.languages) {
    const made = await makeOutputs(outputs, options)
    writeSiteFiles(
      folder,
      made.map((file) => ({ ...file, path: fileAt(parts.place, file.path) })),
    )
  }
}

export async function writeShares({ folder: site, site: { languages }, last, options, locate }: Draft): Promise<Keys> {
  const plans = languages.flatMap(({ parts }) => parts.shares ?? [])
  if (plans.length > 0)
    await step(spoken().build.steps.share, async (onProgress) => {
      const { cacheDir } = options
      for (const plan of plans) await writeSharePictures(plan, { site, last, cacheDir, locate, onProgress })
    })
  const planned = plans.flatMap(({ card, projects }) => [card, ...projects.values()])
  return new Map(planned.map(({ picture, key }) => [picture.file, key]))
}
