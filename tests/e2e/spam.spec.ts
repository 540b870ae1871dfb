import type { Page } from '@playwright/test'
import { accessibilityTree } from '../support/accessibility-tree.ts'
import { autofill, KNOWN } from '../support/autofill.ts'
import { WHOLE_BROWSER } from '../support/browser.ts'
import { failure, LABELS, SUCCESS, sendButton, status } from '../support/contact-form.ts'
import { hold, wake } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'
import { formEvents, watchForm } from '../support/watched-form.ts'

const MESSAGE = {
  name: 'Jeanne Martin',
  email: 'jeanne@example.org',
  phone: '0639981234',
  description: 'Bonjour, je souhaite refaire le site de mon atelier.',
}
const trap = (page: Page) => page.locator('#subject')

async function open(page: Page) {
  await page.goto('/contact')
  await wake(page, 'ContactForm')
}

test('a robot that fills every field sees the failure, and nothing is sent', async ({ page, mail }) => {
  await open(page)
  await expect(trap(page)).toHaveAttribute('name', 'subject')
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    // Robots write into a React form through the setter of the element's prototype.
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      const prototype = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(
        field,
        field.id === 'email' ? 'spam@example.org' : 'https://spam.example.org',
      )
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    form.requestSubmit()
  })
  await expect(failure(page)).toBeVisible()
  expect(mail.requests).toEqual([])
})

test('a person whose browser filled the trap keeps the message and gets it as a ready e-mail', async ({
  page,
  mail,
}) => {
  await open(page)
  for (const [field, value] of Object.entries(MESSAGE)) await page.locator(`#${field}`).fill(value)
  await trap(page).evaluate((field: HTMLInputElement) => {
    field.value = 'Atelier Martin'
  })
  await sendButton(page).click()
  const direct = failure(page).getByRole('link')
  expect(decodeURIComponent((await direct.getAttribute('href')) ?? '')).toContain(MESSAGE.description)
  for (const [field, value] of Object.entries(MESSAGE)) await expect(page.locator(`#${field}`)).toHaveValue(value)
  await expect(status(page)).toBeEmpty()
  expect(mail.requests).toEqual([])
})

test('a robot that writes before the island is awake is caught too', async ({ page, mail }) => {
  const release = await hold(page, 'ContactForm')
  await page.goto('/contact')
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      field.value = field.id === 'email' ? 'spam@example.org' : 'Bonjour, achetez mes liens.'
    }
    form.requestSubmit()
  })
  release()
  await expect(failure(page)).toBeVisible()
  expect(mail.requests).toEqual([])
})

test('with the keyboard nobody comes to the trap, forwards or backwards', async ({ page }) => {
  await open(page)
  for (const [key, start, end] of [
    ['Tab', 'Nom', 'button'],
    ['Shift+Tab', 'Message', 'name'],
  ] as const) {
    await page.getByLabel(start).focus()
    const met: string[] = []
    for (let step = 0; step < 6 && met.at(-1) !== end; step++) {
      met.push(await page.evaluate(() => document.activeElement?.id || (document.activeElement?.localName ?? '')))
      await page.keyboard.press(key)
    }
    expect(met).toContain(end)
    expect(met).not.toContain('subject')
  }
  await trap(page).evaluate((field: HTMLInputElement) => field.focus())
  await page.keyboard.type('x')
  await expect(trap(page)).toHaveValue('')
})

test('nobody hits or sees the trap, password managers are told to leave it alone, screen readers are told nothing of it', async ({
  page,
}) => {
  await open(page)
  await trap(page).scrollIntoViewIfNeeded()
  const { width, height, hit } = await trap(page).evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect()
    const hit = document.elementsFromPoint(x + width / 2, y + height / 2).map(({ id }) => id)
    return { width, height, hit }
  })
  expect({ width, height }).toEqual({ width: 1, height: 1 })
  expect(hit.length).toBeGreaterThan(0)
  expect(hit).not.toContain('subject')
  for (const [name, value] of [
    ['autocomplete', 'off'],
    ['data-1p-ignore', ''], // 1Password
    ['data-bwignore', ''], // Bitwarden
    ['data-form-type', 'other'], // Dashlane
    ['data-lpignore', 'true'], // LastPass
    ['data-protonpass-ignore', ''], // Proton Pass
  ] as const) {
    await expect(trap(page)).toHaveAttribute(name, value)
  }
  const tree = await accessibilityTree(page)
  const boxes = tree.filter(({ role }) => role === 'textbox').map(({ name }) => name)
  expect(boxes.map((name) => name.replace(/ \(.*\)$/, ''))).toEqual(LABELS)
  expect(tree.map(({ name }) => name).join('\n')).not.toContain('N’écrivez rien')
})

test('Chromium’s autofill fills the three fields it knows and leaves the trap', { tag: WHOLE_BROWSER }, async ({
  page,
}) => {
  await open(page)
  await autofill(page)
  await expect(page.getByLabel('Nom')).toHaveValue(KNOWN.NAME_FULL)
  await expect(page.getByLabel('Téléphone')).not.toHaveValue('')
  await expect(trap(page)).toHaveValue('')
})

/** Sends a draft of this tab as soon as the form is there. */
async function sendAtOnce(page: Page) {
  await page.addInitScript((draft) => sessionStorage.setItem('contact-draft', draft), JSON.stringify(MESSAGE))
  await open(page)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
}

test('a message sent at once is held back until the page is 2 s old, then sent', async ({ page, mail }) => {
  await watchForm(page)
  await sendAtOnce(page)
  await expect(status(page)).toHaveText(SUCCESS)
  const { submitted, asked } = await formEvents(page)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeGreaterThanOrEqual(2000)
  // Leaves time for the timer and for a busy machine.
  expect((asked[0] ?? 0) - Math.max(2000, submitted[0] ?? 0)).toBeLessThan(3000)
  expect(mail.calls()).toHaveLength(1)
})

test('a clock set back changes nothing of that', async ({ page, mail }) => {
  await page.addInitScript(() => {
    const { now } = Date
    let hours = 0
    Date.now = () => now() - 3_600_000 * ++hours
  })
  await sendAtOnce(page)
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.calls()).toHaveLength(1)
})
