/** Where a visitor's choice is kept; nothing is until they choose. `theme-first.ts` reads the same key. */
const KEY = 'theme'

/** Applies a choice of the theme and keeps it. The radio buttons show it at once; then the shutters move. */
export function followThemeChoice(): void {
  const root = document.documentElement
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=theme]')]
  const chosen = root.dataset.theme ?? 'system'
  for (const radio of radios) {
    radio.checked = radio.value === chosen
    radio.addEventListener('change', () => {
      keep(radio.value)
      requestAnimationFrame(() => requestAnimationFrame(() => moveShutters(() => apply(radio.value))))
    })
  }
}

function apply(theme: string) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

function keep(theme: string) {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** A view transition that src/styles/global.scss draws as slats; a new choice ends the one that is running. */
function moveShutters(change: () => void) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm || !('startViewTransition' in document)) return change()
  const root = document.documentElement
  root.dataset.shutters = ''
  document.startViewTransition(change).finished.finally(() => delete root.dataset.shutters)
}
