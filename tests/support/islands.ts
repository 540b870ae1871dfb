import { expect, type Page } from '@playwright/test'

export type IslandName = 'ProjectModal' | 'MobileDrawer' | 'ContactForm'

/** Waits until the status attribute of an island shows that it handles events. */
export async function awake(page: Page, island: IslandName): Promise<void> {
  await page.waitForSelector(`[data-island=${island}][data-island-status=hydrated]`, { state: 'attached' })
}

/** Points at an element that wakes the island, once the page listens to that: it begins after its first frame (src/pages/every-page.ts). */
export async function wake(page: Page, island: IslandName): Promise<void> {
  await nextFrame(page)
  const answered = await page.locator(`[data-island=${island}]`).getAttribute('data-wake')
  await page.dispatchEvent(answered ?? '', 'pointerover')
  await awake(page, island)
}

/** Waits for what the page runs after its next frame. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
}

export async function openDrawer(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await wake(page, 'MobileDrawer')
  await drawerOpener(page).click()
}

export const drawerOpener = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
export const themeOpener = (page: Page) => page.getByRole('button', { name: 'Choisir le thème' })
export const modal = (page: Page) => page.locator('[role=dialog][aria-modal=true]')
export const card = (page: Page, slug: string) => page.locator(`a[data-project=${slug}]`)

/**
 * Opens a list and wakes the modal.
 * @param path the path of a list, after the origin if the site is not that of `page.goto`
 */
export async function openList(page: Page, path = '/projets'): Promise<void> {
  await page.goto(path)
  await wake(page, 'ProjectModal')
}

/**
 * Waits for the module that shows a frame at a click on a card, but not for React. The browser delays the module while it is busy; until it
 * has run, a card is a link.
 */
export async function openWarmList(page: Page): Promise<void> {
  await page.goto('/projets')
  await page.waitForSelector('[data-island=ProjectModal][data-list]', { state: 'attached' })
}

/** Opens the modal of a project, and waits until it is open. */
export async function openProject(page: Page, slug: string, path?: string): Promise<void> {
  await openList(page, path)
  await card(page, slug).click()
  await expect(modal(page)).toHaveAttribute('data-status', 'open')
}

/** Delays the scripts whose names begin so, until the returned function is called. */
export const hold = (page: Page, name: string) => heldBack(page, `**/${name}*.js`)

/** Delays the sheet of later states in the same way (scripts/site/code/later.ts). */
export const holdLaterSheet = (page: Page) => heldBack(page, '**/later-*.css')

async function heldBack(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return release
}

/** Prevents the idle callback, so that only an intent runs code of an island. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/** Collects the errors of a page and the violations of its policy. */
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
