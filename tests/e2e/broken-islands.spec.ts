import type { Page } from '@playwright/test'
import { MOVING } from '../support/browser.ts'
import { EMPTY, expectFields, fillForm, MESSAGE, sendButton } from '../support/contact-form.ts'
import { awake, card, drawer, drawerOpener, hold, openList, PHONE, wake } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

test.use(MOVING)

/** Ways in which a browser without part of its interface breaks the code of an island. */
const BROKEN: Readonly<Record<string, () => void>> = {
  FormData: () => {
    window.FormData = class {
      constructor() {
        throw new Error('broken')
      }
    } as unknown as typeof FormData
  },
  AbortController: () => {
    window.AbortController = class {
      constructor() {
        throw new Error('broken')
      }
    } as unknown as typeof AbortController
  },
  normalize: () => {
    String.prototype.normalize = () => {
      throw new Error('broken')
    }
  },
  getAnimations: () => {
    Element.prototype.getAnimations = () => {
      throw new Error('broken')
    }
  },
}

/** Returns the errors that the page logs. */
function watchErrors(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  page.on('pageerror', ({ message }) => logged.push(message))
  return logged
}

async function failed(page: Page, island: string) {
  await page.waitForSelector(`[data-island=${island}][data-island-status=failed]`, { state: 'attached' })
}

test('a form whose island breaks while it wakes is the form of the page, with what was typed', async ({ page }) => {
  const logged = watchErrors(page)
  await page.goto('/contact')
  await page.evaluate(BROKEN.FormData ?? '')
  await fillForm(page)
  await failed(page, 'ContactForm')
  await expectFields(page, MESSAGE)
  await expect(sendButton(page)).toBeEnabled()
  expect(logged.join()).toContain('broken')
})

test('a form whose island breaks between two fields has the focus in the second one', async ({ page }) => {
  const release = await hold(page, 'ContactForm')
  await page.goto('/contact')
  await page.evaluate(BROKEN.FormData ?? '')
  await page.evaluate(() => {
    const island = document.querySelector<HTMLElement>('[data-island=ContactForm]')
    const message = island?.querySelector('textarea')
    if (!island || !message) throw new Error('The page has no form.')
    const listen = island.addEventListener
    // React listens now, and wakes the form at the `change` of the first field.
    island.addEventListener = (...given: Parameters<typeof listen>) => {
      listen.apply(island, given)
      if (given[0] !== 'focusin') return
      island.addEventListener = listen
      queueMicrotask(() => message.focus())
    }
  })
  await page.getByLabel('Téléphone').pressSequentially('0')
  release()
  await failed(page, 'ContactForm')
  await page.keyboard.type('Bonjour')
  await expectFields(page, { ...EMPTY, Téléphone: '0', Message: 'Bonjour' })
})

test('a form whose island breaks while somebody types keeps the text', async ({ page }) => {
  const logged = watchErrors(page)
  await page.goto('/contact')
  await wake(page, 'ContactForm')
  await page.getByLabel('Nom').fill('Jeanne')
  await page.evaluate(BROKEN.normalize ?? '')
  await page.getByLabel('E-mail').pressSequentially('jeanne@')
  await failed(page, 'ContactForm')
  await page.keyboard.type('example.org')
  await expect(page.getByLabel('E-mail')).toHaveValue('jeanne@example.org')
  await expect(page.getByLabel('Nom')).toHaveValue('Jeanne')
  await page.getByLabel('Message').fill('La suite du message.')
  await expect(page.getByLabel('Message')).toHaveValue('La suite du message.')
  expect(logged.join()).toContain('broken')
})

test('a drawer whose island breaks opens and closes by the browser alone', async ({ page }) => {
  const logged = watchErrors(page)
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.evaluate(BROKEN.AbortController ?? '')
  await drawerOpener(page).click()
  await failed(page, 'MobileDrawer')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await drawerOpener(page).click()
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(logged.join()).toContain('broken')
})

test('a dialog that breaks gives way to the project’s page', async ({ page }) => {
  await openList(page)
  await awake(page, 'ProjectModal')
  await page.evaluate(BROKEN.getAnimations ?? '')
  await card(page, 'librairie').click()
  await expect(page).toHaveURL(/\/projets\/librairie$/)
  await expect(page.locator('main article h1')).toHaveText(/Librairie/)
})
