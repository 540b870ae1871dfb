/** The storage key of the visitor's choice; `before-paint.ts` reads the same key. */
const KEY = 'theme'

/** When the night version of a picture is shown. */
const NIGHT_MEDIA: Readonly<Record<string, string>> = {
  system: '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
}

/** Applies and stores a choice of the theme, behind the animation of the shutters. */
export function followThemeChoice(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=theme]')]
  const mark = () => {
    for (const radio of radios) radio.checked = radio.value === applied()
  }
  // The visitor may choose another one in another tab, or while this page is kept to come back to or rendered ahead.
  const catchUp = () => {
    const theme = kept()
    if (theme === applied()) return
    apply(theme)
    mark()
  }
  for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, catchUp)
  for (const radio of radios)
    radio.addEventListener('change', () => {
      keep(radio.value)
      requestAnimationFrame(() => requestAnimationFrame(() => moveShutters(() => apply(radio.value))))
    })
  if (applied() !== 'system') relight(applied())
  mark()
}

const applied = () => document.documentElement.dataset.theme ?? 'system'

function apply(theme: string) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  relight(theme)
}

/** What before-paint.ts finds. If storage is blocked, the page keeps what it has. */
function kept(): string {
  try {
    const theme = localStorage.getItem(KEY) ?? ''
    return NIGHT_MEDIA[theme] ? theme : 'system'
  } catch {
    return applied()
  }
}

function relight(theme: string) {
  for (const source of document.querySelectorAll<HTMLSourceElement>('picture source[media]'))
    source.media = NIGHT_MEDIA[theme] ?? ''
}

function keep(theme: string) {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is blocked, so the choice lasts only as long as the page.
  }
}

/** Starts a view transition, which src/styles/soleil.scss, for one, draws as slats. A new choice ends the running one. */
function moveShutters(change: () => void) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm || !('startViewTransition' in document)) return change()
  document.startViewTransition(change)
}
