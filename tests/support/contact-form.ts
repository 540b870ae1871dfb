import { expect, type Page } from '@playwright/test'
import { wake } from './islands.ts'

export const SUCCESS = 'Votre message a été envoyé avec succès !'
export const FAILURE = "Une erreur est survenue lors de l'envoi. Veuillez réessayer."

/** A message by the labels of its fields. */
export const MESSAGE = {
  Nom: 'Jeanne Martin',
  'E-mail': 'jeanne.martin@example.org',
  Téléphone: '06 39 98 12 34',
  Message: 'Bonjour, je souhaite refaire le site de mon atelier.',
}
export type Message = Record<keyof typeof MESSAGE, string>
export const EMPTY: Message = { Nom: '', 'E-mail': '', Téléphone: '', Message: '' }
export const LABELS = Object.keys(MESSAGE)

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer' })
export const status = (page: Page) => page.getByRole('status')
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: FAILURE })

/**
 * Opens the form on a page that is already old enough to send at once. Only tests/e2e/spam.spec.ts waits for its age.
 * @param origin the origin of another site than that of `page.goto`
 */
export async function openForm(page: Page, origin = ''): Promise<void> {
  await page.addInitScript(() => {
    const { now } = performance
    performance.now = () => now.call(performance) + 2000
  })
  await page.goto(`${origin}/contact`)
  await wake(page, 'ContactForm')
}

/** Opens the form with a clock that stands still and that `page.clock.runFor` moves. */
export async function openStopped(page: Page): Promise<void> {
  await page.clock.install()
  await openForm(page)
  await page.clock.pauseAt(await nextMinute(page))
}

/** Returns a time at which the clock of the page can be stopped, because it is to come. */
export async function nextMinute(page: Page): Promise<number> {
  return (await page.evaluate(() => Date.now())) + 60_000
}

export async function fillForm(page: Page, message: Partial<Message> = MESSAGE): Promise<void> {
  for (const [label, value] of Object.entries(message)) await page.getByLabel(label).fill(value)
}

export async function expectFields(page: Page, message: Message): Promise<void> {
  for (const [label, value] of Object.entries(message)) await expect(page.getByLabel(label)).toHaveValue(value)
}

export async function sendForm(page: Page, message?: Partial<Message>): Promise<void> {
  await fillForm(page, message)
  await sendButton(page).click()
}
