/** A click on « Dépôt non disponible » or « Site non disponible » logs its text as a warning. */
export function warnOfUnavailable(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.('[data-unavailable]')
    if (button) console.warn(button.textContent)
  })
}
