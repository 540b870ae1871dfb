/** Decodes a percent-encoded path. Leaves a path with encoded dots or slashes unchanged, so that it cannot leave its folder. */
export function decoded(path: string): string {
  try {
    return /%2e|%2f|%5c/i.test(path) ? path : decodeURIComponent(path)
  } catch {
    return path
  }
}
