/** Returns a path of values as a message names it: `skills.0.items` gives `skills[0].items`. */
export function fieldOf(path: string): string {
  return path.replace(/\.(\d+)/g, '[$1]')
}

/** Returns the path of a field: `profiles[0].url` gives `profiles.0.url`. */
export function pathOf(field: string): string {
  return field.replace(/\[(\d+)\]/g, '.$1')
}
