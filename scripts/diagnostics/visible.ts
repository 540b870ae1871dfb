import { withoutSecrets } from './secret-address.ts'

/**
 * Makes a text safe to show. Secret addresses are hidden. Characters that control the terminal or change the direction of writing become
 * visible (`␛` for an escape). Tabs and line feeds stay.
 */
export function visible(text: string): string {
  return withoutSecrets(text).replace(COMMANDS, (character) => {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x20) return String.fromCodePoint(CONTROL_PICTURES + code)
    return code === 0x7f ? '␡' : `\\u{${code.toString(16)}}`
  })
}

/** Makes a file name safe for a terminal. It stays on one line. */
export function visibleName(name: string): string {
  return visible(name).replaceAll('\n', '␊')
}

const CONTROL_PICTURES = 0x2400

const COMMANDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g
