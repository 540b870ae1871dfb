import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildSampleTo } from '../../tests/support/build-site.ts'
import { BEHAVIOURS, type FakeMailProvider, startMailProvider } from '../../tests/support/mail-provider.ts'
import { OWNERS, serveOwner } from '../../tests/support/owner-sites.ts'
import { PAGES } from '../../tests/support/pages.ts'
import { type RunningCommand, SITE_FOLDER, startCommand } from '../../tests/support/preview-server.ts'
import { ENGINES, type LaunchOptions } from './browsers.ts'
import { FAULTS_KEY, observe } from './observed-site.ts'
import { Page } from './page.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A text in English on each kind of page. */
const ENGLISH = ['/en', '/en/projects', '/en/projects/online-bank', '/en/contact', '/en/cv', '/en/legal-notice']

const DIALOG = '[role=dialog][aria-modal=true]'
const BANK = 'a[data-project=banque]'
const OPENER = '[data-drawer-opener]'
const DRAWER = '#menu'

const MESSAGE = {
  name: 'Jeanne Martin',
  email: 'jeanne.martin@example.org',
  phone: '06 39 98 12 34',
  description: 'Bonjour, je souhaite refaire le site de mon atelier.',
}

let mail: FakeMailProvider
let preview: RunningCommand
let site: Awaited<ReturnType<typeof observe>>

beforeAll(async () => {
  mail = await startMailProvider()
  const folder = `${SITE_FOLDER}-engines`
  buildSampleTo(folder, ['--mail-endpoint', mail.endpoint])
  preview = await startCommand('preview', ['--out', folder, '--port', '0'])
  site = await observe(preview.url)
})
afterAll(async () => {
  site?.close()
  await preview?.stop()
  await mail?.close()
})

/** The journeys that an engine could spoil, in a real browser with real input. */
describe.each(Object.entries(ENGINES))('%s', (name, launch) => {
  let page: Page
  const phone = () => page.resize(390, 844)
  /** Resizes to a small desktop, because WebKit draws without a graphics card here. */
  const desktop = () => page.resize(1024, 700)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  function browser(options: LaunchOptions = {}) {
    beforeAll(async () => {
      page = new Page(await launch(options), site.origin)
      console.log(`${name} ${page.browser.version}`)
    })
    afterAll(() => page?.browser.close())
  }

  describe('as it comes', () => {
    browser()
    afterEach(async () => expect(await page.takeFaults()).toEqual([]))

    test.each(PAGES)('$path opens with its texts, awake, and fits a window of 320 px', async (wanted) => {
      await desktop()
      await page.open(wanted.path)
      expect(await page.evaluate(() => document.title)).toBe(wanted.title)
      expect(await page.text('h1')).toBe(wanted.heading)
      const words = await page.text('main')
      for (const text of wanted.says) expect(words).toContain(text)
      for (const island of wanted.islands) await page.awake(island)
      await page.resize(320, 700)
      await page.becomes(() => document.documentElement.scrollWidth <= innerWidth, true)
    })

    test('axe finds nothing wrong on any page', async () => {
      await phone()
      for (const path of [...PAGES.map((wanted) => wanted.path), ...ENGLISH]) {
        await page.open(path)
        await page.browser.evaluate(`(() => { ${AXE}\n return null })()`)
        await page.evaluate(() => {
          const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }
          axe.run().then(({ violations }) => Object.assign(window, { found: violations.map(({ id }) => id) }))
          return null
        })
        await page.becomes(() => (window as { found?: string[] }).found, [])
      }
    })

    test('the probe sees a violation, a fault and a warning', async () => {
      await page.open('/')
      await page.evaluate(() => {
        new Image().src = 'https://elsewhere.example.org/x.png'
        setTimeout(() => {
          console.warn('a warning')
          throw new Error('a fault')
        })
      })
      const seen = (key: string) =>
        new Set(sessionStorage.getItem(key)?.match(/violation of img-src|a warning|a fault/g)).size
      await page.becomes(seen, 3, FAULTS_KEY)
      await page.takeFaults()
    })

    test('a card opens the modal; Escape, Back, Forward and a reload do what they say', async () => {
      await desktop()
      await page.open('/projets')
      await page.awake('ProjectModal')
      await page.click(BANK)
      await page.shows(DIALOG)
      await page.at('/projets/banque')
      await page.focuses('[aria-label=Fermer]')
      expect(await page.text(`${DIALOG} h2`)).toBe('Banque en ligne')
      await page.press('Escape')
      await page.shows(DIALOG, false)
      await page.at('/projets')
      await page.focuses(BANK)
      await page.click(BANK)
      await page.shows(DIALOG)
      await page.browser.back()
      await page.shows(DIALOG, false)
      await page.browser.forward()
      await page.shows(DIALOG)
      await page.browser.reload()
      await page.says('h1', 'Banque en ligne')
      await page.shows(DIALOG, false)
    })

    test('the switch leads to the same page in English, whose card, form and drawer speak English', async () => {
      await phone()
      await page.open('/projets/banque')
      await page.click('header [hreflang=en]')
      await page.at('/en/projects/online-bank')
      await page.says('h1', 'Online bank')
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
      await page.open('/en/cv')
      await page.click(OPENER)
      await page.awake('MobileDrawer')
      await page.shows(DRAWER)
      await page.click(`${DRAWER} a[href="/en/contact"]`)
      await page.at('/en/contact')
      await page.click('header [hreflang=fr]')
      await page.at('/contact')
      await desktop()
      await page.open('/en/projects')
      await page.awake('ProjectModal')
      await page.click('a[data-project=online-bank]')
      await page.shows(DIALOG)
      await page.at('/en/projects/online-bank')
      await page.focuses('[aria-label=Close]')
      await page.press('Escape')
      await page.at('/en/projects')
      await page.open('/en/contact')
      await page.awake('ContactForm')
      // Firefox's window has no focus here, so leaving a field fires no event.
      await page.click('form button[type=submit]')
      await page.says('form', 'Please fill in this field.')
    })

    test('the drawer opens, takes the focus, closes on Escape, and leads on', async () => {
      await phone()
      await page.open('/')
      await page.click(OPENER)
      await page.awake('MobileDrawer')
      await page.shows(DRAWER)
      await page.focuses(`${DRAWER} *`)
      await page.press('Escape')
      await page.shows(DRAWER, false)
      await page.focuses(OPENER)
      await page.click(OPENER)
      await page.click(`${DRAWER} a[href="/contact"]`)
      await page.says('h1', 'Contact')
    })

    test('a chosen theme is there on every page until it is taken back', async () => {
      await desktop()
      await page.open('/')
      const light = await background()
      await page.click('[popovertarget=theme]')
      await page.click('#theme label:has([value=dark])')
      await expect.poll(background).not.toBe(light)
      await page.open('/contact')
      expect(await background()).not.toBe(light)
      await page.click('[popovertarget=theme]')
      await page.click('#theme label:has([value=system])')
      await expect.poll(background).toBe(light)
    })

    test('Tab reaches the skip link first, and Enter follows it', async () => {
      await page.open('/projets')
      await page.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Aller au contenu')
      await page.press('Enter')
      await page.focuses('main')
    })

    test('a message that is refused stays written, survives a reload and can be sent again', async () => {
      await mail.reset()
      mail.otherwise(BEHAVIOURS.serverError)
      await desktop()
      await page.open('/contact')
      await page.awake('ContactForm')
      for (const [field, value] of Object.entries(MESSAGE)) await page.type(`form [name=${field}]`, value)
      await page.click('form [type=submit]')
      await page.says('form [role=alert]', "Une erreur est survenue lors de l'envoi. Veuillez réessayer.")
      expect(await page.takeFaults()).toEqual([expect.stringContaining('The message was not sent.')])
      await page.browser.reload()
      await page.awake('ContactForm')
      await mail.reset()
      await page.click('form [type=submit]')
      await page.says('[role=status]', 'Votre message a été envoyé avec succès !')
      expect(mail.calls()).toHaveLength(1)
      expect(JSON.parse(mail.calls()[0]?.body ?? '').template_params).toEqual({ ...MESSAGE, phone: '0639981234' })
      const written = () => [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ value }) => value)
      await page.becomes(() => document.querySelector<HTMLInputElement>('form [name=description]')?.value, '')
      expect((await page.evaluate(written)).join('')).toBe('')
    })
  })

  describe('on the sites of other owners', () => {
    browser()

    test.each(OWNERS)('%s: every page fits, with its logos and its typeface', async (owner) => {
      const served = await serveOwner(owner, 0)
      const front = await observe(served.url)
      const visit = new Page(page.browser, front.origin)
      try {
        const list = owner === 'jonas' ? '/projects' : '/projets'
        await visit.open(list)
        const project = await visit.evaluate(
          () => document.querySelector<HTMLAnchorElement>('[data-project]')?.pathname,
        )
        expect(project).toMatch(list)
        for (const path of ['/', list, project ?? '', '/contact', '/cv'])
          for (const width of [390, 1440]) {
            await visit.resize(width, 844)
            await visit.open(path)
            await visit.shows('h1')
            await visit.becomes(
              () => [...document.querySelectorAll('use')].filter((logo) => logo.getBBox().width === 0).length,
              0,
            )
            await visit.becomes(() => {
              const family = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.split(',')[0]
              const isIt = (face: FontFace) => face.family.replaceAll('"', '') === family?.replaceAll('"', '')
              return [...document.fonts].some((face) => face.status === 'loaded' && isIt(face))
            }, true)
            expect(await visit.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
            expect(await visit.takeFaults()).toEqual([])
          }
      } finally {
        front.close()
        await served.stop()
      }
    })
  })

  describe('when the system is dark', () => {
    browser({ scheme: 'dark' })

    test('the pages are dark, unless a light theme was chosen', async () => {
      await desktop()
      await page.open('/')
      const dark = await background()
      await page.click('[popovertarget=theme]')
      await page.click('#theme label:has([value=light])')
      await expect.poll(background).not.toBe(dark)
      expect(await page.takeFaults()).toEqual([])
    })
  })

  describe('without JavaScript', () => {
    browser({ scripts: false })

    test('a card leads to its page, the drawer leads on, and the form says how to write instead', async () => {
      await desktop()
      await page.open('/projets')
      await page.click(BANK)
      await page.at('/projets/banque')
      await phone()
      await page.shows('[popovertarget=theme]', false)
      await page.click(OPENER)
      await page.shows(DRAWER)
      await page.click(`${DRAWER} a[href="/contact"]`)
      await page.says('form', 'Sans JavaScript, le bouton ouvre votre messagerie.')
      expect(await page.evaluate(() => document.querySelector('form')?.getAttribute('action'))).toMatch(/^mailto:/)
    })
  })
})
