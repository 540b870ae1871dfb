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
  const texts = [...projects, ...others].map((part) => JSON.stringify(part))
  const found = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, value = '']) => value))
  const captures = projects.flatMap(({ captures }) => captures.map(({ image }) => `${shapeOf(image)}`))
  return {
    // A poster of words has a hue of its own (src/components/Poster).
    hue: projects.some(({ image }) => image === null) ? null : new Set(found(/"hue":"(\w+)"/g)),
    shape: new Set([...captures, ...found(/data-shape=\\"(\d+)\\"/g)]),
  }
}

/** Removes the rules of a minified sheet that are only for other values. */
export function withoutUnusedValues(css: string, shown: ShownValues): string {
  const isUnused = (selector: string) => {
    const [, name, value = ''] = /\[data-(hue|shape)="?(\w+)"?\]$/.exec(selector) ?? []
    return name !== undefined && shown[name as keyof ShownValues]?.has(value) === false
  }
  return css.replace(RULE, (rule, selectors: string) => (selectors.split(',').every(isUnused) ? '' : rule))
}

const RULE = /([^{};]+)\{[^{}]*\}/g
