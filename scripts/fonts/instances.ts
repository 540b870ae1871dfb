import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPackage, PREBUILT } from '../disk/root.ts'
import { ofOwnFont } from './own-font.ts'
import type { TypefaceSource } from './source.ts'
import { forEachWeight, type Instances, WEIGHTS, type Weight } from './weights.ts'

const PREBUILT_INSTANCES = join(PREBUILT, 'instances')

/**
 * Reads the instances from the package if the typeface is one of its own (tools/package/write.ts), because making them takes longer than
 * all pages of a small site. Otherwise makes them.
 */
export function instancesOf(source: TypefaceSource): Promise<Instances> {
  return isPackage && source.licence !== null ? readInstances(source, PREBUILT_INSTANCES) : cutInstances(source)
}

export async function cutInstances({ files, licence }: TypefaceSource): Promise<Instances> {
  if (licence === null) return ofOwnFont('instancesIn', files)
  // Imported here, because builds with finished instances do not need the tools.
  const { instancesIn } = await import('./subset.ts')
  return instancesIn(files)
}

/** Reads the files of `writeInstances`. */
export function readInstances(source: TypefaceSource, folder: string): Promise<Instances> {
  return forEachWeight((weight) =>
    Promise.all(source.files.map((_, index) => readFile(join(folder, fileOf(source, weight, index))))),
  )
}

export function writeInstances(source: TypefaceSource, instances: Instances, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const weight of Object.keys(WEIGHTS) as Weight[])
    for (const [index, bytes] of instances[weight].entries())
      writeFileSync(join(folder, fileOf(source, weight, index)), bytes)
}

function fileOf({ name }: TypefaceSource, weight: Weight, index: number): string {
  return `${name.toLowerCase()}-${WEIGHTS[weight]}-${index}.ttf`
}
