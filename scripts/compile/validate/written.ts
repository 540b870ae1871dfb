import { isMap, isScalar, isSeq, type Pair, type ParsedNode, type Scalar, type YAMLMap } from 'yaml'
import { isError } from '../../diagnostics/diagnostic.ts'
import { Findings, type Report, reportKnowing } from '../../diagnostics/findings.ts'
import { severityOf } from '../../diagnostics/message.ts'
import { phrase, type Wording } from '../../diagnostics/phrase.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { FieldType } from '../../fields/field.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import type { Surroundings } from '../contract/surroundings.ts'

export type Group = YAMLMap<ParsedNode, ParsedNode | null>
export type Item = Pair<ParsedNode, ParsedNode | null>

/** A header while its values are read. */
export interface Header {
  readonly file: ParsedFile
  readonly sources: Surroundings
  readonly findings: Findings
  /** Keys at the left edge that have an error, directly or in one of their parts. */
  readonly faulty: Set<string>
  /** Keys of a group that are written at the left edge, outside their group: `hero.words`. */
  readonly misplaced: Set<string>
  /** Values that stand under another name of a key at the left edge: « categories » of another generator. */
  readonly renamed: Map<string, Item>
  /** Entries of lists that are refused, which the values leave out. */
  readonly refused: Set<ParsedNode | null>
  /** Whether no value is missing or refused so far. */
  isComplete: boolean
  /** Reads a value by the rule of its type. */
  read(written: Written, type: FieldType): unknown
}

/** Reads a value of one type. Returns `null` after reporting why the value is refused. */
export type Rule<Kind extends FieldType['kind']> = (
  written: Written,
  type: Extract<FieldType, { kind: Kind }>,
) => unknown

/** A part of a header as the owner wrote it, with its path (`hero.words[2]`). It reports problems at its place. */
export class Written<Node extends ParsedNode = ParsedNode> {
  readonly report: Report<'field'>

  constructor(
    readonly node: Node,
    readonly path: string,
    readonly header: Header,
  ) {
    this.report = reportKnowing({ field: path }, (code, facts) => {
      if (severityOf(code) === 'error') {
        this.markFaulty()
        header.isComplete = false
        header.findings.withdrawWriting(this.place)
      }
      header.findings.add(code, this.place, facts)
    })
  }

  get place(): Place {
    return this.header.file.headerPlace(this.node.range[0], this.node.range[1])
  }

  get source(): string {
    return this.header.file.headerText.slice(this.node.range[0], this.node.range[1]).trim()
  }

  at<Part extends ParsedNode>(node: Part, path = this.path): Written<Part> {
    return new Written(node, path, this.header)
  }

  /**
   * Reads a text of another form in this place, without a report.
   * @returns its value, and the words to write for it: its own, or those of its correction; `null` if they would be refused
   */
  trial(node: Scalar.Parsed, type: FieldType): { value: unknown; words: Wording | null } {
    const { header, path } = this
    const findings = new Findings()
    const sources = { ...header.sources, onPicture() {} }
    const value = header.read(new Written(node, path, { ...header, findings, sources, faulty: new Set() }), type)
    const wrong = findings.diagnostics.find(isError) ?? findings.diagnostics[0]
    if (wrong === undefined) return { value, words: sourceOf(node) }
    const near = /^(?:value\/unknown|colour\/invalid)$/.test(wrong.code) ? (wrong.suggestion ?? null) : null
    return { value, words: wrong.mend ?? near ?? (isError(wrong) ? null : sourceOf(node)) }
  }

  markFaulty() {
    this.header.faulty.add(/^[^.[]*/.exec(this.path)?.[0] ?? '')
  }

  wrongType(expected: Wording, suggestion: Wording | null, mend: string | null = null): null {
    const { node } = this
    // YAML takes the variable of another generator for a group: « title: {{ page.title }} ».
    const text = isScalar(node) ? sourceOf(node) : /^\{\{.*/.exec(this.source)?.[0]
    const actual = text ?? phrase(isSeq(node) ? 'list' : 'group')
    return this.report('value/type', { actual, expected: [expected], suggestion, mend })
  }
}

/** Returns the source of a scalar, before YAML reads `010` as 10. */
export function sourceOf(node: Scalar): string {
  return node.source ?? String(node.value)
}

/** Returns whether a value is absent, null, a blank text or an empty list. */
export function isEmpty(node: ParsedNode | null): boolean {
  if (node === null) return true
  if (isSeq(node)) return node.items.length === 0
  return isScalar(node) && (node.value === null || (typeof node.value === 'string' && node.value.trim() === ''))
}

export function isGroup(node: ParsedNode | null): node is ParsedNode & Group {
  return isMap(node)
}

export function keyOf({ key }: Item): string {
  return isScalar(key) ? String(key.value) : String(key)
}

export function joinPath(parent: string, key: string): string {
  return parent === '' ? key : `${parent}.${key}`
}
