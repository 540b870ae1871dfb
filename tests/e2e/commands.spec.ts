import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { MESSAGE, openForm, SUCCESS, sendForm, status } from '../support/contact-form.ts'
import { projectFile, runCommand } from '../support/content-folder.ts'
import { DESKTOP, themeOpener, wake, watchForFaults } from '../support/islands.ts'
import { ROOT, type RunningCommand, SITE_FOLDER } from '../support/preview-server.ts'
import { test as base, expect } from '../support/test.ts'
import { runWarm } from '../support/warm-commands.ts'

/** Adds a dev server that shows a copy of the sample. */
const test = base.extend<{ dev: RunningCommand }>({
  dev: async ({ content, start }, use) => {
    const dev = await start('dev', ['--content', content.path, '--port', '0'])
    await use(dev)
    expect(await dev.stop()).toBe(0)
  },
})

async function openTwelve(page: Page, { url }: RunningCommand) {
  await page.goto(`${url}/projets`)
  await expect(page.locator('a[data-project]')).toHaveCount(12)
}

test('start builds, serves, and delivers the form to the outbox; it stops on SIGTERM', async ({
  page,
  content,
  start,
}) => {
  const outbox = join(ROOT, 'outbox')
  const before = new Set(listed(outbox))
  const command = await start('start', ['--port', '0', '--content', content.path])
  expect(command.output()).toContain('outbox/')
  await openForm(page, command.url)
  await sendForm(page, { ...MESSAGE, Nom: 'Jeanne Outbox' })
  await expect(status(page)).toHaveText(SUCCESS)
  const letter = listed(outbox).find((file) => !before.has(file))
  expect(letter).toMatch(/\.eml$/)
  expect(readFileSync(join(outbox, letter ?? ''), 'utf8')).toContain('Jeanne Outbox')
  rmSync(join(outbox, letter ?? ''))
  // Neither the folder that is deployed nor rules for a host are written.
  expect(command.output()).not.toContain('Le site est prêt')
  expect(readFileSync(join(ROOT, '.cache/start/contact.html'), 'utf8')).toContain('"/_outbox/')
  expect(listed(join(ROOT, '.cache/start.serveur'))).toEqual([])
  expect(await command.stop('SIGTERM')).toBe(0)
})

test('preview stops on Ctrl-C, and sends the headers of the build', async ({ request, start }) => {
  const preview = await start('preview', ['--out', SITE_FOLDER, '--port', '0'])
  const headers = (await request.get(preview.url)).headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-encoding']).toBe('br')
  expect(await preview.stop('SIGINT')).toBe(0)
})

test('a running preview serves the form and the headers that the last build was told to write', async ({
  page,
  mail,
  serve,
}) => {
  const site = await serve(() => {}, '--pages-only', '--mail-endpoint', mail.endpoint)
  const { content } = site
  const policy = async () => (await page.request.get(site.url)).headers()['content-security-policy']
  const form = page.locator('[data-mail-endpoint]')
  expect(await policy()).toContain(`connect-src ${mail.origin} 'self'`)
  await openForm(page, site.url)
  await expect(form).toHaveAttribute('data-mail-endpoint', mail.endpoint)
  await sendForm(page)
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.calls()).toHaveLength(1)
  const owner = readFileSync(join(content.path, 'site.md'), 'utf8')
  content.write('site.md', owner.replace('analytics: vercel', 'analytics: non'))
  await site.build()
  expect(await policy()).toContain('connect-src https://api.emailjs.com;')
  await page.reload()
  await expect(form).toHaveAttribute('data-mail-endpoint', 'https://api.emailjs.com/api/v1.0/email/send')
})

test('dev shows a saved change at once, an error as an overlay, its mend, and the last of many saves', async ({
  page,
  content,
  dev,
}) => {
  await openTwelve(page, dev)
  content.write('projets/nouveau.md', projectFile({ number: '12', title: 'Tout neuf' }))
  await expect(page.getByText('Tout neuf')).toBeVisible()
  content.write('projets/nouveau.md', projectFile({ number: '12', title: 'Tout neuf', state: 'DONE' }))
  const overlay = page.locator('portfolio-errors')
  await expect(overlay).toContainText('nouveau.md')
  await expect(overlay).toContainText('OK, PROGRESS ou NOT_STARTED')
  content.write('projets/nouveau.md', projectFile({ number: '12', title: 'Réparé' }))
  await expect(page.getByText('Réparé')).toBeVisible()
  await expect(overlay).toHaveCount(0)
  // The last of many changes is shown, whichever takes longer to read.
  for (let round = 1; round <= 2; round++) {
    // After a new file the whole folder is read again; after a known file only this file.
    content.write(`projets/tour-${round}.md`, projectFile({ number: String(11 + round), title: `Tour ${round}` }))
    for (let save = 1; save <= 4; save++) {
      await page.waitForTimeout(8 * save)
      content.write('projets/nouveau.md', projectFile({ number: '99', title: `Tour ${round}, essai ${save}` }))
    }
    await expect(page.getByText(`Tour ${round}, essai 4`)).toBeVisible()
  }
  content.write('projets/_idee.md', projectFile({ title: 'Une idée' }))
  await expect(page.getByText('Brouillon')).toBeVisible()
  content.write('pages/_a-propos.md', '---\ntitle: À propos\n---\n\nBientôt.\n')
  content.write('pages/tarifs.md', '---\ntitle: Tarifs\n---\n\nUn tarif.\n')
  await page.goto(`${dev.url}/a-propos`)
  await expect(page.getByRole('article')).toHaveText('BrouillonÀ proposBientôt.')
  await page.goto(`${dev.url}/tarifs`)
  await expect(page.getByRole('article')).toHaveText('TarifsUn tarif.')
  await page.goto(`${dev.url}/styleguide`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide de style')
})

test('dev changes the page as it stands: the reader keeps their place and theme, and every script works', async ({
  page,
  content,
  dev,
}) => {
  await page.setViewportSize(DESKTOP)
  const faults = watchForFaults(page)
  await openTwelve(page, dev)
  const site = readFileSync(join(content.path, 'site.md'), 'utf8')
  const save = (title: string) => content.write('projets/nouveau.md', projectFile({ number: '13', title }))
  const isReplacedInPlace = () => page.evaluate('window.isSamePage === true')
  save('Premier titre')
  await expect(page.getByText('Premier titre')).toBeVisible()
  await themeOpener(page).click()
  await page.getByRole('radio', { name: 'Sombre' }).check({ force: true })
  await page.evaluate('window.isSamePage = true; scrollTo(0, 300)')

  save('Second titre')
  await expect(page.getByText('Second titre')).toBeVisible()
  expect(await isReplacedInPlace()).toBe(true)
  expect(await page.evaluate('scrollY')).toBe(300)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('input[name=theme][value=dark]')).toBeChecked()
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await page.locator('[data-filter] a', { hasText: 'React' }).first().click()
  await expect(page).toHaveURL(/\?techno=React$/)
  await page.goBack()
  await wake(page, 'ProjectModal')
  await page.getByText('Second titre').click()
  await expect(page.getByRole('dialog', { name: 'Second titre' })).toHaveCount(1)

  // The address of the dialog is that of the project's page, so this page is shown as after a reload.
  save('Troisième titre')
  await expect(page.getByRole('heading', { level: 1, name: 'Troisième titre' })).toBeVisible()
  expect(await isReplacedInPlace()).toBe(false)
  await page.waitForLoadState()
  await page.goBack()
  await expect(page.locator('a[data-project]')).toHaveCount(13)

  await openForm(page, dev.url)
  await page.evaluate('window.isSamePage = true')
  content.write('site.md', site.replace(/^ {4}prompt: .*$/m, '    prompt: Une autre invitation.'))
  await expect(page.getByText('Une autre invitation.')).toBeVisible()
  await wake(page, 'ContactForm')
  await page.getByLabel('Téléphone').fill('1')
  await page.keyboard.press('Tab')
  await expect(page.locator('#phone-error')).toContainText('téléphone valide')
  expect(await isReplacedInPlace()).toBe(true)
  expect(faults).toEqual([])
})

test('every command has help, and wrong usage ends with 2', async () => {
  for (const command of ['start', 'dev', 'check', 'build', 'preview']) {
    const { status, stdout } = await runWarm([command, '--help'])
    expect(status).toBe(0)
    expect(stdout).toContain(command === 'start' ? 'npm start' : `npm run ${command}`)
  }
  for (const wrong of [
    ['inconnue'],
    ['build', '--inconnue'],
    ['preview', '--port', 'abc'],
    ['start', '--out', 'dist/client'],
    ['preview', '--out', join(ROOT, 'src')],
  ])
    expect((await runWarm(wrong)).status, wrong.join(' ')).toBe(2)
  // In separate processes, because the first file that Node runs passes the status on.
  for (const wrong of [['inconnue'], ['test', '--inconnue']]) expect(runCommand(wrong).status).toBe(2)
})

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
