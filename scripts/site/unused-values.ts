import { shapeOf } from '../../src/catalogue/picture-fit.ts'
import type { Project } from '../../src/catalogue/types.ts'

/** The values of `data-hue` and `data-shape` that a page can have; `null` if it can have any. */
export interface ShownValues {
  hue: ReadonlySet<string> | null
  shape: ReadonlySet<string>
}

/** Returns the values in what pages show. */
export function shownValues(
  projects: readonly Pick<Project, 'image' | 'captures'>[],
  others: readonly unknown[],
): ShownValues {
  const hue = new Set<string>()
  const shape = new Set(projects.flatMap(({ captures }) => captures.map(({ image }) => `${shapeOf(image)}`)))
  // One text after the other, because those of thousands of projects together take much memory.
  for (const part of [...projects, ...others]) {
    for (const [, named, shaped] of JSON.stringify(part).matchAll(VALUE)) {
      if (named !== undefined) hue.add(named)
      if (shaped !== undefined) shape.add(shaped)
    }
  }
  // A poster of words has a hue of its own (src/components/Poster).
  return { hue: projects.some(({ image }) => image === null) ? null : hue, shape }
}

const VALUE = /"hue":"(\w+)"|data-shape=\\"(\d+)\\"/g

/** Removes the rules of a minified sheet that are only for other values. */
export function withoutUnusedValues(css: string, shown: ShownValues): string {
  const isUnused = (selector: string) => {
    const [, name, value = ''] = /\[data-(hue|shape)="?(\w+)"?\]$/.exec(selector) ?? []
    return name !== undefined && shown[name as keyof ShownValues]?.has(value) === false
  }
  return css.replace(RULE, (rule, selectors: string) => (selectors.split(',').every(isUnused) ? '' : rule))
}

/** Begins behind what ends another rule or part of one, so that no text is read twice. */
const RULE = /(?<![^{};])([^{};]+)\{[^{}]*\}/g
