import type { Locator } from '@playwright/test'
import {
  EMPTY,
  expectFields,
  failure,
  fillForm,
  LABELS,
  MESSAGE,
  nextMinute,
  openForm,
  openStopped,
  SUCCESS,
  sendButton,
  sendForm,
  status,
} from '../support/contact-form.ts'
import { awake, DESKTOP, hold, PHONE, wake } from '../support/islands.ts'
import { BEHAVIOURS } from '../support/mail-provider.ts'
import { SITE_FOLDER } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'

const RULES = [
  ['Nom', 'J3anne', 'Le nom ne doit contenir que des lettres, des espaces ou des tirets !', "Zoé L'Hôte-Œuvrard"],
  ['E-mail', 'jeanne@example', "Merci d'entrer une adresse mail valide !", 'JEANNE@Example.ORG'],
  ['Téléphone', '06 39 98 12', "Merci d'entrer un numéro de téléphone valide ! (10 chiffres)", '+33 6 39 98 12 34'],
  ['Message', 'Trop court.', 'La description doit contenir au moins 20 caractères.', 'Vingt caractères, voilà.'],
] as const

/** The time without a key after which an error shows. */
const PAUSE_MS = 700

test('the error of each field shows when it is left, turns the field red, and goes with the key that mends or empties it', async ({
  page,
}) => {
  await openStopped(page)
  for (const [label, wrong, error, right] of RULES) {
    const field = page.getByLabel(label)
    const border = () => field.evaluate((input) => getComputedStyle(input).borderColor)
    const text = page.locator('form').getByText(error).filter({ visible: true }).first()
    const calm = await border()
    await field.pressSequentially(wrong)
    await expect(text).toHaveCount(0)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Tab')
    await expect(text).toBeVisible()
    await expect.poll(border).not.toBe(calm)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(error)
    await expect(page.getByRole('alert').last()).toHaveText(error)
    await field.fill(right)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(page.getByRole('alert').last()).toBeEmpty()
    await field.fill(wrong)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Tab')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(field).toHaveAccessibleDescription('')
  }
})

test('the error of each field shows when typing pauses for 700 ms, and no earlier', async ({ page }) => {
  await openStopped(page)
  for (const [label, wrong, error] of RULES) {
    const field = page.getByLabel(label)
    for (const key of wrong) {
      await field.press(key)
      await page.clock.runFor(PAUSE_MS - 1)
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
    await page.clock.runFor(1)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(error)
    await expect(page.getByRole('alert').last()).toHaveText(error)
  }
  await page.getByLabel('Nom').fill('J3')
  await page.getByLabel('Nom').press('Backspace')
  await expect(page.getByLabel('Nom')).not.toHaveAttribute('aria-invalid')
})

test('a field that was sent empty is not judged at its first key either', async ({ page }) => {
  await openStopped(page)
  const message = page.getByLabel('Message')
  await sendButton(page).click()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await message.press('a')
  await expect(message).not.toHaveAttribute('aria-invalid')
  await message.press('Backspace')
  await page.clock.runFor(PAUSE_MS)
  await expect(message).not.toHaveAttribute('aria-invalid')
})

test('while the button is being pressed no error appears, which would move it away', async ({ page }) => {
  await openStopped(page)
  const name = page.getByLabel('Nom')
  await name.fill('J3anne')
  await sendButton(page).hover()
  await page.mouse.down()
  await expect(name).not.toBeFocused()
  await page.clock.runFor(2 * PAUSE_MS)
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.mouse.up()
  // The press has been handled.
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(name).toHaveAccessibleDescription(RULES[0][2])
})

test('a press that ends beside the button leaves the field all the same', async ({ page }) => {
  await openStopped(page)
  const name = page.getByLabel('Nom')
  await name.fill('J3anne')
  await sendButton(page).hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await page.clock.runFor(PAUSE_MS)
  await expect(name).toHaveAccessibleDescription(RULES[0][2])
  await page.getByLabel('E-mail').fill('jeanne@')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(RULES[1][2])
})

test('each field has a label, a placeholder and is required, and nothing else keeps the browser from sending', async ({
  page,
}) => {
  await openForm(page)
  for (const label of LABELS) {
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('required', '')
    await expect(field).toHaveAccessibleName(new RegExp(`^${label} \\(obligatoire, .+\\)$`))
    await expect(field).toHaveAttribute('placeholder', /\S{2}/)
    for (const constraint of ['pattern', 'minlength', 'maxlength']) await expect(field).not.toHaveAttribute(constraint)
  }
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('inputmode', 'email')
  await expect(page.getByLabel('Téléphone')).toHaveAttribute('type', 'tel')
})

const UNREACHABLE = 'À cette adresse, une réponse ne vous parviendra sans doute pas.'

test('errors do not block sending: the first press sends, and the receipt says that a reply may not arrive', async ({
  page,
  mail,
}) => {
  await openForm(page)
  await sendForm(page, Object.fromEntries(RULES.map(([label, text]) => [label, text])))
  await expect(status(page)).toHaveText(SUCCESS + UNREACHABLE)
  await expect(page.getByText(UNREACHABLE)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('form').getByText('Réponse sous deux jours ouvrés')).toHaveCount(0)
  expect(mail.calls()).toHaveLength(1)
  const { name, email, phone, description } = JSON.parse(mail.calls()[0]?.body ?? '').template_params
  expect([name, email, phone, description]).toEqual(['J3anne', 'jeanne@example', '06399812', 'Trop court.'])
  await expectFields(page, EMPTY)
  await sendForm(page)
  await expect.poll(() => mail.calls().length).toBe(2)
  await expect(status(page)).toHaveText(SUCCESS)
})

test('what was typed before the island woke is judged when it wakes, the field in use after a pause', async ({
  page,
}) => {
  await page.clock.install()
  const release = await hold(page, 'ContactForm')
  await page.goto('/contact')
  const name = page.getByLabel('Nom')
  const email = page.getByLabel('E-mail')
  const phone = page.getByLabel('Téléphone')
  await name.fill('J3anne')
  await email.fill('jeanne@example.org')
  await phone.fill('06')
  await page.getByLabel('Message').pressSequentially('Bonjour')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.clock.pauseAt(await nextMinute(page))
  release()
  await awake(page, 'ContactForm')
  await expect(name).toHaveAccessibleDescription(RULES[0][2])
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(phone).toHaveAccessibleDescription(RULES[2][2])
  await expect(page.getByRole('alert').last()).toHaveText(`${RULES[0][2]} ${RULES[2][2]}`)
  await expect(page.getByLabel('Message')).not.toHaveAttribute('aria-invalid')
  await page.clock.runFor(PAUSE_MS)
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(RULES[3][2])
  await expect(page.getByRole('alert').last()).toHaveText(RULES[3][2])
})

test('empty fields, and fields of spaces alone, are not sent, and say so in the site’s own words', async ({
  page,
  mail,
}) => {
  const EMPTY_FIELD = 'Veuillez renseigner ce champ.'
  await openForm(page)
  await sendButton(page).click()
  await expect(page.getByLabel('Nom')).toBeFocused()
  for (const label of LABELS) await expect(page.getByLabel(label)).toHaveAccessibleDescription(EMPTY_FIELD)
  await expect(page.getByRole('alert').last()).toHaveText(EMPTY_FIELD)
  await fillForm(page)
  for (const label of LABELS) await expect(page.getByLabel(label)).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('E-mail').fill('   ')
  await sendButton(page).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(EMPTY_FIELD)
  expect(mail.requests).toHaveLength(0)
  await page.getByLabel('E-mail').fill(MESSAGE['E-mail'])
  await sendButton(page).click()
  await expect(status(page)).toContainText(SUCCESS)
})

test('after success a receipt says what was sent and when to expect an answer', async ({ page }) => {
  await openForm(page)
  await sendForm(page)
  await expect(status(page)).toHaveText(SUCCESS)
  const form = page.locator('form')
  await expect(form.getByText('Réponse sous deux jours ouvrés')).toBeVisible()
  await expect(form.getByRole('definition')).toHaveText([MESSAGE.Nom, MESSAGE['E-mail'], '0639981234', MESSAGE.Message])
  await expectFields(page, EMPTY)
})

/** Returns how many rows a textarea shows, and whether it scrolls. */
const rowsOf = (textarea: Locator) =>
  textarea.evaluate((element) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element)
    const height = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    return {
      rows: Math.round((10 * height) / Number.parseFloat(lineHeight)) / 10,
      scrolls: element.scrollHeight > element.clientHeight,
    }
  })

for (const sizing of ['with', 'without']) {
  test(`the textarea has 3 to 8 rows and then scrolls, ${sizing} field-sizing`, async ({ page }) => {
    await openForm(page)
    const message = page.getByLabel('Message')
    if (sizing === 'without')
      await message.evaluate(({ style }) => {
        style.setProperty('field-sizing', 'fixed')
        style.setProperty('min-height', '0')
        style.setProperty('max-height', 'none')
      })
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      for (const lines of [0, 1, 3, 4, 8, 9, 30, 5, 1]) {
        await message.fill(Array(lines).fill('ligne').join('\n'))
        const rows = Math.min(8, Math.max(3, lines))
        await expect(message).toHaveAttribute('rows', String(rows))
        expect(await rowsOf(message), `${lines} lines`).toEqual({ rows, scrolls: lines > 8 })
      }
    }
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the textarea grows with its text too', async ({ page }) => {
    await page.goto('/contact')
    const message = page.getByLabel('Message')
    const { height = 0 } = (await message.boundingBox()) ?? {}
    await message.fill(Array(8).fill('ligne').join('\n'))
    await expect.poll(async () => (await message.boundingBox())?.height).toBeGreaterThan(2 * height)
  })
})

test('a message goes out normalised, as the provider wants it; the button says so meanwhile, then all fields are empty', async ({
  page,
  mail,
}) => {
  mail.next(BEHAVIOURS.slow)
  await openForm(page)
  await sendForm(page)
  const button = page.getByRole('button', { name: 'Envoi...' })
  await expect(button).toBeDisabled()
  await expect(status(page)).toHaveText(SUCCESS)
  await expectFields(page, EMPTY)
  await expect(sendButton(page)).toBeEnabled()
  const [call] = mail.calls()
  expect(call?.path).toBe('/api/v1.0/email/send')
  expect(call?.headers['content-type']).toBe('application/json')
  const sent = JSON.parse(call?.body ?? '')
  expect(Object.keys(sent).sort()).toEqual(['lib_version', 'service_id', 'template_id', 'template_params', 'user_id'])
  expect(sent.template_params).toEqual({
    name: MESSAGE.Nom,
    email: MESSAGE['E-mail'],
    phone: '0639981234',
    description: MESSAGE.Message,
  })
})

test('a failure is logged with its reason and offers the whole message to the visitor’s own mail program', async ({
  page,
  mail,
}) => {
  mail.next(BEHAVIOURS.quotaReached)
  await openForm(page)
  await fillForm(page)
  const logged = page.waitForEvent('console', (message) => message.text().includes('The message was not sent.'))
  await sendButton(page).click()
  expect((await logged).text()).toContain('426')
  await expect(failure(page)).toBeVisible()
  const direct = page.getByRole('link', { name: 'Envoyer ce message avec votre messagerie' })
  const href = decodeURIComponent((await direct.getAttribute('href')) ?? '')
  expect(href).toMatch(/^mailto:camille@example\.org\?/)
  expect(href).toContain(MESSAGE.Message)
})

test('the visitor sees what became of the message without scrolling', async ({ page, mail }) => {
  await openForm(page)
  const success = status(page).filter({ hasText: SUCCESS })
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await mail.reset()
    mail.next(BEHAVIOURS.quotaReached, BEHAVIOURS.quotaReached, BEHAVIOURS.ok)
    await fillForm(page)
    for (const [sent, settled] of [failure(page), failure(page), success].entries()) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByLabel('Nom').press('Enter')
      await expect.poll(() => mail.calls().length).toBe(sent + 1)
      await expect(settled).toBeInViewport({ ratio: 1 })
      const covered = await settled.evaluate((panel) => {
        const { x, y, width, height } = panel.getBoundingClientRect()
        return !panel.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(covered, `${width} × ${height} px`).toBe(false)
    }
  }
})

test('a draft survives a reload in its tab, and is forgotten once sent', async ({ page }) => {
  await openForm(page)
  await fillForm(page)
  await page.reload()
  await wake(page, 'ContactForm')
  await expectFields(page, MESSAGE)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  await page.reload()
  await wake(page, 'ContactForm')
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a build without the provider’s identifiers fails as specified, and the console names what is required', async ({
  page,
  start,
}) => {
  const preview = await start('preview', ['--out', SITE_FOLDER, '--port', '0'])
  await openForm(page, preview.url)
  await fillForm(page)
  const logged = page.waitForEvent('console', (message) => message.text().includes('public key is required'))
  await sendButton(page).click()
  await logged
  await expect(failure(page)).toBeVisible()
  await expect(page.getByLabel('Nom')).toHaveValue(MESSAGE.Nom)
})
