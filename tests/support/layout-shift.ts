import type { Page } from '@playwright/test'

/** A page of each kind. */
export const ARRIVING = ['/', '/projets', '/projets/banque', '/contact', '/nulle-part']

/** Returns how far painted content has moved, as Chromium counts it, with three digits. */
export async function shiftOf(page: Page): Promise<number> {
  return Math.round((await unroundedShiftOf(page)) * 1000) / 1000
}

export function unroundedShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 300)
      }),
  )
}
