import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPackage, PREBUILT } from '../disk/root.ts'
import { openFont } from './facts.ts'
import type { TypefaceSource } from './source.ts'

/** The value on the weight axis of the font for each weight outside a browser. */
export const WEIGHTS = { regular: 400, semibold: 600, extrabold: 800 } as const
export type Weight = keyof typeof WEIGHTS

/** The TrueType instances of a typeface: each of its files at each weight, with all characters. */
export type Instances = Readonly<Record<Weight, readonly Uint8Array[]>>

const PREBUILT_INSTANCES = join(PREBUILT, 'instances')

/**
 * Reads the instances from the package if the typeface is one of its own (tools/package/write.ts), because making them takes longer than
 * all pages of a small site. Otherwise makes them.
 */
export function instancesOf(source: TypefaceSource): Promise<Instances> {
  return isPackage && source.licence !== null ? readInstances(source, PREBUILT_INSTANCES) : cutInstances(source)
}

export async function cutInstances({ files }: TypefaceSource): Promise<Instances> {
  // Imported here, because builds with finished instances do not need the tools.
  const { instanceOf } = await import('./subset.ts')
  const opened = files.map((bytes) => ({ bytes, font: openFont(bytes) }))
  return forEachWeight((weight) => Promise.all(opened.map((font) => instanceOf(font, WEIGHTS[weight]))))
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

async function forEachWeight(make: (weight: Weight) => Promise<readonly Uint8Array[]>): Promise<Instances> {
  const [regular, semibold, extrabold] = await Promise.all([make('regular'), make('semibold'), make('extrabold')])
  return { regular, semibold, extrabold }
}
