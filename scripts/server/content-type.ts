import { lookup } from 'mrmime'

/** Returns the `Content-Type` of a file by its extension. Text is UTF-8. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type
}
