import type { Page } from '@playwright/test'

/** Waits until an island answers events; its status attribute says so, no delay is guessed. */
export async function awake(page: Page, island: 'ProjectModal' | 'MobileDrawer' | 'ContactForm'): Promise<void> {
  await page.waitForSelector(`[data-island=${island}][data-island-status=hydrated]`, { state: 'attached' })
}

/** The drawer's island awakes under the finger only. */
export async function wakeDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).hover()
  await awake(page, 'MobileDrawer')
}

/** Keeps the form's script away from the page until the returned function is called. */
export async function holdForm(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/ContactForm*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Collects what a page must never do: break its own policy, or throw. */
export function watchForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript|Refused to/i.test(message.text()))
      faults.push(message.text())
  })
  return faults
}

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
