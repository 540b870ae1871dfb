import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  EMPTY,
  expectFields,
  FAILURE,
  failure,
  fillForm,
  MESSAGE,
  openForm,
  SUCCESS,
  sendButton,
  sendForm,
  status,
} from '../support/contact-form.ts'
import { type ContentFolder, keepProjects } from '../support/content-folder.ts'
import { watchForFaults } from '../support/islands.ts'
import type { RecordedRequest } from '../support/mail-provider.ts'
import { expect, test } from '../support/test.ts'

const ACCESS_KEY = '00000000-0000-4000-8000-000000000000'

/** Returns a change of the sample that sets another provider and removes its e-mail address. */
const withProvider = (mail: string) => (content: ContentFolder) => {
  keepProjects(content.path, ['banque'])
  const site = readFileSync(join(content.path, 'site.md'), 'utf8')
  content.write('site.md', site.replace(/^mail:.*\n(?: .*\n)*/m, `mail: ${mail}\n`).replace(/^email: .*\n/m, ''))
}
const WEB3FORMS = withProvider(`{ provider: web3forms, accessKey: ${ACCESS_KEY} }`)

const accepted = { kind: 'answer', status: 200, text: '{"success":true}', contentType: 'application/json' } as const
const refused = { ...accepted, text: '{"success":false,"message":"Spam"}' }
const fieldsOf = (call: RecordedRequest | undefined) => Object.fromEntries(new URLSearchParams(call?.body))

const SENT = {
  access_key: ACCESS_KEY,
  name: MESSAGE.Nom,
  email: MESSAGE['E-mail'],
  description: MESSAGE.Message,
}

test('a plain provider gets the same fields with and without JavaScript', async ({ page, browser, mail, serve }) => {
  const { url } = await serve(WEB3FORMS, '--pages-only', '--mail-endpoint', mail.endpoint)
  const faults = watchForFaults(page)
  await test.step('with JavaScript', async () => {
    await openForm(page, url)
    mail.next(refused, accepted)
    await sendForm(page, MESSAGE)
    await expect(failure(page)).toHaveText(FAILURE)
    await expectFields(page, MESSAGE)
    await sendButton(page).click()
    await expect(status(page)).toHaveText(SUCCESS)
    await expectFields(page, EMPTY)
    // The browser asked nothing before, and the second message equals the first one.
    expect(mail.requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
    for (const call of mail.calls()) expect(fieldsOf(call)).toEqual({ ...SENT, phone: '0639981234' })
    expect(faults.filter((fault) => !fault.includes('The message was not sent'))).toEqual([])
  })
  await test.step('without JavaScript', async () => {
    await mail.reset()
    mail.next(accepted)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${url}/contact`)
    await expect(plain.getByText('Sans JavaScript, le bouton ouvre')).toHaveCount(0)
    await fillForm(plain)
    await sendButton(plain).click()
    await expect(plain.getByText('"success":true')).toBeVisible()
    expect(mail.calls()).toHaveLength(1)
    expect(fieldsOf(mail.calls()[0])).toEqual({ ...SENT, phone: MESSAGE.Téléphone })
    await context.close()
  })
})

test('each provider has its address, policy and form in the built page; a missing identifier is reported', async ({
  page,
  serve,
}) => {
  const site = await serve(withProvider('{ provider: netlify }'), '--pages-only')
  const form = page.locator('form')
  const policy = async () => (await page.request.get(`${site.url}/contact`)).headers()['content-security-policy']
  await page.goto(`${site.url}/contact`)
  await expect(form).toHaveAttribute('data-netlify', 'true')
  await expect(form).toHaveAttribute('data-netlify-honeypot', 'bot-field')
  await expect(form).not.toHaveAttribute('action')
  await expect(form.locator('input[name=form-name]')).toHaveValue((await form.getAttribute('name')) ?? '')
  await expect(form.locator('#subject')).toHaveAttribute('name', 'bot-field')
  expect(await policy()).toContain("connect-src 'self'; form-action 'self';")

  withProvider('{ provider: formspree, formId: xyzabcde }')(site.content)
  await site.build('--pages-only')
  await page.reload()
  await expect(form).toHaveAttribute('action', 'https://formspree.io/f/xyzabcde')
  await expect(page.getByText('par l’intermédiaire de Formspree')).toBeVisible()
  expect(await policy()).toContain("connect-src https://formspree.io 'self'; form-action https://formspree.io;")

  const missing = readFileSync(join(site.content.path, 'site.md'), 'utf8').replace(', formId: xyzabcde', '')
  site.content.write('site.md', missing.replace(/^name:/m, 'email: camille@example.org\nname:'))
  expect(await site.build('--pages-only')).toContain('Renseignez mail.formId (FORMSPREE_FORM_ID)')
  await page.reload()
  await expect(form).toHaveAttribute('action', 'mailto:camille@example.org')
})
