/**
 * Development only. What the address holds after a change takes the page's place as a reload would, without the browser's work for a
 * new page and without losing the reader's. `document.open()` takes every listener off, so that the page's scripts start afresh.
 */
const hot = import.meta.hot
if (hot === undefined) throw new Error('Only the development server serves this module.')

let newest = 0

hot.on('portfolio:content', async () => {
  // The module that locks the page behind an open dialog would never hear that it is gone.
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

hot.send('portfolio:listening')
