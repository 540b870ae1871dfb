import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The code of axe, for a page to evaluate. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Waits until the window has the size that it was given, and until the new colours are there, because a transition begins with the old
 * ones. Animations without an end are not waited for.
 */
export async function settled(page: Page) {
  await page.evaluate(async (width) => {
    while (width !== undefined && innerWidth !== width) await new Promise(requestAnimationFrame)
    const ends = ({ effect, playState }: Animation) =>
      playState !== 'paused' && Number.isFinite(effect?.getComputedTiming().endTime)
    for (let frame = 0; frame < 4; frame++) {
      await new Promise(requestAnimationFrame)
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(ends)
          .map(({ finished }) => finished),
      )
    }
  }, page.viewportSize()?.width)
}

/** All rules of axe, best practices and those off by default included; violations as « rule: elements ». */
export async function runAxe(page: Page) {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const rules = axe.getRules().map(({ ruleId }) => ruleId)
    const { violations } = await axe.run({ resultTypes: ['violations'], runOnly: { type: 'rule', values: rules } })
    return {
      rules: rules.length,
      axe: axe.version,
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    }
  })
}
