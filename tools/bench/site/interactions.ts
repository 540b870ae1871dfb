import { type DevTools, type DevToolsPage, until } from '../../../tests/support/devtools.ts'
import { asTelephone, load, readVitals, type Telephone, tap } from './telephone.ts'

/** Milliseconds from an interaction to the next paint, by its name. */
export type Interactions = Readonly<Record<string, number>>

interface Step {
  /** `null`: it prepares the next one and is not measured. */
  name: string | null
  run(page: DevToolsPage): Promise<void>
  /** An expression that becomes true in the page. */
  until: string
}

/** The steps of a first visit of each page, in the order of a visitor. The wake of an island that waits for intent is part of the measure. */
const VISITS: readonly { path: string; steps: readonly Step[] }[] = [
  {
    path: '/projets',
    steps: [
      tapping('opening the drawer', '[data-drawer-opener]', `document.querySelector('#menu:popover-open') !== null`),
      tapping('closing the drawer', '#menu button', `document.querySelector('#menu:popover-open') === null`),
      tapping('opening the themes', '[popovertarget=theme]', `document.querySelector('#theme:popover-open') !== null`),
      tapping('choosing a theme', 'label:has([value=dark])', `document.documentElement.dataset.theme === 'dark'`),
      // Closes the list of themes, because it lies above the cards.
      tapping(null, 'h1', `document.querySelector('#theme:popover-open') === null`),
      // Not measured here, because visit.ts measures it as the first interaction of a page.
      tapping(null, '[data-project]', `document.querySelector('[aria-modal=true]') !== null`),
      tapping(
        'closing a project',
        '[aria-modal=true] button[aria-label=Fermer]',
        `document.querySelector('[aria-modal=true]') === null`,
      ),
    ],
  },
  {
    path: '/projets',
    steps: [
      tapping(
        'opening the filter',
        '[popovertarget=filtre]',
        `document.querySelector('#filtre:popover-open') !== null`,
      ),
      tapping('choosing a filter', '#filtre ul a', `location.search !== ''`),
      tapping('closing the filter', '#filtre [data-tone]', `document.querySelector('#filtre:popover-open') === null`),
      tapping(null, 'li:not([hidden]) > [data-project]', `document.querySelector('[aria-modal=true]') !== null`),
      goingBack('Back from a project', `document.querySelector('[aria-modal=true]') === null`),
    ],
  },
  {
    path: '/contact',
    steps: [
      tapping('entering the form', 'form [name=name]', `document.activeElement?.getAttribute('name') === 'name'`),
      typing(null, 'name', 'Jeanne Essai'),
      typing('typing a wrong address', 'email', 'jeanne@'),
      tapping('leaving it', 'form [name=phone]', `document.querySelector('[aria-invalid=true]') !== null`),
      typing(null, 'email', 'example.org', 'jeanne@example.org'),
      typing(null, 'phone', '0639981234'),
      typing('typing a message', 'description', 'Bonjour, parlons de votre projet.'),
      tapping('sending the message', 'form [type=submit]', `document.querySelector('[data-state=idle]') === null`),
    ],
  },
]

/**
 * Does everything that a visitor can do in our pages, on the telephone of the visits.
 * @param origin of our site
 * @throws {Stalled} when a page does not answer
 */
export async function interact(browser: DevTools, telephone: Telephone, origin: string): Promise<Interactions> {
  const measured: Record<string, number> = {}
  for (const { path, steps } of VISITS) {
    const page = await browser.newPage()
    try {
      const traffic = await asTelephone(page, telephone)
      await load(page, new URL(path, origin).href)
      await traffic.quiet()
      for (const step of steps) {
        await page.evaluate('vitals.interactions = []')
        await step.run(page)
        await until(`${path}, ${step.name ?? 'a preparation'}: ${step.until}`, () => page.evaluate(step.until))
        const { interactions } = await readVitals(page)
        // The browser makes no entry for a paint within 16 ms.
        if (step.name !== null) measured[step.name] = Math.max(...interactions, 0)
      }
    } finally {
      await page.close()
    }
  }
  return measured
}

function tapping(name: string | null, selector: string, until: string): Step {
  return { name, run: (page) => tap(page, selector), until }
}

/** Goes back. The page measures from the call to the paint after the answer, because no event of its own begins it. */
function goingBack(name: string, until: string): Step {
  return {
    name,
    async run(page) {
      await page.evaluate(`{
        const from = performance.now()
        const painted = () => vitals.interactions.push(performance.now() - from)
        addEventListener('popstate', () => requestAnimationFrame(() => setTimeout(painted)), { once: true })
        history.back()
        null
      }`)
    },
    until: `vitals.interactions.length > 0 && ${until}`,
  }
}

/** Types key by key, in a field that a finger gave the focus. */
function typing(name: string | null, field: string, text: string, result = text): Step {
  return {
    name,
    async run(page) {
      await tap(page, `form [name=${field}]`)
      await page.evaluate('vitals.interactions = []')
      for (const key of text) {
        await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
        await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
      }
    },
    until: `document.querySelector('form [name=${field}]').value === ${JSON.stringify(result)}`,
  }
}
