/**
 * Moves the script that counts views out of its template (Document.tsx), which starts it. Waits until everything else has loaded, so that
 * no part of the page waits for its host. In a page that the browser renders before the visitor requests it, waits until the page is shown,
 * because it has no view before.
 */
export function countView(): void {
  addEventListener('load', () => {
    const script = document.querySelector<HTMLTemplateElement>('[data-tracker]')?.content.querySelector('script')
    if (!script) return
    script.onerror = () => console.warn('Analytics did not load:', script.src)
    const start = () => document.body.append(script)
    if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', start)
    else start()
  })
}
