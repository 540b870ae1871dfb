import type { Page } from '@playwright/test'
import { autofill, KNOWN } from '../support/autofill.ts'
import { awake, holdForm } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'
import { formEvents, watchForm } from '../support/watched-form.ts'

const SUCCESS = 'Votre message a été envoyé avec succès !'
const FAILURE = "Une erreur est survenue lors de l'envoi. Veuillez réessayer."

const MESSAGE = {
  name: 'Jeanne Martin',
  email: 'jeanne@example.org',
  phone: '0639981234',
  description: 'Bonjour, je souhaite refaire le site de mon atelier.',
}
const LABELS = ['Nom', 'E-mail', 'Téléphone', 'Message'] as const
const trap = (page: Page) => page.locator('#subject')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: FAILURE })

async function open(page: Page) {
  await page.goto('/contact')
  await awake(page, 'ContactForm')
}

test('a robot that fills every field sees the failure, and nothing is sent', async ({ page, mail }) => {
  await open(page)
  await expect(trap(page)).toHaveAttribute('name', 'subject')
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    // As robots do it with React, through the setter of the element's prototype.
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      const prototype = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, 'https://spam.example.org 0639981234')
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
  await page.getByRole('button', { name: 'Envoyer' }).click()
  const direct = failure(page).getByRole('link')
  expect(decodeURIComponent((await direct.getAttribute('href')) ?? '')).toContain(MESSAGE.description)
  for (const [field, value] of Object.entries(MESSAGE)) await expect(page.locator(`#${field}`)).toHaveValue(value)
  await expect(page.getByRole('status')).toBeEmpty()
  expect(mail.requests).toEqual([])
})

test('a robot that writes before the island is awake is caught too', async ({ page, mail }) => {
  const release = await holdForm(page)
  await page.goto('/contact')
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      field.value = 'Bonjour, achetez mes liens.'
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

test('with a pointer or a finger nobody hits it, and it is too small to be seen', async ({ page }) => {
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
})

test('each password manager is told to leave it alone, in its own words', async ({ page }) => {
  await open(page)
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
})

test('a screen reader is told nothing of it', async ({ page }) => {
  await open(page)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const read = nodes.filter(({ ignored }) => !ignored)
  const boxes = read.filter(({ role }) => role?.value === 'textbox').map(({ name }) => String(name?.value))
  expect(boxes.map((name) => name.replace(/ \(.*\)$/, ''))).toEqual([...LABELS])
  expect(read.map(({ name }) => name?.value).join('\n')).not.toContain('N’écrivez rien')
})

test('Chromium’s autofill fills the three fields it knows and leaves the trap', async ({ page }) => {
  await open(page)
  await autofill(page)
  await expect(page.getByLabel('Nom')).toHaveValue(KNOWN.NAME_FULL)
  await expect(page.getByLabel('Téléphone')).not.toHaveValue('')
  await expect(trap(page)).toHaveValue('')
})

/** Sends a draft of this tab as soon as the form is there: nobody is faster. */
async function sendAtOnce(page: Page) {
  await page.addInitScript((draft) => sessionStorage.setItem('contact-draft', draft), JSON.stringify(MESSAGE))
  await open(page)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
}

test('a message sent at once is held back until the page is 2 s old, then sent', async ({ page, mail }) => {
  await watchForm(page)
  await sendAtOnce(page)
  await expect(page.getByRole('status')).toHaveText(SUCCESS)
  const { submitted, asked } = await formEvents(page)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeGreaterThanOrEqual(2000)
  // The time of a timer and of a busy machine included.
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
  await expect(page.getByRole('status')).toHaveText(SUCCESS)
  expect(mail.calls()).toHaveLength(1)
})
