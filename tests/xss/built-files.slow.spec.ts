import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../../scripts/server/static-server.ts'
import { siteHeaders } from '../support/built-site.ts'
import { wake } from '../support/islands.ts'
import { SITE_FOLDER } from '../support/preview-server.ts'
import { BREAKOUTS, oneIn, POINTED, TABULATED, TRIES_ALL } from './payloads.ts'
import { provoke, type Recorder, record } from './recorder.ts'

/** Writes raw payloads into the files of a built site, as if the compiler let everything through. */
test.describe.configure({ timeout: 300_000 })

/** Protections against a payload. `none` proves that the payloads work; the weekly workflow tries the third one too. */
const WALLS = ['none', 'the headers', 'the meta element'] as const
type Wall = (typeof WALLS)[number]
const TRIED = WALLS.filter((wall) => TRIES_ALL || wall !== 'the meta element')

const HEADERS = siteHeaders()
const { 'Content-Security-Policy': _, ...WITHOUT_POLICY } = HEADERS
const META_POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/i

/** Closes all that the previous payload has left open. */
const END = `--></textarea></script></style></title></xmp></noscript></template></select></svg></math>"'>`
const PAYLOADS_A_PAGE = 60

/** Last, because they hide everything after them. */
const HIDING = /<plaintext|<frameset/i
const payloads = [...POINTED, ...oneIn(16, TABULATED)].sort((a, b) => Number(HIDING.test(a)) - Number(HIDING.test(b)))

function groups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Copies the built site, adds pages with the payloads, and removes the policy of the pages if the wall asks for it. */
function poisonedSite(wall: Wall): { folder: string; pages: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'poisoned-'))
  cpSync(SITE_FOLDER, folder, { recursive: true })
  const clean = readFileSync(join(folder, 'contact.html'), 'utf8')
  const html = wall === 'the meta element' ? clean : clean.replace(META_POLICY, '')
  const pages = groups(payloads, PAYLOADS_A_PAGE).map((group, index) => {
    const raw = group.map((payload) => `${END}<div>${payload}`).join('\n')
    writeFileSync(
      join(folder, `poison-${index}.html`),
      html.replace('</main>', () => `${raw}${END}</main>`),
    )
    return `poison-${index}`
  })
  const list = readFileSync(join(folder, 'projets.html'), 'utf8')
  if (wall !== 'the meta element') writeFileSync(join(folder, 'projets.html'), list.replace(META_POLICY, ''))
  poisonDetails(folder)
  return { folder, pages }
}

/** The first projects of the list, which together hold every payload that breaks out of a text. */
const OPENED = ['librairie', 'agence-de-voyages', 'carte-animee', 'carrousel']

/** Poisons the texts of the modal, which are in a separate module for each language. */
function poisonDetails(folder: string) {
  for (const file of readdirSync(join(folder, 'assets')).filter((name) => /^projets-.*\.js$/.test(name))) {
    const code = readFileSync(join(folder, 'assets', file), 'utf8')
    const [, projects = '', rest = ''] = /^export const projects=(\[.*\])(,words=.*)$/s.exec(code) ?? []
    const records: { description: string }[] = JSON.parse(projects)
    const parts = groups(BREAKOUTS, Math.ceil(BREAKOUTS.length / OPENED.length))
    const poisoned = records.map((record, index) => ({
      ...record,
      description: (parts[index % OPENED.length] ?? []).join(END),
    }))
    writeFileSync(join(folder, 'assets', file), `export const projects=${JSON.stringify(poisoned)}${rest}`)
  }
}

for (const wall of TRIED) {
  test(`raw payloads in built pages, behind ${wall}`, async ({ browser }) => {
    const { folder, pages } = poisonedSite(wall)
    const server = await serve({ folder, headers: wall === 'the headers' ? HEADERS : WITHOUT_POLICY })
    const context = await browser.newContext()
    const recorder = await record(context, new URL(server.url).origin)
    try {
      for (const path of pages) {
        const page = await context.newPage()
        await page.goto(server.url + path)
        // Without a policy, a payload may load another page in the meantime.
        await (wall === 'none' ? provoke(page).catch(() => undefined) : provoke(page))
        await page.close()
        // Enough to prove that the payloads work.
        if (wall === 'none' && executesEnough(recorder)) break
      }
      expectSafe(wall, recorder)
    } finally {
      await context.close()
      await server.close()
      rmSync(folder, { recursive: true })
    }
  })
}

for (const wall of TRIED.filter((wall) => wall !== 'none')) {
  test(`raw payloads in the texts of the modal, behind ${wall}`, async ({ browser }) => {
    const { folder } = poisonedSite(wall)
    const server = await serve({ folder, headers: wall === 'the headers' ? HEADERS : WITHOUT_POLICY })
    const context = await browser.newContext()
    const recorder = await record(context, new URL(server.url).origin)
    const page = await context.newPage()
    try {
      for (const slug of OPENED) {
        await page.goto(`${server.url}projets`)
        await wake(page, 'ProjectModal')
        await page.locator(`a[data-project=${slug}]`).click()
        // The raw payloads are in the modal.
        await page.locator('[role=dialog] :is([onerror], [onfocus], script)').first().waitFor({ state: 'attached' })
        await provoke(page)
      }
      expectSafe(wall, recorder)
    } finally {
      await context.close()
      await server.close()
      rmSync(folder, { recursive: true })
    }
  })
}

const executesEnough = ({ executed, remote }: Recorder) => executed.length > 100 && remote.length > 10

function expectSafe(wall: Wall, recorder: Recorder) {
  if (wall === 'none') expect(executesEnough(recorder)).toBe(true)
  else expect(recorder).toEqual({ executed: [], remote: [] })
}
