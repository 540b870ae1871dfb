import type { Decoded } from '../../compile/parse/decode.ts'
import { spoken } from '../../spoken/spoken.ts'
import { listed, SHOWN } from './listed.ts'

/** Says what a file was written in, unless it is UTF-8, because a letter may have been read as another. */
export function encodingRemarks({ text, encoding, single }: Decoded, file: string): string[] {
  if (encoding === 'UTF-8') return []
  if (encoding === 'UTF-16') return [spoken().import.encoding(file, encoding)]
  if (encoding === 'Windows-1252') return [spoken().import.encoding(file, `${encoding} (Latin-1)`)]
  // One more than is named, so that the list says that it goes on.
  const some = single.slice(0, SHOWN + 1)
  return [spoken().import.singleBytes(listed(some.map((at) => `${file}:${placeOf(text, at)} (${text.charAt(at)})`)))]
}

function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}
