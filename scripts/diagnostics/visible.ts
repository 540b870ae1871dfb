import { withVisibleControl } from '../spoken/control.ts'
import { withoutSecrets } from './secret-address.ts'

/**
 * Makes a text safe to show: hides secret addresses, makes characters visible that control the terminal, and moves lines in that GitHub's
 * machines would take for a command.
 */
export function visible(text: string): string {
  return withVisibleControl(withoutSecrets(text)).replace(/\n(?=::|##\[)/g, '\n ')
}

/** Makes a file name safe for a terminal. It stays on one line. */
export function visibleName(name: string): string {
  return visible(name).replaceAll('\n', '␊')
}
