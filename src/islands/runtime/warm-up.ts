/** Lets an island run its first module when the browser is idle. Nothing else of it is fetched. */
export function warmUp(name: string): void {
  const island = document.querySelector<HTMLElement>(`[data-island=${name}]`)
  const [module = ''] = island?.dataset.modules?.split(' ') ?? []
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  addEventListener('load', () => {
    if (island) whenIdle(() => import(/* @vite-ignore */ module).then(({ warmUp }) => warmUp(island)))
  })
}
