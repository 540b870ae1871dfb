import type { BrowserContext, Page } from '@playwright/test'
import { autofill, KNOWN } from '../support/autofill.ts'
import { WHOLE_BROWSER } from '../support/browser.ts'
import {
  EMPTY,
  expectFields,
  FAILURE,
  failure,
  fillForm,
  LABELS,
  MESSAGE,
  type Message,
  openForm,
  SUCCESS,
  sendButton,
  sendForm,
  status,
} from '../support/contact-form.ts'
import { hold, wake } from '../support/islands.ts'
import { BEHAVIOURS, type FakeMailProvider } from '../support/mail-provider.ts'
import { type MessageCase, PROVIDER_CASES, VISITOR_CASES } from '../support/message-cases.ts'
import { expect, test } from '../support/test.ts'
import { formEvents, watchForm } from '../support/watched-form.ts'

/** Time that the form waits for an answer. */
const TIMEOUT_MS = 10_000
/** Time within which the visitor sees the result of a request. */
const KNOWN_WITHIN_MS = 12_000

interface Stage {
  page: Page
  context: BrowserContext
  mail: FakeMailProvider
}

/** The end of a case, if it is another page or another message than at its beginning. */
interface Outcome {
  page?: Page
  written?: Message
  /** The error is permanent, so the message is not sent again. */
  final?: true
}

async function open(page: Page) {
  await watchForm(page)
  await openForm(page)
}

async function send({ page }: Stage) {
  await open(page)
  await sendForm(page)
}

/** Waits until the message has reached the provider. */
const arrival = (mail: FakeMailProvider) => expect.poll(() => mail.calls().length).toBe(1)

/** Waits for the end that the case announces, checks all conditions, and sends the remaining text. */
async function expectEnd(stage: Stage, { ending, requests }: MessageCase, outcome: Outcome): Promise<void> {
  const { context, mail } = stage
  const { page = stage.page, written = MESSAGE, final } = outcome
  if (ending === 'handed over') await expect.poll(async () => (await formEvents(page)).handedOver).toBe(1)
  if (ending === 'sent') await expect(status(page)).toContainText(SUCCESS)
  if (ending === 'failed') await expect(failure(page)).toBeVisible()
  await expectFields(page, ending === 'sent' || ending === 'cleared' ? EMPTY : written)
  await expect(sendButton(page)).toBeEnabled()
  expect(mail.calls()).toHaveLength(requests)
  const { asked, shown } = await formEvents(page)
  expect(asked.length).toBeLessThanOrEqual(1)
  const [request] = asked
  const text = shown.at(-1)
  if (request !== undefined && text !== undefined) expect(text.at - request).toBeLessThan(KNOWN_WITHIN_MS)
  if (!final && (ending === 'failed' || ending === 'kept')) await sendAgain(page, context, mail)
}

/** Sends again after the problem is solved, which makes one more request. */
async function sendAgain(page: Page, context: BrowserContext, mail: FakeMailProvider) {
  await mail.reset()
  await context.setOffline(false)
  mail.otherwise(BEHAVIOURS.ok)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.calls()).toHaveLength(1)
}

const SENDING = 'Envoi en cours.'
/** Answers that the provider never ends, so that the form must give up. */
const ENDLESS = ['silent', 'stalledError'] as const
type Answer = keyof typeof PROVIDER_CASES

for (const [ending, text] of [
  ['sent', SUCCESS],
  ['failed', FAILURE],
] as const) {
  test(`answers of the provider after which the visitor sees: ${ending}`, async ({ page, mail }) => {
    const answers = Object.entries(PROVIDER_CASES).filter(
      ([name, expected]) => expected.ending === ending && !ENDLESS.some((endless) => endless === name),
    )
    await open(page)
    await fillForm(page)
    for (const [round, [name, { requests }]] of answers.entries()) {
      await test.step(name, async () => {
        await mail.reset()
        mail.next(BEHAVIOURS[name as Answer])
        if (ending === 'sent') await fillForm(page)
        await sendButton(page).click()
        const shown = async () => (await formEvents(page)).shown.slice(2 * round)
        await expect
          .poll(async () => (await shown()).map((event) => event.text))
          .toEqual([SENDING, expect.stringContaining(text)])
        const { asked } = await formEvents(page)
        expect(asked).toHaveLength(round + 1)
        expect(((await shown())[1]?.at ?? 0) - (asked[round] ?? 0)).toBeLessThan(KNOWN_WITHIN_MS)
        await expectFields(page, ending === 'sent' ? EMPTY : MESSAGE)
        await expect(sendButton(page)).toBeEnabled()
        expect(mail.calls()).toHaveLength(requests)
      })
    }
    if (ending === 'failed') await sendAgain(page, page.context(), mail)
  })
}

for (const name of ENDLESS) {
  test(`the provider answers: ${name}`, async ({ page, context, mail }) => {
    mail.next(BEHAVIOURS[name])
    // Sets the clock of the page forward instead of waiting.
    await page.clock.install()
    const headers = name === 'stalledError' && page.waitForResponse(mail.endpoint)
    await send({ page, context, mail })
    await Promise.all([arrival(mail), headers])
    await page.clock.fastForward(TIMEOUT_MS)
    await expectEnd({ page, context, mail }, PROVIDER_CASES[name], {})
  })
}

/** Actions of the visitor in each case. */
const PLAYS: Readonly<Record<keyof typeof VISITOR_CASES, (stage: Stage) => Promise<Outcome>>> = {
  async refused(stage) {
    await stage.mail.refuse()
    await send(stage)
    return {}
  },
  async offlineBefore({ page, context }) {
    await open(page)
    await context.setOffline(true)
    await fillForm(page)
    await sendButton(page).click()
    return {}
  },
  async offlineDuring(stage) {
    stage.mail.next(BEHAVIOURS.silent)
    await stage.page.clock.install()
    await send(stage)
    await arrival(stage.mail)
    await stage.context.setOffline(true)
    await stage.page.clock.fastForward(TIMEOUT_MS)
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
    await fillForm(page)
    await sendButton(page).evaluate((element: HTMLButtonElement) => {
      for (let click = 0; click < 20; click++) element.click()
    })
    return {}
  },
  async enterInEveryField({ page, mail }) {
    mail.next({ ...BEHAVIOURS.slow, delayMs: 4000 })
    await open(page)
    await page.getByLabel('Nom').press('Enter')
    await fillForm(page)
    for (const label of LABELS) await page.getByLabel(label).press('Enter')
    return {}
  },
  async wrongFields({ page }) {
    await open(page)
    await sendForm(page, { Nom: 'J3anne', 'E-mail': 'jeanne@', Téléphone: '06', Message: 'Bonjour' })
    return {}
  },
  async hugePaste(stage) {
    const { page } = stage
    await open(page)
    await fillForm(page)
    const pasted = `${'Bonjour, voici tout mon projet. '.repeat(3200)}\n`
    expect(pasted.length).toBeGreaterThan(100_000)
    await page.getByLabel('Message').fill('')
    await page.keyboard.insertText(pasted)
    await sendButton(page).click()
    return { written: { ...MESSAGE, Message: pasted } }
  },
  async autofilled({ page, mail }) {
    await open(page)
    await autofill(page)
    await page.getByLabel('Message').fill(MESSAGE.Message)
    await sendButton(page).click()
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
    const release = await hold(page, 'ContactForm')
    await watchForm(page)
    await page.goto('/contact')
    await fillForm(page)
    for (let click = 0; click < 3; click++) await sendButton(page).click()
    expect(mail.requests).toEqual([])
    release()
    return {}
  },
  async scriptMissing({ page }) {
    await page.route('**/ContactForm*.js', (route) => route.abort())
    await watchForm(page)
    await page.goto('/contact')
    await fillForm(page)
    await sendButton(page).click()
    return {}
  },
  async reloaded(stage) {
    stage.mail.next(BEHAVIOURS.silent)
    await send(stage)
    await arrival(stage.mail)
    await stage.page.reload()
    await wake(stage.page, 'ContactForm')
    return {}
  },
  async tabReopened(stage) {
    stage.mail.next(BEHAVIOURS.silent)
    await send(stage)
    await arrival(stage.mail)
    // A browser restores the session storage of a tab that it opens again.
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
  await wake(page, 'ContactForm')
}

for (const [name, play] of Object.entries(PLAYS)) {
  const expected = VISITOR_CASES[name as keyof typeof PLAYS]
  const tag = name === 'autofilled' ? WHOLE_BROWSER : []
  test(`the visitor or the network: ${expected.says}`, { tag }, async ({ page, context, mail }) => {
    const stage = { page, context, mail }
    await expectEnd(stage, expected, await play(stage))
  })
}
