import { isMap, isScalar, isSeq, type ParsedNode, type Scalar } from 'yaml'
import { FIELDS_OF } from '../../fields/definitions.ts'
import type { FieldType } from '../../fields/field.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import { intendedField } from './unknown-key.ts'
import { joinPath } from './written.ts'

/** A text of a header that visitors read. */
interface HeaderText {
  /** Its key, with the numbers of its entries: `hero.sentences[0]`. */
  field: string
  reads: 'name' | 'title' | undefined
  node: Scalar.Parsed & { value: string }
}

/** Returns the texts of a header that visitors read, in order. */
export function textsOfHeader(file: ParsedFile): HeaderText[] {
  const found: HeaderText[] = []
  const read = (node: ParsedNode | null, type: FieldType, field: string) => {
    if (type.kind === 'list' && isSeq(node))
      for (const [index, item] of node.items.entries()) read(item as ParsedNode, type.of, `${field}[${index}]`)
    else if (type.kind === 'list') read(node, type.of, field)
    else if (type.kind === 'group' && isMap(node))
      for (const { key, value } of node.items) {
        // What stands under another name of a key is read as what it will be.
        const own = isScalar(key) ? intendedField(String(key.value), type.fields) : undefined
        if (own) read(value as ParsedNode | null, own.type, joinPath(field, own.key))
      }
    else if (type.kind === 'group' && isScalar(node)) {
      const own = type.fields.find(({ key }) => key === type.shorthand)
      if (own) read(node, own.type, field)
    } else if (type.kind === 'text' && type.reads !== 'code' && isText(node))
      found.push({ field, reads: type.reads, node })
  }
  read(file.header.contents, { kind: 'group', fields: FIELDS_OF[file.kind] }, '')
  return found
}

/** Returns the value of a key at the left edge, also under another name of it; `undefined` if there is none. */
export function valueMeant({ header, kind }: ParsedFile, key: string): unknown {
  if (header.has(key)) return header.get(key)
  const { contents } = header
  const item = isMap(contents)
    ? contents.items.find(
        (one) => isScalar(one.key) && intendedField(String(one.key.value), FIELDS_OF[kind])?.key === key,
      )
    : undefined
  return isScalar(item?.value) ? item.value.value : (item?.value ?? undefined)
}

function isText(node: ParsedNode | null): node is Scalar.Parsed & { value: string } {
  return isScalar(node) && typeof node.value === 'string'
}
