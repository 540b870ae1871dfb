import type { Page } from '@playwright/test'

/** What happened in the page, in milliseconds since it arrived. The page notes it, because a test that polls is late. */
export interface FormEvents {
  /** Each time that the visitor submitted the form. */
  submitted: number[]
  /** How often the page left this to the browser. */
  handedOver: number
  /** Each request to the provider. */
  asked: number[]
  /** Each text that the status showed. */
  told: { at: number; text: string }[]
}

/** Notes what happens to the form of each page opened from now on. */
export async function watchForm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: FormEvents = { submitted: [], handedOver: 0, asked: [], told: [] }
    Object.assign(window, { formEvents: events })
    const { fetch } = window
    window.fetch = (...parameters) => {
      events.asked.push(performance.now())
      return fetch(...parameters)
    }
    document.addEventListener('submit', () => events.submitted.push(performance.now()), { capture: true })
    window.addEventListener('submit', ({ defaultPrevented }) => {
      if (!defaultPrevented) events.handedOver += 1
    })
    document.addEventListener('DOMContentLoaded', () => {
      // Progress and success are in a status, failure is in the alert beside it.
      for (const region of document.querySelectorAll('form [role=status], form [role=status] + [role=alert]')) {
        new MutationObserver(() => {
          const text = region.textContent ?? ''
          if (text !== '' && text !== events.told.at(-1)?.text) events.told.push({ at: performance.now(), text })
        }).observe(region, { childList: true, subtree: true, characterData: true })
      }
    })
  })
}

/** Of the page that is open now. */
export function formEvents(page: Page): Promise<FormEvents> {
  return page.evaluate(() => (window as unknown as { formEvents: FormEvents }).formEvents)
}
