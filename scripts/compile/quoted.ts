/** A text in quotes that leave it as it is. */
export function quoted(value: string): string {
  return value.includes("'") ? `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : `'${value}'`
}
