/** A click on « Dépôt non disponible » or « Site non disponible » logs a warning. */
export function warnOfUnavailable(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-unavailable]')
    if (button) console.warn(`${button.dataset.unavailable} : aucun lien n'est disponible pour ce projet.`)
  })
}
