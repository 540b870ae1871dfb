import { isMap, isScalar, isSeq, Pair, type ParsedNode, Scalar, YAMLMap } from 'yaml'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import type { Findings } from '../../diagnostics/findings.ts'
import type { Span } from '../../diagnostics/severity.ts'
import type { Change, Migration, Values } from '../../fields/migrations/migration.ts'
import { MIGRATIONS } from '../../fields/migrations/migrations.ts'
import { own } from '../../fields/own.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import { parseYaml } from '../parse/header-repair.ts'
import { quoted } from '../parse/quoted.ts'
import { isSafe } from './plain-text.ts'
import { type Group, type Item, isEmpty, isGroup, keyOf, sourceOf } from './written.ts'

export interface Migrating {
  migrations: readonly Migration[]
  /** The command that rewrites the files. */
  call: string
}

export const ALL_MIGRATIONS: Migrating = { migrations: MIGRATIONS, call: 'npx portfolio migrate' }

/**
 * Reports names and values of older versions, and gives the header the meaning that it had then. The nodes keep their places in the file.
 * @returns the same change as edits of the file, or `null` if the owner has to make one
 */
export function migrateHeader(
  file: ParsedFile,
  findings: Findings,
  { migrations, call }: Migrating = ALL_MIGRATIONS,
): readonly Edit[] | null {
  const edits: (Edit | null)[] = []
  for (const { since, says, kinds, changes } of migrations) {
    if (!kinds.includes(file.kind)) continue
    for (const change of changes) {
      const words = 'removed' in change ? `${says} ${change.removed}` : says
      for (const found of foundIn(file, change)) {
        const { item, to, problem } = found
        const facts = { field: change.key, actual: keyOf(item), suggestion: to, since, says: words }
        const at = file.headerPlace(item.key.range[0], item.key.range[1])
        if (problem !== undefined) {
          findings.add('migration/by-hand', at, { ...facts, problem })
          edits.push(null)
          setAside(found, file)
          continue
        }
        const made = editsOf(found, file)
        edits.push(...(made?.map(({ from, to, text }) => ({ ...file.headerPlace(from, to), text })) ?? [null]))
        findings.add('migration/due', at, { ...facts, byHand: made === null, call })
        changeMeaning(found)
      }
    }
  }
  return edits.every((edit) => edit !== null) ? edits : null
}

/** An old key, or one with an old value, and its replacement. */
interface Found {
  /** The header, or the entry of a list, in which its paths begin. */
  root: Group
  path: readonly string[]
  /** The group of the key. */
  holder: Group
  item: Item
  /** The new path; `null` if the key is removed. */
  target: readonly string[] | null
  /** The new value, if it changes. */
  value: { node: Scalar.Parsed; text: string } | null
  /** The new path in the notation of the migration. */
  to: string | null
  problem?: 'repeated' | 'taken' | 'value'
}

function foundIn(file: ParsedFile, change: Change): Found[] {
  const lists = change.key.split('[].')
  const path = lists.pop()?.split('.') ?? []
  const to = 'to' in change ? change.to : 'removed' in change ? null : change.key
  const target = to?.split('[].').at(-1)?.split('.') ?? null
  const isMoved = to !== change.key
  const values = 'values' in change ? change.values : undefined
  let roots = [file.header.contents as unknown as Group]
  for (const list of lists)
    roots = roots.flatMap((root) => {
      const entries = root.getIn(list.split('.'), true)
      return isSeq<ParsedNode>(entries) ? entries.items.filter(isGroup) : []
    })
  return roots.flatMap((root) => {
    const holder = path.length === 1 ? root : root.getIn(path.slice(0, -1), true)
    if (!isMap(holder)) return []
    const [item, ...others] = (holder as Group).items.filter((item) => keyOf(item) === path.at(-1))
    if (item === undefined) return []
    const found: Found = { root, path, holder: holder as Group, item, target, value: null, to }
    if (isMoved && others.length > 0) return { ...found, problem: 'repeated' }
    if (isMoved && target !== null && isTaken(root, target)) return { ...found, problem: 'taken' }
    if (values === undefined || isEmpty(item.value)) return isMoved ? found : []
    // Without a new name it is not certain that a list is an old value.
    if (!isScalar(item.value)) return isMoved ? { ...found, problem: 'value' } : []
    const old = typeof item.value.value === 'string' ? item.value.value.trim() : sourceOf(item.value)
    const text = newValue(values, old)
    if (text === null) return { ...found, problem: 'value' }
    if (text === old) return isMoved ? found : []
    return { ...found, value: { node: item.value, text } }
  })
}

function newValue(values: Values, old: string): string | null {
  if (typeof values === 'function') return values(old)
  return own(values, old) ?? old
}

/** Returns whether a key already has a value, or whether something other than a group stands in the place of its group. */
function isTaken(root: Group, target: readonly string[]): boolean {
  return target.some((_, index) => {
    const node = root.getIn(target.slice(0, index + 1), true)
    return node !== undefined && (index === target.length - 1 || !(isMap(node) || isEmpty(node as ParsedNode)))
  })
}

/** Removes a key that cannot be understood. It is reported, so it counts neither as unknown nor as missing. */
function setAside({ holder, item, target }: Found, { unread }: ParsedFile) {
  holder.items = holder.items.filter((other) => keyOf(other) !== keyOf(item))
  if (target?.[0] !== undefined) unread.add(target[0])
}

function changeMeaning({ root, path, item, target, value }: Found) {
  if (value !== null) Object.assign(value.node, parseYaml(writtenAs(value)).contents, { range: value.node.range })
  if (target === null) return root.deleteIn(pathToEmpty(root, path, target))
  const groups = target.slice(0, -1)
  if (groups.join('.') !== path.slice(0, -1).join('.')) {
    root.deleteIn(pathToEmpty(root, path, target))
    let group = root
    for (const name of groups) {
      const next = group.items.find((other) => keyOf(other) === name) ?? (new Pair(keyLike(item, name), null) as Item)
      if (!group.items.includes(next)) group.items.push(next)
      if (!isGroup(next.value))
        next.value = Object.assign(new YAMLMap(), { range: item.key.range }) as unknown as ParsedNode
      group = next.value as ParsedNode & Group
    }
    group.items.push(item)
  }
  item.key = keyLike(item, target.at(-1) ?? '')
}

function keyLike({ key }: Item, name: string): ParsedNode {
  return Object.assign(new Scalar(name), { range: key.range, source: name, type: (key as Scalar).type }) as ParsedNode
}

/** Returns the path of a key, or of the outermost group that would be empty without it, unless the key stays in that group. */
function pathToEmpty(root: Group, path: readonly string[], target: readonly string[] | null): readonly string[] {
  const parent = path.slice(0, -1)
  const group = parent.length === 0 ? null : root.getIn(parent, true)
  const stays = parent.join('.') === target?.slice(0, parent.length).join('.')
  return isMap(group) && group.items.length === 1 && !stays ? pathToEmpty(root, parent, target) : path
}

interface Part extends Span {
  text: string
}

/** Returns the edits, or `null` if the change cannot be made line by line. */
function editsOf({ root, path, holder, item, target, value }: Found, file: ParsedFile): Part[] | null {
  const { headerText } = file
  const own = target === null ? [] : nameParts(item, target.at(-1) ?? '')
  if (value !== null) {
    if (/^BLOCK/.test(value.node.type ?? '')) return null
    const [from, to] = value.node.range
    own.push({ from, to, text: writtenAs(value) })
  }
  if (target !== null && target.slice(0, -1).join('.') === path.slice(0, -1).join('.')) return own
  const emptied = pathToEmpty(root, path, target)
  const outer = emptied.length === 1 ? root : (root.getIn(emptied.slice(0, -1), true) as Group)
  const gone = outer.items.find((other) => keyOf(other) === emptied.at(-1)) ?? item
  // A comment above the only key of a group would be removed with the group.
  const isAlone = gone === item || !headerText.slice(gone.key.range[1], item.key.range[0]).includes('#')
  const removal = isAlone ? rangeOf(gone, outer, headerText) : null
  if (target === null) return removal && outer.items.length > 1 ? [removal] : null
  const line = linesOf(item, holder, headerText)
  let group = root
  let depth = 0
  for (; depth < target.length - 1; depth++) {
    const next = group.items.find((other) => keyOf(other) === target[depth])
    if (next === undefined) break
    if (!isGroup(next.value) || next.value.items.length === 0) return null
    group = next.value
  }
  const [first, last] = [group.items[0], group.items.at(-1)]
  if (line === null || group.flow || !first || !last) return null
  const indent = columnOf(first.key.range[0], headerText)
  const missing = target.slice(depth, -1)
  const lines = own.reduceRight(
    (text, { from, to, text: by }) => {
      return text.slice(0, from - line.from) + by + text.slice(to - line.from)
    },
    headerText.slice(line.from, line.to),
  )
  const shift = indent + 2 * missing.length - columnOf(item.key.range[0], headerText)
  const text =
    missing.map((name, level) => `${' '.repeat(indent + 2 * level)}${name}:\n`).join('') +
    lines.split('\n').map(shiftedBy(shift)).join('\n')
  if (group === holder) return [{ ...line, text }]
  const end = lineAfter(endOf(last, headerText), headerText)
  return removal && (outer.items.length > 1 || outer === group) ? [removal, { from: end, to: end, text }] : null
}

/** Moves a line to the right, or to the left as far as it has spaces. */
function shiftedBy(columns: number): (line: string) => string {
  return (line) => {
    if (line === '' || line === '\r') return line
    const spaces = line.length - line.trimStart().length
    return columns < 0 ? line.slice(Math.min(-columns, spaces)) : ' '.repeat(columns) + line
  }
}

function nameParts({ key }: Item, name: string): Part[] {
  const quotes = isScalar(key) && /^QUOTE/.test(key.type ?? '') ? 1 : 0
  return [{ from: key.range[0] + quotes, to: key.range[1] - quotes, text: name }]
}

/** Writes a value in the quotes of the old one, or in those that it needs. */
function writtenAs({ node, text }: NonNullable<Found['value']>): string {
  if (node.type === 'QUOTE_DOUBLE') return JSON.stringify(text)
  if (node.type === 'QUOTE_SINGLE') return `'${text.replaceAll("'", "''")}'`
  return isSafe(text) || /^\d+$/.test(text) ? text : quoted(text)
}

/** Returns the part that is removed with a key: its lines, or its part of a line and the separator. */
function rangeOf(item: Item, group: Group, text: string): Part | null {
  const lines = linesOf(item, group, text)
  if (lines !== null) return { ...lines, text: '' }
  const index = group.items.indexOf(item)
  const [before, after] = [group.items[index - 1], group.items[index + 1]]
  const from = after || !before ? item.key.range[0] : endOf(before, text)
  const to = after ? after.key.range[0] : endOf(item, text)
  // A comment in between would be removed too.
  return text.slice(from, to).includes('#') ? null : { from, to, text: '' }
}

/** Returns the lines of a key with its comment, or `null` if it shares a line. */
function linesOf(item: Item, group: Group, text: string): Omit<Part, 'text'> | null {
  const from = item.key.range[0] - columnOf(item.key.range[0], text)
  if (group.flow || text.slice(from, item.key.range[0]).trim() !== '') return null
  return { from, to: lineAfter(endOf(item, text), text) }
}

/** Returns the end of a key and its value, without white space. */
function endOf({ key, value }: Item, text: string): number {
  return Math.max(key.range[1], text.slice(0, value?.range[1] ?? 0).trimEnd().length)
}

function columnOf(at: number, text: string): number {
  return at - (text.lastIndexOf('\n', at - 1) + 1)
}

function lineAfter(at: number, text: string): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}
