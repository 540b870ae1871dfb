import type { Page } from '@playwright/test'

/** The events in the page, in milliseconds since its start. The page records them, because a test that polls is late. */
export interface FormEvents {
  /** The times at which the visitor submitted the form. */
  submitted: number[]
  /** The number of submits that the page left to the browser. */
  handedOver: number
  /** The times of the requests to the provider. */
  asked: number[]
  /** The texts that the status showed. */
  shown: { at: number; text: string }[]
}

/** Records the events of the form on each page that is opened from now on. */
export async function watchForm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: FormEvents = { submitted: [], handedOver: 0, asked: [], shown: [] }
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
          if (text !== '' && text !== events.shown.at(-1)?.text) events.shown.push({ at: performance.now(), text })
        }).observe(region, { childList: true, subtree: true, characterData: true })
      }
    })
  })
}

/** Returns the events of the page that is open. */
export function formEvents(page: Page): Promise<FormEvents> {
  return page.evaluate(() => (window as unknown as { formEvents: FormEvents }).formEvents)
}
