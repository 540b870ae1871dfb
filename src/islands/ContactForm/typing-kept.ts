/**
 * Follows the focus in the form. The result gives back the focus and the last letter after the island has failed, so that whoever types
 * goes on typing.
 */
export function keepTyping(element: HTMLElement): () => void {
  // Remembered, because React removes the form before it says why.
  let focused = element.querySelector<HTMLElement>(':focus')
  // Captured, because React may wake the form, and fail, before the event reaches the field.
  const note = ({ target }: Event) => {
    focused = target as HTMLElement
  }
  element.addEventListener('focusin', note, true)
  // React wakes the form at this event too. If its field has lost the focus by then, the browser is about to focus another element.
  let isLeaving = false
  element.addEventListener('change', () => (isLeaving = document.activeElement === document.body), true)
  element.addEventListener('change', () => (isLeaving = false))
  return () => {
    // Read before the focus, whose event React handles too.
    const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const texts = [...fields].map((field) => [field, field.value] as const)
    if (!isLeaving && document.activeElement === document.body) focused?.focus()
    // After this task, because at its end React takes back the letter whose event failed.
    queueMicrotask(() => {
      for (const [field, text] of texts) field.value = text
    })
  }
}
