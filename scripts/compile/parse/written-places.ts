import { isMap, isNode, isSeq, type YAMLSeq } from 'yaml'
import type { Place } from '../../diagnostics/severity.ts'
import type { WrittenPlaces } from '../contract/checked.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'

/**
 * Returns where the values of a header and the text below it are written.
 * @param refused entries of lists that are no values, which the numbers in paths do not count
 */
export function writtenPlaces(
  { header, headerPlace, body, bodyStart, places }: ParsedFile,
  refused: ReadonlySet<unknown>,
): WrittenPlaces {
  const values = new Map<string, Place>()
  const read = (node: unknown, path: readonly (string | number)[]) => {
    if (!isNode(node) || !node.range) return
    values.set(path.join('.'), headerPlace(node.range[0], node.range[1]))
    if (isMap(node)) for (const { key, value } of node.items) read(value, [...path, String(key)])
    if (isSeq(node)) for (const [index, item] of keptEntries(node, refused).entries()) read(item, [...path, index])
  }
  read(header.contents, [])
  return {
    values: Object.fromEntries(values),
    body: body.trim() === '' ? null : places.between(bodyStart, bodyStart + body.length),
  }
}

/** Returns the entries of a list that are values. */
export function keptEntries({ items }: YAMLSeq, refused: ReadonlySet<unknown>): readonly unknown[] {
  return refused.size === 0 ? items : items.filter((item) => !refused.has(item))
}
