import type { Page } from '@playwright/test'
import SPECIFICATION from '../specification.json' with { type: 'json' }
import { MOVING } from '../support/browser.ts'
import { type ChangedSite, serveChanged } from '../support/changed-site.ts'
import { fillForm, MESSAGE, openForm, sendButton, sendForm } from '../support/contact-form.ts'
import { projectFile } from '../support/content-folder.ts'
import { card, drawer, drawerOpener, modal, wake } from '../support/islands.ts'
import { BEHAVIOURS, type FakeMailProvider } from '../support/mail-provider.ts'
import { judge, type Row } from '../support/specification.ts'
import { expect, test } from '../support/test.ts'

test.use(MOVING)

/** Rows that hold in one state of a page. Its states follow each other in the order of the file. */
interface Group {
  page: string | readonly string[]
  /** @default the sample */
  site?: 'unfinished'
  /** @default 200 */
  status?: number
  /** The width of the only window that has this state. */
  at?: number
  state: string
  rows: readonly Row[]
}

const GROUPS = SPECIFICATION as readonly Group[]

/** Goes on after a departure, so that each is named. */
const softly = expect.configure({ soft: true })

const WRONG = { Nom: 'J3anne', 'E-mail': 'jeanne@example.f', Téléphone: '063998123', Message: 'Dix-neuf caractères' }
const RIGHT = {
  Nom: "Zoé L'Hôte-Œuvrard",
  'E-mail': 'J@E.FR',
  Téléphone: '0639981234',
  Message: 'Vingt caractères, oui',
}

interface Stage {
  page: Page
  mail: FakeMailProvider
  /** The answer that the provider holds back while a message is being sent. */
  held: { give(): void }
  /** What the pattern of the state has found in its name. */
  value: string
}

/** Brings a page into a state, from the one before. */
const STATES: readonly [RegExp, (stage: Stage) => Promise<unknown>][] = [
  [/^at rest$/, async () => {}],
  [
    /^the word after (\d+) ms$/,
    ({ page, value }) =>
      page.locator('[data-hero-words] span > span').evaluateAll((words, time) => {
        for (const animation of words.flatMap((word) => word.getAnimations())) {
          animation.pause()
          animation.currentTime = Number(time)
        }
      }, value),
  ],
  [/^scrolled$/, ({ page }) => page.mouse.wheel(0, 600)],
  [/^scrolled back$/, ({ page }) => page.mouse.wheel(0, -2000)],
  [
    /^drawer open$/,
    async ({ page }) => {
      await wake(page, 'MobileDrawer')
      await drawerOpener(page).click()
    },
  ],
  [/^drawer closed by its button$/, ({ page }) => page.getByRole('button', { name: 'Fermer le menu' }).click()],
  [
    /^drawer left by a link$/,
    async ({ page }) => {
      await drawerOpener(page).click()
      await drawer(page).getByRole('link', { name: 'Projets' }).click()
      await page.waitForURL('**/projets')
    },
  ],
  [
    /^modal of nothing$/,
    ({ page }) =>
      page.evaluate(() => {
        history.pushState({}, '', '/projets/rien')
        dispatchEvent(new PopStateEvent('popstate'))
      }),
  ],
  [
    /^modal of (.+)$/,
    async ({ page, value }) => {
      await wake(page, 'ProjectModal')
      await card(page, value).click()
      await expect(modal(page)).toHaveAttribute('data-status', 'open')
    },
  ],
  [/^modal closed by its button$/, ({ page }) => page.getByRole('button', { name: 'Fermer' }).click()],
  [/^modal closed by its backdrop$/, ({ page }) => page.mouse.click(4, 4)],
  [/^modal closed by Escape$/, ({ page }) => page.keyboard.press('Escape')],
  [/^(\d+) lines$/, ({ page, value }) => fillForm(page, { Message: Array(Number(value)).fill('ligne').join('\n') })],
  [
    /^wrong values left$/,
    async ({ page }) => {
      await fillForm(page, WRONG)
      await page.keyboard.press('Tab')
    },
  ],
  [/^emptied$/, ({ page }) => fillForm(page, { Nom: '', 'E-mail': '', Téléphone: '', Message: '' })],
  [
    /^right values left$/,
    async ({ page }) => {
      await fillForm(page, RIGHT)
      await page.keyboard.press('Tab')
    },
  ],
  [
    /^sending$/,
    async ({ page, mail, held }) => {
      const after = new Promise<void>((resolve) => {
        held.give = resolve
      })
      mail.next({ kind: 'answer', status: 200, text: 'OK', after })
      await sendButton(page).click()
    },
  ],
  [/^sent$/, async ({ held }) => held.give()],
  [
    /^failed$/,
    async ({ page, mail }) => {
      mail.next(BEHAVIOURS.serverError)
      await sendForm(page, MESSAGE)
    },
  ],
]

async function bring(state: string, stage: Omit<Stage, 'value'>): Promise<void> {
  for (const [pattern, act] of STATES) {
    const [found, value = ''] = pattern.exec(state) ?? []
    if (found !== undefined) return void (await act({ ...stage, value }))
  }
  throw new Error(`No state is called « ${state} ».`)
}

/** Goes to the end of what only fades from one colour to the other. */
const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })

/** Opens a page of the form as one that is old enough to send at once. */
async function open(page: Page, path: string, origin: string): Promise<number | undefined> {
  if (path === '/contact') {
    await openForm(page, origin)
    return 200
  }
  return (await page.goto(origin + path))?.status()
}

// One group for each width, so that two workers share the work: the file is one of the last, and one of them would wait for the other.
for (const width of [390, 1440])
  test.describe('every number and text of the specification', () => {
    test.describe.configure({ mode: 'default' })
    let unfinished: ChangedSite

    // States that no project of the sample has.
    test.beforeAll(async () => {
      unfinished = await serveChanged((content) => {
        content.write('projets/en-cours.md', projectFile({ number: '12', state: 'PROGRESS', title: 'En chemin' }))
        const untitled = projectFile({ number: '13', title: '', state: 'NOT_STARTED', theme: undefined }, '')
        content.write('projets/pas-encore.md', untitled)
      }, '--pages-only')
    })
    test.afterAll(() => unfinished?.dispose())

    test(`holds at ${width} px in both schemes`, async ({ page, mail, preview }) => {
      await page.setViewportSize({ width, height: 900 })
      const held = { give: () => {} }
      const pages = GROUPS.flatMap(({ page, site }) => [page].flat().map((path) => JSON.stringify([path, site])))
      for (const [path, site] of [...new Set(pages)].map((key) => JSON.parse(key))) {
        const groups = GROUPS.filter((group) => [group.page].flat().includes(path) && (group.site ?? null) === site)
        const status = await open(page, path, (site === null ? preview : unfinished).url)
        softly(status, path).toBe(groups.find((group) => group.status)?.status ?? 200)
        for (const { state, at = width, rows } of groups) {
          if (at !== width) continue
          await bring(state, { page, mail, held })
          const judged = rows.filter((row) => (row.at ?? width) === width)
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme })
            await softly
              .poll(() => finishTransitions(page).then(() => page.evaluate(judge, judged)), {
                message: `${path}, ${state}, ${colorScheme}`,
                timeout: 10_000,
              })
              .toEqual([])
          }
        }
      }
    })
  })
