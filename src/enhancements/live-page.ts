/**
 * On the dev server only: replaces the page after a change with the new HTML of its address. This is faster than a reload and keeps the
 * scroll position. `document.open()` removes every listener, so that the page's scripts, including this one, can start again.
 */
const shown = Number(document.currentScript?.dataset.version)
const changes = new EventSource('/_live/changes')
let newest = shown

changes.addEventListener('message', ({ data }) => {
  const { version, errors, hint }: { version: number; errors: string | null; hint: string } = JSON.parse(data)
  document.querySelector(OVERLAY)?.remove()
  if (errors !== null) document.body.append(overlayOf(errors, hint))
  else if (version > newest) replacePage(version)
})

async function replacePage(version: number): Promise<void> {
  newest = version
  // The module that locks the page behind an open dialog does not notice that the dialog is gone.
  if (document.querySelector('[aria-modal=true]')) return location.reload()
  const page = await fetch(location.href)
  const html = await page.text()
  if (version !== newest) return
  changes.close()
  const { scrollX, scrollY } = window
  // Chromium never ends a view transition whose page is rewritten, and until it ends no click reaches the page.
  document.activeViewTransition?.skipTransition()
  document.open()
  document.write(trusted(html))
  document.close()
  scrollTo(scrollX, scrollY)
}

/** Marks HTML as trusted, because it comes from the server of the page itself. */
function trusted(html: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  return trustedTypes?.createPolicy('live', { createHTML: (text) => text }).createHTML(html) ?? html
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): {
    createHTML(text: string): string
  }
}

function overlayOf(errors: string, hint: string): HTMLElement {
  const overlay = document.createElement(OVERLAY)
  const shadow = overlay.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(OVERLAY_CSS)
  shadow.adoptedStyleSheets = [sheet]
  const box = shadow.appendChild(document.createElement('section'))
  box.setAttribute('role', 'alert')
  box.appendChild(document.createElement('pre')).textContent = errors.trim()
  box.appendChild(document.createElement('p')).textContent = hint
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && overlay.remove())
  return overlay
}

const OVERLAY = 'portfolio-errors'

/** Fixed colours and sizes, because the overlay must not depend on the look. */
const OVERLAY_CSS = `
:host { position: fixed; z-index: 1000; inset: 0; overflow: auto; padding: 5vmin; background: rgb(0 0 0 / .7) }
section { max-width: 68rem; margin: auto; padding: 1.5rem 2rem; border-top: 6px solid #ff6b5e; border-radius: 8px; background: #181818; color: #f2f2f2 }
pre { margin: 0; font: 1rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: 1.5rem 0 0; color: #c9c9c9; font: 1rem/1.5 system-ui, sans-serif }`
