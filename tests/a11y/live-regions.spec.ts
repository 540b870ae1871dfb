import type { Page } from '@playwright/test'
import { accessibilityTree } from '../support/accessibility-tree.ts'
import { FAILURE, fillForm, openForm, openStopped, SUCCESS, sendButton, sendForm } from '../support/contact-form.ts'
import { BEHAVIOURS } from '../support/mail-provider.ts'
import { expect, test } from '../support/test.ts'

const NAME_ERROR = 'Le nom ne doit contenir que des lettres, des espaces ou des tirets !'
const EMAIL_ERROR = "Merci d'entrer une adresse mail valide !"

/** Returns the live regions of the tree: « assertive: their text ». */
async function regions(page: Page): Promise<string[]> {
  const tree = await accessibilityTree(page)
  return tree
    .filter(({ role }) => role === 'status' || role === 'alert')
    .map(({ properties, text }) => `${properties.live}: ${text}`)
}

/** Opens the form and records each text that a live region receives, because each is announced. */
async function listen(page: Page, open = openForm): Promise<() => Promise<string[]>> {
  await open(page)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      new MutationObserver(() => {
        if (region.textContent) heard.push(`${region.getAttribute('role')}: ${region.textContent}`)
      }).observe(region, { childList: true, subtree: true, characterData: true })
    }
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('the regions are silent at first; sending and success are said once each', async ({ page, mail }) => {
  mail.next(BEHAVIOURS.slow)
  const heard = await listen(page)
  expect(await regions(page)).toEqual(['polite: ', 'assertive: ', 'assertive: '])
  await sendForm(page)
  await expect(page.getByText(SUCCESS)).toBeVisible()
  expect(await regions(page)).toEqual([`polite: ${SUCCESS}`, 'assertive: ', 'assertive: '])
  expect(await heard()).toEqual(['status: Envoi en cours.', `status: ${SUCCESS}`])
})

test('a failure is said once, and again only when it happens again', async ({ page, mail }) => {
  mail.otherwise(BEHAVIOURS.serverError)
  const heard = await listen(page)
  await sendForm(page)
  await expect(page.getByText(FAILURE)).toBeVisible()
  const failure = expect.stringContaining(`alert: ${FAILURE}`)
  expect(await regions(page)).toEqual(['polite: ', expect.stringContaining(`assertive: ${FAILURE}`), 'assertive: '])
  expect(await heard()).toEqual(['status: Envoi en cours.', failure])
  await sendButton(page).click()
  await expect.poll(heard).toEqual(['status: Envoi en cours.', failure, 'status: Envoi en cours.', failure])
})

test('a visitor who sends by keyboard finds the button focused again, after success and after failure', async ({
  page,
  mail,
}) => {
  for (const [behaviour, text] of [
    [BEHAVIOURS.serverError, FAILURE],
    [BEHAVIOURS.ok, SUCCESS],
  ] as const) {
    mail.next(behaviour)
    await openForm(page)
    await fillForm(page)
    await sendButton(page).press('Enter')
    await expect(page.getByText(text)).toBeVisible()
    await expect(sendButton(page)).toBeFocused()
  }
})

test('a visitor who moves to a field while the message is being sent keeps the focus there', async ({ page, mail }) => {
  mail.next(BEHAVIOURS.slow)
  await openForm(page)
  await fillForm(page)
  await sendButton(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Envoi...' })).toBeVisible()
  await page.getByLabel('Nom').focus()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  await expect(page.getByLabel('Nom')).toBeFocused()
})

test('an error is said once, when its field is left or when typing pauses, and again when it comes back', async ({
  page,
}) => {
  const heard = await listen(page, openStopped)
  const name = page.getByLabel('Nom')
  await name.pressSequentially('J3anne')
  expect(await heard()).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(heard).toEqual([`alert: ${NAME_ERROR}`])
  await page.getByLabel('E-mail').pressSequentially('jeanne')
  expect(await heard()).toEqual([`alert: ${NAME_ERROR}`])
  expect(await regions(page)).toEqual(['polite: ', 'assertive: ', `assertive: ${NAME_ERROR}`])
  await page.clock.runFor(700)
  await expect.poll(heard).toEqual([`alert: ${NAME_ERROR}`, `alert: ${EMAIL_ERROR}`])
  await page.keyboard.press('Tab')
  await name.press('4')
  await page.clock.runFor(700)
  await page.keyboard.press('Tab')
  expect(await heard()).toEqual([`alert: ${NAME_ERROR}`, `alert: ${EMAIL_ERROR}`])
  await name.fill('Jeanne')
  await name.press('5')
  await page.clock.runFor(700)
  await expect.poll(heard).toEqual([`alert: ${NAME_ERROR}`, `alert: ${EMAIL_ERROR}`, `alert: ${NAME_ERROR}`])
})
