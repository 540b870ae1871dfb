import { isMap, isNode, isSeq } from 'yaml'
import type { Place } from '../../diagnostics/severity.ts'
import type { WrittenPlaces } from '../contract/checked.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'

/** Returns where the values of a header and the text below it are written. */
export function writtenPlaces({ header, headerPlace, body, bodyStart, places }: ParsedFile): WrittenPlaces {
  const values = new Map<string, Place>()
  const read = (node: unknown, path: readonly (string | number)[]) => {
    if (!isNode(node) || !node.range) return
    values.set(path.join('.'), headerPlace(node.range[0], node.range[1]))
    if (isMap(node)) for (const { key, value } of node.items) read(value, [...path, String(key)])
    if (isSeq(node)) for (const [index, item] of node.items.entries()) read(item, [...path, index])
  }
  read(header.contents, [])
  return {
    values: Object.fromEntries(values),
    body: body.trim() === '' ? null : places.between(bodyStart, bodyStart + body.length),
  }
}
