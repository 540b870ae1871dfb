declare global {
  /** The query of the dark scheme in the style sheet, which before-paint.ts finds. */
  var night: MediaList
}

/** The media query of the dark scheme, and of the night version of a picture, by theme. */
const NIGHT_MEDIA: Readonly<Record<string, string>> = {
  system: '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
}

/** Shows the night version of pictures where the theme is dark. The browser itself follows the theme of the system alone. */
export function choosePictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('picture source[media]'))
    source.media = night.mediaText
}

/** Applies and stores a choice of the theme, behind the animation of the shutters. */
export function followThemeChoice(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=theme]')]
  const apply = (theme: string) => {
    if (theme !== applied()) {
      const { dataset } = document.documentElement
      if (theme === 'system') delete dataset.theme
      else dataset.theme = theme
      night.mediaText = NIGHT_MEDIA[theme] as string
    }
    choosePictures()
    for (const radio of radios) radio.checked = radio.value === theme
  }
  const catchUp = () => apply(kept())
  catchUp()
  // The theme may change in another tab, or while this page is in the back/forward cache or prerendered.
  for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, catchUp)
  for (const radio of radios)
    radio.onchange = () => {
      keep(radio.value)
      requestAnimationFrame(() => requestAnimationFrame(() => moveShutters(() => apply(radio.value))))
    }
}

const applied = () => document.documentElement.dataset.theme ?? 'system'

/** Returns the stored theme, which before-paint.ts also reads. If storage is blocked, returns the present one. */
function kept(): string {
  try {
    const { theme } = localStorage
    return NIGHT_MEDIA[theme] ? theme : 'system'
  } catch {
    return applied()
  }
}

function keep(theme: string) {
  try {
    if (theme === 'system') delete localStorage.theme
    else localStorage.theme = theme
  } catch {
    // Storage is blocked, so the choice lasts only as long as the page.
  }
}

/**
 * Applies a change in a view transition, which the character draws (src/looks/soleil/site.scss: as slats). A new choice ends the running one.
 */
function moveShutters(change: () => void) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm || !document.startViewTransition) change()
  else document.startViewTransition(change)
}
