/** Logs the text of « Dépôt non disponible » or « Site non disponible » as a warning when the visitor clicks it. */
export function warnOfUnavailable(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.('[data-unavailable]')
    if (button) console.warn(button.textContent)
  })
}
