import type { Page } from '@playwright/test'
import { AXE, runAxe, settled } from '../support/axe.ts'
import { DESKTOP, openProject, PHONE, watchForFaults } from '../support/islands.ts'
import type { Owner } from '../support/owner-sites.ts'
import { expect, test } from '../support/test.ts'

/** Pages that differ from those of the sample, and a project that the modal shows. */
const SITES: Readonly<Record<Owner, { paths: readonly string[]; project: string; list?: string }>> = {
  ines: { paths: ['/', '/projets', '/projets/relais-de-garde', '/contact', '/cv'], project: 'relais-de-garde' },
  jonas: {
    paths: ['/', '/contact', '/cv', '/projects/migrations-sures', '/fr', '/fr/projets/migrations-sures'],
    project: 'migrations-sures',
    list: '/projects',
  },
  salome: {
    paths: ['/', '/projets', '/projets/musee', '/projets/lanternes', '/contact', '/mentions-legales'],
    project: 'musee',
  },
  tidiane: {
    paths: [
      ...['/', '/projets', '/projets/ce-que-coute-une-requete', '/a-propos', '/contact'],
      ...['/cv', '/cv/encadrement', '/candidatures/8dwz2-m5k0p-r7hxe-3vgtn'],
    ],
    project: 'ce-que-coute-une-requete',
  },
}

/** The pages that are tried by night too. */
const NIGHT = ['/', '/contact', 'modal']

// In one worker, so that each site is served once.
test.describe.configure({ mode: 'default' })

for (const [owner, { paths, project, list = '/projets' }] of Object.entries(SITES))
  test(`${owner}: axe finds nothing, the policy refuses nothing, nothing is wider than the window`, async ({
    page,
    ownerSite,
  }) => {
    const site = await ownerSite(owner as Owner)
    const faults = watchForFaults(page)
    for (const path of [...paths, 'modal']) {
      await page.setViewportSize(DESKTOP)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      if (path === 'modal') await openProject(page, project, site.url + list)
      else await page.goto(site.url + path)
      await page.evaluate(AXE)
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        // With motion, the cards of one look are rotated.
        for (const reducedMotion of ['no-preference', 'reduce'] as const) {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion })
          await settled(page)
          const where = `${path} at ${viewport.width} px, motion: ${reducedMotion}`
          expect(await widthOf(page), where).toBeLessThanOrEqual(viewport.width)
        }
      }
      // At the last size alone, because axe tries the same components at both in the sample.
      // The colours of the night are the same on all pages, and a card and a project show most of them.
      for (const colorScheme of NIGHT.includes(path) ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await settled(page)
        const { violations } = await runAxe(page, colorScheme === 'light' ? 'first' : 'other')
        expect(violations, `${path}, ${colorScheme}`).toEqual([])
      }
    }
    expect(faults).toEqual([])
  })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
