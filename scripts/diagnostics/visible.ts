import { withVisibleControl } from '../spoken/control.ts'
import { withoutSecrets } from './secret-address.ts'

/** Makes a text safe to show: hides secret addresses, and makes characters visible that control the terminal. */
export function visible(text: string): string {
  return withVisibleControl(withoutSecrets(text))
}

/** Makes a file name safe for a terminal. It stays on one line. */
export function visibleName(name: string): string {
  return visible(name).replaceAll('\n', '␊')
}
