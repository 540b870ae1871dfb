/** What stands percent-encoded in an address, as it is called on the disk. */
export function decoded(path: string): string {
  try {
    return /%2e|%2f|%5c/i.test(path) ? path : decodeURIComponent(path)
  } catch {
    return path
  }
}
