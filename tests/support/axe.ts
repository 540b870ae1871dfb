import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The code of axe, which a page evaluates. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Waits until the window has its new size and the new colours are shown, because a transition begins with the old ones. Does not wait for
 * animations without an end.
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

/** `npm --prefix tools run accessibility` checks every rule in every colour scheme, because it counts them for the statement. */
export const CHECKS_ALL = process.env.AXE === 'all'

/**
 * Checks a page with all rules of axe, including best practices and those that are off by default.
 * @param scheme `'other'` if the page was already checked in its first colour scheme, because only contrast depends on it
 * @returns violations as « rule: elements », and the number of rules
 */
export async function runAxe(page: Page, scheme: 'first' | 'other' = 'first') {
  return page.evaluate(
    async (isContrast) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const names = axe
        .getRules()
        .map(({ ruleId }) => ruleId)
        .filter((name) => !isContrast || name.startsWith('color-contrast'))
      const { violations } = await axe.run({ resultTypes: ['violations'], runOnly: { type: 'rule', values: names } })
      return {
        rules: names.length,
        axe: axe.version,
        violations: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
      }
    },
    scheme === 'other' && !CHECKS_ALL,
  )
}
