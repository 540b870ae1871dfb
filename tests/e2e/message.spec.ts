import type { BrowserContext, Page } from '@playwright/test'
import { autofill, KNOWN } from '../support/autofill.ts'
import { awake, holdForm } from '../support/islands.ts'
import { BEHAVIOURS, type FakeMailProvider } from '../support/mail-provider.ts'
import { type MessageCase, PROVIDER_CASES, VISITOR_CASES } from '../support/message-cases.ts'
import { expect, test } from '../support/test.ts'
import { formEvents, watchForm } from '../support/watched-form.ts'

const SUCCESS = 'Votre message a été envoyé avec succès !'
const FAILURE = "Une erreur est survenue lors de l'envoi. Veuillez réessayer."

/** A visitor knows the end within this time of the request: the form waits ten seconds, and a busy machine needs some more to say it. */
const KNOWN_WITHIN_MS = 12_000

const MESSAGE = {
  Nom: 'Jeanne Martin',
  'E-mail': 'jeanne.martin@example.org',
  Téléphone: '06 39 98 12 34',
  Message: 'Bonjour, je souhaite refaire le site de mon atelier.',
}
type Written = Record<keyof typeof MESSAGE, string>
const EMPTY: Written = { Nom: '', 'E-mail': '', Téléphone: '', Message: '' }

interface Stage {
  page: Page
  context: BrowserContext
  mail: FakeMailProvider
}

/** Where a case ends, when that is another page or another message than those it began with. */
interface Outcome {
  page?: Page
  written?: Written
  /** What was wrong stays wrong, so the message is not sent again. */
  final?: true
}

const button = (page: Page) => page.getByRole('button', { name: 'Envoyer' })
const status = (page: Page) => page.getByRole('status')

async function write(page: Page, message: Written = MESSAGE) {
  for (const [label, value] of Object.entries(message)) await page.getByLabel(label).fill(value)
}

async function expectWritten(page: Page, message: Written) {
  for (const [label, value] of Object.entries(message)) await expect(page.getByLabel(label)).toHaveValue(value)
}

/** A page that is old enough to send at once: spam.spec.ts is about young ones. */
async function open(page: Page) {
  await watchForm(page)
  await page.addInitScript(() => {
    const { now } = performance
    performance.now = () => now.call(performance) + 2000
  })
  await page.goto('/contact')
  await awake(page, 'ContactForm')
}

async function send({ page }: Stage, message: Written = MESSAGE) {
  await open(page)
  await write(page, message)
  await button(page).click()
}

/** The message has reached the provider. */
const arrival = (mail: FakeMailProvider) => expect.poll(() => mail.calls().length).toBe(1)

/** Waits for the end that the case announces and looks at all that must be true then; last, the visitor sends what is still written. */
async function expectEnd(stage: Stage, { ending, requests }: MessageCase, outcome: Outcome): Promise<void> {
  const { context, mail } = stage
  const { page = stage.page, written = MESSAGE, final } = outcome
  if (ending === 'handed over') await expect.poll(async () => (await formEvents(page)).handedOver).toBe(1)
  if (ending === 'sent') await expect(status(page)).toHaveText(SUCCESS)
  if (ending === 'failed') await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible()
  await expectWritten(page, ending === 'sent' || ending === 'cleared' ? EMPTY : written)
  await expect(button(page)).toBeEnabled()
  expect(mail.calls()).toHaveLength(requests)
  const { asked, told } = await formEvents(page)
  expect(asked.length).toBeLessThanOrEqual(1)
  const [request] = asked
  const [text] = told
  if (request !== undefined && text !== undefined) expect(text.at - request).toBeLessThan(KNOWN_WITHIN_MS)
  if (!final && (ending === 'failed' || ending === 'kept')) await sendAgain(page, context, mail)
}

/** One more act of the visitor, after whatever was wrong is over: one more request. */
async function sendAgain(page: Page, context: BrowserContext, mail: FakeMailProvider) {
  await mail.reset()
  await context.setOffline(false)
  mail.otherwise(BEHAVIOURS.ok)
  await button(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.calls()).toHaveLength(1)
}

for (const [name, expected] of Object.entries(PROVIDER_CASES)) {
  test(`the provider answers: ${name}`, async ({ page, context, mail }) => {
    const stage = { page, context, mail }
    mail.next(BEHAVIOURS[name as keyof typeof PROVIDER_CASES])
    await send(stage)
    await expectEnd(stage, expected, {})
  })
}

/** What is done in each case, up to its end. */
const PLAYS: Readonly<Record<keyof typeof VISITOR_CASES, (stage: Stage) => Promise<Outcome>>> = {
  async refused(stage) {
    await stage.mail.refuse()
    await send(stage)
    return {}
  },
  async offlineBefore({ page, context }) {
    await open(page)
    await context.setOffline(true)
    await write(page)
    await button(page).click()
    return {}
  },
  async offlineDuring(stage) {
    stage.mail.next(BEHAVIOURS.silent)
    await send(stage)
    await arrival(stage.mail)
    await stage.context.setOffline(true)
    return {}
  },
  async storageBlocked(stage) {
    await stage.page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await send(stage)
    return {}
  },
  async twentyClicks({ page, mail }) {
    mail.next(BEHAVIOURS.slow)
    await open(page)
    await write(page)
    await button(page).evaluate((element: HTMLButtonElement) => {
      for (let click = 0; click < 20; click++) element.click()
    })
    return {}
  },
  async enterInEveryField({ page, mail }) {
    mail.next({ ...BEHAVIOURS.slow, delayMs: 4000 })
    await open(page)
    await page.getByLabel('Nom').press('Enter')
    await write(page)
    for (const label of Object.keys(MESSAGE)) await page.getByLabel(label).press('Enter')
    return {}
  },
  async hugePaste(stage) {
    const { page } = stage
    await open(page)
    await write(page)
    const pasted = `${'Bonjour, voici tout mon projet. '.repeat(3200)}\n`
    expect(pasted.length).toBeGreaterThan(100_000)
    await page.getByLabel('Message').fill('')
    await page.keyboard.insertText(pasted)
    await button(page).click()
    return { written: { ...MESSAGE, Message: pasted } }
  },
  async autofilled({ page, mail }) {
    await open(page)
    await autofill(page)
    await page.getByLabel('Message').fill(MESSAGE.Message)
    await button(page).click()
    await arrival(mail)
    expect(JSON.parse(mail.calls()[0]?.body ?? '').template_params).toEqual({
      name: KNOWN.NAME_FULL,
      email: KNOWN.EMAIL_ADDRESS,
      phone: '0639981234',
      description: MESSAGE.Message,
    })
    return {}
  },
  async missingId(stage) {
    await stage.page.route('**/contact', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/data-mail-public-key="[^"]*"/, 'data-mail-public-key=""')
      await route.fulfill({ response, body: html })
    })
    await send(stage)
    return { final: true }
  },
  async beforeAwake({ page, mail }) {
    const release = await holdForm(page)
    await watchForm(page)
    await page.goto('/contact')
    await write(page)
    for (let click = 0; click < 3; click++) await button(page).click()
    expect(mail.requests).toEqual([])
    release()
    return {}
  },
  async scriptMissing({ page }) {
    await page.route('**/ContactForm*.js', (route) => route.abort())
    await watchForm(page)
    await page.goto('/contact')
    await write(page)
    await button(page).click()
    return {}
  },
  async reloaded(stage) {
    stage.mail.next(BEHAVIOURS.silent)
    await send(stage)
    await arrival(stage.mail)
    await stage.page.reload()
    await awake(stage.page, 'ContactForm')
    return {}
  },
  async tabReopened(stage) {
    stage.mail.next(BEHAVIOURS.silent)
    await send(stage)
    await arrival(stage.mail)
    // A browser that opens a closed tab again gives it its storage back.
    const storage = await stage.page.evaluate(() => ({ ...sessionStorage }))
    await stage.page.close()
    const page = await stage.context.newPage()
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    }, storage)
    await open(page)
    return { page }
  },
  async backAndForward(stage) {
    await stage.page.goto('/projets')
    stage.mail.next(BEHAVIOURS.silent)
    await send(stage)
    await arrival(stage.mail)
    await backAndForward(stage.page)
    return {}
  },
  async backAfterSuccess(stage) {
    await stage.page.goto('/projets')
    await send(stage)
    await expect(status(stage.page)).toHaveText(SUCCESS)
    await backAndForward(stage.page)
    return {}
  },
}

async function backAndForward(page: Page) {
  await page.goBack()
  await expect(page).toHaveURL(/projets$/)
  await page.goForward()
  await awake(page, 'ContactForm')
}

for (const [name, play] of Object.entries(PLAYS)) {
  const expected = VISITOR_CASES[name as keyof typeof PLAYS]
  test(`the visitor or the network: ${expected.says}`, async ({ page, context, mail }) => {
    const stage = { page, context, mail }
    await expectEnd(stage, expected, await play(stage))
  })
}
