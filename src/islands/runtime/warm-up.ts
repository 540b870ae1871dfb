/** Loads the first module of the island of the dialog and runs its `warmUp` when the browser is idle. Fetches nothing else. */
export function warmUp(): void {
  const island = document.querySelector<HTMLElement>('[data-island=ProjectModal]')
  if (!island) return
  const [module = ''] = (island.dataset.modules as string).split(' ')
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  addEventListener('load', () => whenIdle(() => import(/* @vite-ignore */ module).then(({ warmUp }) => warmUp(island))))
}
