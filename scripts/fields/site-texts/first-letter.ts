/** Returns « Développeur » without its capital. « UX designer » and « React developer » keep theirs, because it is part of a name. */
export function withoutCapital(text: string, names: readonly string[]): string {
  const isName = names.some((name) => text.startsWith(`${name} `))
  return /^\p{Lu}\p{Ll}/u.test(text) && !isName ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
