/**
 * Moves the script that counts views out of its template (Document.tsx), which starts it: once all else has loaded, so that nothing of the page
 * waits for its host, and not in a page that the browser renders before anyone asks for it, which is no view yet.
 */
export function countView(): void {
  addEventListener('load', () => {
    const script = document.querySelector<HTMLTemplateElement>('[data-tracker]')?.content.querySelector('script')
    if (!script) return
    script.onerror = () => console.warn(`Analytics script did not load: ${script.src}`)
    const start = () => document.body.append(script)
    if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', start)
    else start()
  })
}
