import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ContentFolder, copySample, projectFile } from '../support/content-folder.ts'
import { BEHAVIOURS, type FakeMailProvider, startMailProvider } from '../support/mail-provider.ts'
import { PAGES } from '../support/pages.ts'
import { type RunningCommand, SITE_FOLDER, startCommand } from '../support/preview-server.ts'
import type { Driver, Engine, LaunchOptions } from './drivers/driver.ts'
import { FIRST_THEME_KEY, type ObservedSite, observe } from './observed-site.ts'
import { Page } from './page.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const PHONE = { width: 390, height: 844 }
/** No larger than needed: WebKit draws without a graphics card here. */
const DESKTOP = { width: 1024, height: 700 }
const NARROWEST = { width: 320, height: 700 }

const DIALOG = '[role=dialog][aria-modal=true]'
const BANK = 'a[data-project=banque]'
const OPENER = '[data-drawer-opener]'
const DRAWER = '#menu'
const STATUS = '[role=status]'
const FAILURE = 'form [role=alert]'

const MESSAGE = {
  name: 'Jeanne Martin',
  email: 'jeanne.martin@example.org',
  phone: '06 39 98 12 34',
  description: 'Bonjour, je souhaite refaire le site de mon atelier.',
}

/** The dev server reloads a page when it has found one more package, which ends what that page was importing: no fault of the page. */
const violations = (faults: readonly string[]) => faults.filter((fault) => fault.includes(': violation'))

/** What every engine must do, in a real browser with real input. Each test also fails on anything the probe has seen. */
export function describeJourneys(engine: Engine) {
  let mail: FakeMailProvider
  let preview: RunningCommand
  let site: ObservedSite
  let driver: Driver
  let page: Page

  beforeAll(async () => {
    mail = await startMailProvider()
    preview = await startCommand('preview', ['--out', SITE_FOLDER, '--port', '0', '--mail-endpoint', mail.endpoint])
    site = await observe(preview.url)
  })
  afterAll(async () => {
    await site?.close()
    await preview?.stop()
    await mail?.close()
  })

  const launch = async (options: LaunchOptions) => {
    driver = await engine.launch(options)
    page = new Page(driver, site.origin)
  }
  const at = ({ width, height }: { width: number; height: number }) => page.setViewport(width, height)
  const chosenCard = () => page.evaluate(() => document.activeElement?.getAttribute('data-project'))
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  describe(`${engine.name}, as it comes`, () => {
    beforeAll(async () => {
      await launch({})
      console.log(`${engine.name} ${driver.version}`)
    })
    afterAll(() => driver?.close())
    beforeEach(() => mail.reset())
    afterEach(async () => {
      expect(await page.takeFaults()).toEqual([])
      expect(site.takeFailures()).toEqual([])
    })

    for (const { path, title, heading, says, status, islands } of PAGES) {
      test(`${path} opens with its title and its texts, and fits a window of 320 px`, async () => {
        await at(DESKTOP)
        await page.open(path)
        expect(site.takeFailures()).toEqual(status === 200 ? [] : [`404 ${path}`])
        expect(await page.evaluate(() => document.title)).toBe(title)
        expect(await page.text('h1')).toBe(heading)
        const words = await page.text('main')
        for (const text of says) expect(words).toContain(text)
        for (const island of islands) await page.awake(island)
        await at(NARROWEST)
        expect(await page.evaluate(() => innerWidth)).toBe(NARROWEST.width)
        await page.until(overflow, (pixels) => pixels <= 0, 'a page as narrow as its window')
      })
    }

    test('axe finds nothing wrong on any page', async () => {
      await at(PHONE)
      for (const { path } of PAGES) {
        await page.open(path)
        await page.run(AXE)
        await page.run('axe.run().then(({ violations }) => { window.found = violations.map(({ id }) => id) })')
        const found = () => page.evaluate(() => (window as { found?: string[] }).found ?? null)
        expect(await page.until(found, (ids) => ids !== null, 'what axe found'), path).toEqual([])
      }
      expect(site.takeFailures()).toEqual(['404 /nulle-part'])
    })

    test('the probe sees a violation, a fault and a warning', async () => {
      await page.open('/')
      await page.evaluate(() => {
        const image = new Image()
        image.src = 'https://elsewhere.example.org/x.png'
        document.body.append(image)
        setTimeout(() => {
          console.warn('a warning')
          throw new Error('a fault')
        })
      })
      const faults = await page.until(
        async () => (await page.takeFaults()).join(),
        (seen) => ['violation of img-src', 'a warning', 'a fault'].every((part) => seen.includes(part)),
        'three faults',
      )
      expect(faults).toContain('/: violation')
      await page.takeFaults()
    })

    test('a card opens the modal under the address of its project; Escape gives the focus back to the card', async () => {
      await at(DESKTOP)
      await page.open('/projets')
      await page.awake('ProjectModal')
      await page.click(BANK)
      await page.appears(DIALOG)
      await page.at('/projets/banque')
      await page.focuses('Fermer')
      expect(await page.text(`${DIALOG} h2`)).toBe('Banque en ligne')
      expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')
      await page.press('Escape')
      await page.disappears(DIALOG)
      await page.at('/projets')
      await page.until(chosenCard, (slug) => slug === 'banque', 'the focus on the card')
    })

    test('the modal closes by its button, by its backdrop and by Back; Forward opens it again', async () => {
      await at(DESKTOP)
      await page.open('/projets')
      await page.awake('ProjectModal')
      await page.click(BANK)
      await page.appears(DIALOG)
      await page.click(`${DIALOG} [aria-label=Fermer]`)
      await page.disappears(DIALOG)
      await page.click(BANK)
      await page.appears(DIALOG)
      await page.clickAt(10, 350)
      await page.disappears(DIALOG)
      await page.click(BANK)
      await page.appears(DIALOG)
      await page.back()
      await page.disappears(DIALOG)
      await page.at('/projets')
      await page.forward()
      await page.appears(DIALOG)
      await page.at('/projets/banque')
    })

    test('reloaded, the address of the modal gives the page of its project; Back gives the list', async () => {
      await at(DESKTOP)
      await page.open('/projets')
      await page.awake('ProjectModal')
      await page.click(BANK)
      await page.appears(DIALOG)
      await page.reload()
      await page.says('h1', 'Banque en ligne')
      expect(await page.isVisible(DIALOG)).toBe(false)
      await page.back()
      await page.says('h1', 'Liste des projets')
      await page.at('/projets')
      await page.forward()
      await page.says('main, [role=dialog]', 'Banque en ligne')
      await page.at('/projets/banque')
    })

    test('the drawer opens, takes the focus, closes on Escape, and leads on', async () => {
      await at(PHONE)
      await page.open('/')
      expect(await page.isVisible(DRAWER)).toBe(false)
      await page.click(OPENER)
      await page.awake('MobileDrawer')
      await page.appears(DRAWER)
      await page.focuses('Fermer le menu')
      expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true)
      await page.press('Escape')
      await page.disappears(DRAWER)
      await page.focuses('Ouvrir le menu')
      await page.click(OPENER)
      await page.click(`${DRAWER} a[href="/contact"]`)
      await page.says('h1', 'Contact')
      await page.at('/contact')
      expect(await page.isVisible(DRAWER)).toBe(false)
    })

    test('a chosen theme is there at once and on every page, before anything is painted', async () => {
      await at(DESKTOP)
      await page.open('/')
      const light = await background()
      await page.click('[popovertarget=theme]')
      await page.click('#theme label:has([value=dark])')
      await page.until(background, (now) => now !== light, 'the dark ground')
      const dark = await background()
      await page.open('/contact')
      expect(await page.evaluate((key) => sessionStorage.getItem(key), FIRST_THEME_KEY)).toBe('dark')
      expect(await background()).toBe(dark)
      await page.click('[popovertarget=theme]')
      await page.click('#theme label:has([value=system])')
      await page.until(background, (now) => now === light, 'the light ground')
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })

    test('an error shows while typing and goes once it is right', async () => {
      await at(DESKTOP)
      await page.open('/contact')
      await page.awake('ContactForm')
      await page.type('form [name=phone]', '06 39')
      await page.says('form', "Merci d'entrer un numéro de téléphone valide ! (10 chiffres)")
      await page.type('form [name=phone]', '+33 6 39 98 12 34')
      await page.until(
        () => page.text('form'),
        (text) => !text.includes("Merci d'entrer"),
        'no error',
      )
      await page.evaluate(() => sessionStorage.clear())
    })

    const write = async () => {
      await page.open('/contact')
      await page.awake('ContactForm')
      for (const [name, value] of Object.entries(MESSAGE)) await page.type(`form [name=${name}]`, value)
    }
    const valueOfField = (name: string) =>
      page.evaluate((key) => document.querySelector<HTMLInputElement>(`form [name=${key}]`)?.value, name)

    test('a message is sent once, normalised, and the fields are empty again', async () => {
      await at(DESKTOP)
      await write()
      await page.click('form [type=submit]')
      await page.says(STATUS, 'Votre message a été envoyé avec succès !')
      expect(mail.calls()).toHaveLength(1)
      expect(JSON.parse(mail.calls()[0]?.body ?? '').template_params).toEqual({ ...MESSAGE, phone: '0639981234' })
      for (const name of Object.keys(MESSAGE)) expect(await valueOfField(name)).toBe('')
    })

    test('a message that is refused stays written, survives a reload and can be sent again', async () => {
      await at(PHONE)
      mail.otherwise(BEHAVIOURS.serverError)
      await write()
      await page.click('form [type=submit]')
      await page.says(FAILURE, "Une erreur est survenue lors de l'envoi. Veuillez réessayer.")
      expect((await page.takeFaults()).join()).toMatch(/^\/contact: console\.error: The message was not sent\.[^,]*$/)
      expect(await page.attribute(`${FAILURE} a`, 'href')).toMatch(/^mailto:camille@example\.org\?/)
      await page.reload()
      await page.awake('ContactForm')
      expect(await valueOfField('description')).toBe(MESSAGE.description)
      await mail.reset()
      await page.click('form [type=submit]')
      await page.says(STATUS, 'succès')
    })

    test('a connection that breaks is a failure, and the message went out once', async () => {
      await write()
      mail.next(BEHAVIOURS.dropped)
      await page.click('form [type=submit]')
      await page.says(FAILURE, "Une erreur est survenue lors de l'envoi. Veuillez réessayer.")
      expect(mail.calls()).toHaveLength(1)
      expect((await page.takeFaults()).join()).toContain('The message was not sent.')
      await page.evaluate(() => sessionStorage.clear())
    })

    test('a technology leads to its list, and from there to all projects', async () => {
      await at(DESKTOP)
      await page.open('/projets/banque')
      await page.click('main a[href="/projets/technologies/react"]')
      await page.says('h1', 'Projets avec React')
      expect(await page.evaluate(() => document.querySelectorAll('a[data-project]').length)).toBeGreaterThan(1)
      await page.click('main a[href="/projets"]')
      await page.says('h1', 'Liste des projets')
    })

    test('Tab reaches the skip link first, and Enter follows it', async () => {
      await at(DESKTOP)
      await page.open('/projets')
      await page.press('Tab')
      await page.focuses('Aller au contenu')
      await page.press('Enter')
      await page.until(
        () => page.evaluate(() => document.activeElement?.localName),
        (name) => name === 'main',
        'the focus on the content',
      )
    })

    test('an unavailable button does nothing and warns', async () => {
      await page.open('/projets/gestion-de-projet')
      await page.click('[data-unavailable=Site]')
      const [warning] = await page.until(
        () => page.takeFaults(),
        ({ length }) => length > 0,
        'the warning',
      )
      expect(warning).toContain('console.warn')
      await page.at('/projets/gestion-de-projet')
    })
  })

  describe(`${engine.name}, on the dev server, with more projects than a page holds`, () => {
    let content: ContentFolder
    let dev: RunningCommand
    let devSite: ObservedSite
    beforeAll(async () => {
      await launch({})
      content = copySample()
      for (let number = 12; number < 42; number++)
        content.write(`projets/essai-${number}.md`, projectFile({ number: String(number), title: `Essai ${number}` }))
      dev = await startCommand('dev', ['--content', content.path, '--port', '0'])
      devSite = await observe(dev.url)
      page = new Page(driver, devSite.origin)
    })
    afterAll(async () => {
      await driver?.close()
      await devSite?.close()
      await dev?.stop()
      content?.dispose()
    })

    test('every page opens without a violation of its policy', async () => {
      await at(DESKTOP)
      for (const { path, heading, islands } of PAGES) {
        await page.open(path)
        await page.says('h1', heading)
        for (const island of islands) await page.awake(island)
      }
      expect(violations(await page.takeFaults())).toEqual([])
    })

    test('the second page of the list follows the first, and its modal works', async () => {
      await page.open('/projets')
      await page.click('[aria-label="Pages de la liste"] [rel=next]')
      await page.at('/projets/page/2')
      await page.says('[aria-label="Pages de la liste"] [aria-current=page]', '2')
      await page.awake('ProjectModal')
      await page.click('a[data-project]')
      await page.appears(DIALOG)
      await page.press('Escape')
      await page.at('/projets/page/2')
      await page.back()
      await page.at('/projets')
      expect(violations(await page.takeFaults())).toEqual([])
    })
  })

  describe(`${engine.name}, when the system is dark`, () => {
    beforeAll(async () => {
      await launch({ scheme: 'dark' })
    })
    afterAll(() => driver?.close())

    test('the pages are dark, unless a light theme was chosen', async () => {
      await at(DESKTOP)
      await page.open('/')
      const dark = await background()
      await page.click('[popovertarget=theme]')
      await page.click('#theme label:has([value=light])')
      await page.until(background, (now) => now !== dark, 'the light ground')
      await page.open('/projets')
      expect(await background()).not.toBe(dark)
      expect(await page.takeFaults()).toEqual([])
    })
  })

  describe(`${engine.name}, without JavaScript`, () => {
    beforeAll(async () => {
      await launch({ scripts: false })
    })
    afterAll(() => driver?.close())

    test('a card leads to the page of its project', async () => {
      await at(DESKTOP)
      await page.open('/projets')
      await page.click(BANK)
      await page.says('h1', 'Banque en ligne')
      await page.at('/projets/banque')
    })

    test('the drawer opens and leads on; the theme, which needs a script, is not offered', async () => {
      await at(PHONE)
      await page.open('/')
      expect(await page.isVisible('[popovertarget=theme]')).toBe(false)
      await page.click(OPENER)
      await page.appears(DRAWER)
      await page.click(`${DRAWER} a[href="/contact"]`)
      await page.at('/contact')
    })

    test('the form says how to write instead', async () => {
      await page.open('/contact')
      expect(await page.text('form')).toContain('Sans JavaScript, le bouton ouvre votre messagerie.')
      expect(await page.attribute('form', 'action')).toBe('mailto:camille@example.org')
    })
  })
}
