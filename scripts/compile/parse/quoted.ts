/** Puts a text into YAML quotes. */
export function quoted(value: string): string {
  return value.includes("'") ? `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : `'${value}'`
}
