/**
 * Lets the keyboard stop at tables, code and the text of the dialog only where they scroll. Their HTML lets it always stop there, because
 * Safari gives no focus to what scrolls, and because pages work without scripts. (WCAG 2.1.1)
 */
export function keepScrollStops(): void {
  // Runs before the key moves the focus.
  document.addEventListener('keydown', () => {
    for (const part of document.querySelectorAll<HTMLElement>(':is(pre,section)[tabindex]'))
      part.tabIndex = part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight ? 0 : -1
  })
}
