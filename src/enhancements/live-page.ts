/**
 * Development only: replaces the page after a change with what its address now returns. This is faster than a reload and keeps the
 * reader's place. `document.open()` removes every listener, so that the page's scripts can start again.
 */
const hot = import.meta.hot
if (hot === undefined) throw new Error('Only the development server serves this module.')

let newest = 0

hot.on('portfolio:content', async () => {
  // The module that locks the page behind an open dialog does not notice that the dialog has gone.
  if (document.querySelector('[aria-modal=true]')) return location.reload()
  const change = ++newest
  const page = await fetch(location.href)
  const html = await page.text()
  if (change !== newest) return
  const { scrollX, scrollY } = window
  document.open()
  document.write(html)
  document.close()
  scrollTo(scrollX, scrollY)
})

/** Vite's overlay ends in English about its own settings, which are not the owner's concern. */
hot.on('vite:error', () => {
  const tip = document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.tip')
  if (tip) tip.textContent = 'Corrigez et enregistrez le fichier : ce message disparaîtra. Échap le ferme.'
})

hot.send('portfolio:listening')
