import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copySample, projectFile, runCommand } from '../support/content-folder.ts'
import { awake, DESKTOP, watchForFaults } from '../support/islands.ts'
import { ROOT, SITE_FOLDER, startCommand } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'

test('start builds, serves, and delivers the form to the outbox; it stops on SIGTERM', async ({ page }) => {
  const content = copySample()
  const outbox = join(ROOT, 'outbox')
  const before = new Set(listed(outbox))
  const start = await startCommand('start', ['--port', '0', '--content', content.path])
  try {
    expect(start.output()).toContain('outbox/')
    await page.goto(`${start.url}/contact`)
    await awake(page, 'ContactForm')
    await page.getByLabel('Nom').fill('Jeanne Outbox')
    await page.getByLabel('E-mail').fill('jeanne@example.org')
    await page.getByLabel('Téléphone').fill('0639981234')
    await page.getByLabel('Message').fill('Bonjour, ceci est un essai du formulaire.')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByRole('status')).toHaveText('Votre message a été envoyé avec succès !')
    const letter = listed(outbox).find((file) => !before.has(file))
    expect(letter).toMatch(/\.eml$/)
    expect(readFileSync(join(outbox, letter ?? ''), 'utf8')).toContain('Jeanne Outbox')
    rmSync(join(outbox, letter ?? ''))
    // Nothing of it lies where a site is deployed from, nor do rules for a host lie beside it.
    expect(start.output()).not.toContain('Le site est prêt')
    expect(readFileSync(join(ROOT, '.cache/start/contact.html'), 'utf8')).toContain('"/_outbox/')
    expect(listed(join(ROOT, '.cache/start.serveur'))).toEqual([])
  } finally {
    expect(await start.stop('SIGTERM')).toBe(0)
    content.dispose()
  }
})

test('preview stops on Ctrl-C, and sends the headers of the build', async ({ request }) => {
  const preview = await startCommand('preview', ['--out', SITE_FOLDER, '--port', '0'])
  const headers = (await request.get(preview.url)).headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-encoding']).toBe('br')
  expect(await preview.stop('SIGINT')).toBe(0)
})

test('a build beside a running preview changes its headers too', async ({ request }) => {
  const content = copySample()
  const out = content.beside('site')
  const build = () => runCommand(['build', '--content', content.path, '--out', out])
  expect(build().status).toBe(0)
  const preview = await startCommand('preview', ['--out', out, '--port', '0'])
  const policy = async () => (await request.get(preview.url)).headers()['content-security-policy']
  expect(await policy()).toContain("connect-src https://api.emailjs.com 'self'")
  const site = readFileSync(join(content.path, 'site.md'), 'utf8')
  content.write('site.md', site.replace('analytics: vercel', 'analytics: non'))
  expect(build().status).toBe(0)
  expect(await policy()).toContain('connect-src https://api.emailjs.com;')
  await preview.stop()
  content.dispose()
})

test('preview serves the form that the build was told to write', async ({ page, mail }) => {
  const content = copySample()
  const out = content.beside('site')
  const build = (...options: string[]) =>
    runCommand(['build', '--content', content.path, '--out', out, '--pages-only', ...options])
  expect(build('--mail-endpoint', 'nulle-part')).toMatchObject({ status: 2, output: expect.stringContaining('http') })
  expect(build('--mail-endpoint', mail.endpoint).status).toBe(0)
  const preview = await startCommand('preview', ['--out', out, '--port', '0'])
  try {
    await page.goto(`${preview.url}/contact`)
    const form = page.locator('[data-mail-endpoint]')
    await expect(form).toHaveAttribute('data-mail-endpoint', mail.endpoint)
    await awake(page, 'ContactForm')
    await page.getByLabel('Nom').fill('Jeanne Ailleurs')
    await page.getByLabel('E-mail').fill('jeanne@example.org')
    await page.getByLabel('Téléphone').fill('0639981234')
    await page.getByLabel('Message').fill('Bonjour, ceci est un essai du formulaire.')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByRole('status')).toHaveText('Votre message a été envoyé avec succès !')
    expect(mail.calls()).toHaveLength(1)
    expect(build().status).toBe(0)
    await page.reload()
    await expect(form).toHaveAttribute('data-mail-endpoint', 'https://api.emailjs.com/api/v1.0/email/send')
  } finally {
    await preview.stop()
    content.dispose()
  }
})

test('a site below a base path: its pages load all they need, and its modal opens', async ({ page }) => {
  const content = copySample()
  try {
    const { status, output } = runCommand(['build', '--base', '/dossier/', '--out', content.beside('site')])
    expect(status, output).toBe(0)
    const preview = await startCommand('preview', ['--out', content.beside('site'), '--port', '0'])
    expect(preview.url).toMatch(/\/dossier$/)
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    for (const path of ['/', '/projets', '/projets/banque', '/contact'])
      await page.goto(preview.url + path, { waitUntil: 'networkidle' })
    await page.goto(`${preview.url}/projets`)
    await awake(page, 'ProjectModal')
    await page.locator('a[data-project=banque]').click()
    await expect(page).toHaveURL(/\/dossier\/projets\/banque$/)
    await expect(page.locator('[aria-modal=true]')).toBeVisible()
    expect(failed).toEqual([])
    await preview.stop()
  } finally {
    content.dispose()
  }
})

/** Has the dev server show the list of a copy of the sample, and stops it whatever becomes of the test. */
async function inDevelopment(
  page: Page,
  use: (content: ReturnType<typeof copySample>, url: string) => Promise<void>,
): Promise<void> {
  const content = copySample()
  const dev = await startCommand('dev', ['--content', content.path, '--port', '0'])
  try {
    await page.goto(`${dev.url}/projets`)
    await expect(page.locator('a[data-project]')).toHaveCount(12)
    await use(content, dev.url)
  } finally {
    expect(await dev.stop()).toBe(0)
    content.dispose()
  }
}

test('dev shows a saved change at once, an error as an overlay, and recovers when it is mended', async ({ page }) => {
  await inDevelopment(page, async (content, url) => {
    content.write('projets/nouveau.md', projectFile({ number: '12', title: 'Tout neuf' }))
    await expect(page.getByText('Tout neuf')).toBeVisible()
    content.write('projets/nouveau.md', projectFile({ number: '12', title: 'Tout neuf', state: 'DONE' }))
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('nouveau.md')
    await expect(overlay).toContainText('OK, PROGRESS ou NOT_STARTED')
    content.write('projets/nouveau.md', projectFile({ number: '12', title: 'Réparé' }))
    await expect(page.getByText('Réparé')).toBeVisible()
    await expect(overlay).toHaveCount(0)
    content.write('projets/_idee.md', projectFile({ title: 'Une idée' }))
    await expect(page.getByText('Brouillon')).toBeVisible()
    await page.goto(`${url}/styleguide`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide de style')
  })
})

test('dev changes the page as it stands: the reader keeps their place and theme, and every script works', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const faults = watchForFaults(page)
  await inDevelopment(page, async (content, url) => {
    const site = readFileSync(join(content.path, 'site.md'), 'utf8')
    const save = (title: string) => content.write('projets/nouveau.md', projectFile({ number: '13', title }))
    const isReplacedInPlace = () => page.evaluate('window.isSamePage === true')
    save('Premier titre')
    await expect(page.getByText('Premier titre')).toBeVisible()
    await page.getByRole('button', { name: 'Choisir le thème' }).click()
    await page.getByRole('radio', { name: 'Sombre' }).check({ force: true })
    await page.evaluate('window.isSamePage = true; scrollTo(0, 300)')

    save('Second titre')
    await expect(page.getByText('Second titre')).toBeVisible()
    expect(await isReplacedInPlace()).toBe(true)
    expect(await page.evaluate('scrollY')).toBe(300)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('input[name=theme][value=dark]')).toBeChecked()
    await page.locator('[data-filter] summary').click()
    await page.locator('[data-filter] a', { hasText: 'React' }).first().click()
    await expect(page).toHaveURL(/\?techno=React$/)
    await page.goBack()
    await awake(page, 'ProjectModal')
    await page.getByText('Second titre').click()
    await expect(page.getByRole('dialog', { name: 'Second titre' })).toHaveCount(1)

    // Under the dialog's address lies the page of the project: it comes as it would after a reload.
    save('Troisième titre')
    await expect(page.getByRole('heading', { level: 1, name: 'Troisième titre' })).toBeVisible()
    expect(await isReplacedInPlace()).toBe(false)
    await page.waitForLoadState()
    await page.goBack()
    await expect(page.locator('a[data-project]')).toHaveCount(13)

    await page.goto(`${url}/contact`)
    await awake(page, 'ContactForm')
    await page.evaluate('window.isSamePage = true')
    content.write('site.md', site.replace(/^name: .*$/m, 'name: Ana Essai'))
    await expect(page).toHaveTitle(/Ana Essai/)
    await awake(page, 'ContactForm')
    await page.getByLabel('Téléphone').fill('1')
    await expect(page.getByText('téléphone valide')).toBeVisible()
    expect(await isReplacedInPlace()).toBe(true)
  })
  expect(faults).toEqual([])
})

test('dev shows the last of many saves, whichever takes longer to read', async ({ page }) => {
  await inDevelopment(page, async (content) => {
    for (let round = 1; round <= 8; round++) {
      // A file that is new has the whole folder read again, one that is known only itself.
      content.write(`projets/tour-${round}.md`, projectFile({ number: String(11 + round), title: `Tour ${round}` }))
      for (let save = 1; save <= 4; save++) {
        await page.waitForTimeout(8 * save)
        content.write('projets/nouveau.md', projectFile({ number: '99', title: `Tour ${round}, essai ${save}` }))
      }
      await expect(page.getByText(`Tour ${round}, essai 4`)).toBeVisible()
    }
  })
})

test('every command has help, and wrong usage ends with 2', () => {
  for (const command of ['start', 'dev', 'check', 'build', 'preview']) {
    const { status, stdout } = runCommand([command, '--help'])
    expect(status).toBe(0)
    expect(stdout).toContain(`npm run ${command}`)
  }
  expect(runCommand(['inconnue']).status).toBe(2)
  expect(runCommand(['test', '--inconnue']).status).toBe(2)
  expect(runCommand(['build', '--inconnue']).status).toBe(2)
  expect(runCommand(['preview', '--port', 'abc']).status).toBe(2)
  expect(runCommand(['start', '--out', 'dist/client']).status).toBe(2)
  expect(runCommand(['preview', '--out', join(ROOT, 'src')]).status).toBe(2)
})

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
