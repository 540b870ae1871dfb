import { lookup } from 'mrmime'

/** What a good host says of a file, by its ending; text is in UTF-8. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type
}
