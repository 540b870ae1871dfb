import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AXE, runAxe, settled } from '../support/axe.ts'
import { projectFile } from '../support/content-folder.ts'
import { watchForFaults } from '../support/islands.ts'
import { SITE_FOLDER } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'
import { runWarm } from '../support/warm-commands.ts'

// One after the other, because all reviews of a repository are built into the same folder.
test.describe.configure({ mode: 'default' })

test('review shows what others meet and what there is to mend, in the look of the site', async ({
  page,
  content,
  start,
}) => {
  const body = 'Une aplication pour la banque, sur Github.\n\n## Introduction\n\nElle compte.'
  content.write('projets/essai.md', projectFile({ number: '12' }, body))
  content.write('cvs/lead.md', '---\ntitle: Lead développeur\n---\n')
  const review = await start('review', ['--content', content.path, '--port', '0'])
  expect(review.url).toMatch(/\/relecture$/)
  const faults = watchForFaults(page)
  await page.goto(review.url)
  const part = (name: string | RegExp) => page.getByRole('region', { name })

  const first = part('En dix secondes')
  for (const text of [
    'Camille Persienne, Développeur',
    'Votre dernier posteDéveloppeur front-end en alternance, Agence Tuile et Claire-voie',
    'CDI dès le 4 janvier 2027',
    'Disponible dès janvier 2027',
  ])
    await expect(first).toContainText(text)
  await expect(first.getByRole('link', { name: 'Atelier de peinture' })).toBeVisible()

  const wrong = part(/^À reprendre : \d+$/).getByRole('listitem')
  const slip = wrong.filter({ hasText: 'spelling/unknown' })
  await expect(slip.locator('mark')).toHaveText('aplication')
  await expect(slip).toContainText('Vouliez-vous écrire «\u00a0application\u00a0»')
  await expect(part(/^À reprendre/)).toContainText('«\u00a0npm run check -- --fix\u00a0» en corrige 1.')
  await expect(wrong.filter({ hasText: 'clear/heading' }).locator('mark')).toHaveText('Introduction')
  await expect(wrong.filter({ hasText: 'clear/short' })).toContainText('Écrivez-en trente au moins')

  const cv = part('Ce que lit un robot de recrutement')
  for (const file of ['cv.pdf', 'cv-lead.pdf', 'en/cv.pdf'])
    await expect(cv).toContainText(`Le texte de ${file}, dans l’ordre où un logiciel le lit.`)
  await expect(cv).toContainText('Votre nom, votre adresse mail et votre téléphone y sont.')
  await cv.locator('summary').first().click()
  expect(await cv.locator('pre').first().innerText()).toMatch(
    /^Camille Persienne\nDéveloppeur front-end\n[\s\S]*\nExpérience\n/,
  )

  const shared = part('Moteurs de recherche et messageries')
  await expect(shared.locator('summary')).toContainText('autres pages')
  await expect(shared).not.toContainText('404')
  const home = shared.getByRole('listitem').filter({ hasText: 'Camille Persienne, développeur Web' })
  await home.scrollIntoViewIfNeeded()
  await expect.poll(() => home.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1200)

  const weights = part('Poids des pages')
  await expect(weights).toContainText('14 600 octets')
  await expect(weights.getByRole('row')).toHaveCount(11)

  await page.evaluate(AXE)
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settled(page)
      expect(
        (await runAxe(page, colorScheme === 'light' ? 'first' : 'other')).violations,
        `${width} px, ${colorScheme}`,
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  expect(faults).toEqual([])
})

test('a content that no site can be built from is reported in the terminal', async ({ content }) => {
  content.write('projets/essai.md', projectFile({ state: 'FINI' }))
  const { status, stderr } = await runWarm(['review', '--content', content.path, '--port', '0'])
  expect(status).toBe(1)
  expect(stderr).toContain('essai.md:7:8')
  expect(stderr).toContain('corrigez d’abord ces erreurs')
})

test('an owner who reads English is addressed in English, and no other machine is answered', async ({
  page,
  content,
  start,
}) => {
  const review = await start('review', ['--content', content.path, '--port', '0', '--lang', 'en'])
  await page.goto(review.url)
  for (const name of ['In ten seconds', /^To mend/, 'What a recruitment robot reads', 'Search engines and messengers'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Weight of the pages' })).toContainText('14,600 bytes')
  const answer = await page.request.get(review.url, { headers: { host: 'evil.example.org' } })
  expect(answer.status()).toBe(403)
})

test('a site has no such page, and dev says how to see it', async ({ page, content, start }) => {
  expect(existsSync(join(SITE_FOLDER, 'index.html'))).toBe(true)
  expect(existsSync(join(SITE_FOLDER, 'relecture.html'))).toBe(false)
  const dev = await start('dev', ['--content', content.path, '--port', '0'])
  await page.goto(`${dev.url}/relecture`)
  await expect(page.getByRole('main')).toContainText('lancez « npm run review »')
})
