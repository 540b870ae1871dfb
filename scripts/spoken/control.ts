/** Characters that control a terminal or change the direction of writing. Tabs and line feeds are none. */
export const CONTROL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g

const CONTROL_PICTURES = 0x2400

/** Makes those characters visible: `␛` for an escape. */
export function withVisibleControl(text: string): string {
  return text.replace(CONTROL, (character) => {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x20) return String.fromCodePoint(CONTROL_PICTURES + code)
    return code === 0x7f ? '␡' : `\\u{${code.toString(16)}}`
  })
}
