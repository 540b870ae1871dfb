import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The vocabulary of schema.org as it publishes it, from the package `@vocabulary/schema`. */
const SCHEMA = 'http://schema.org/'
const TRIPLE = /^<([^>]+)> <([^>]+)> <([^>]+)>/

interface Vocabulary {
  /** Classes above a class, itself included. */
  ancestors(name: string): ReadonlySet<string>
  domains: ReadonlyMap<string, ReadonlySet<string>>
  ranges: ReadonlyMap<string, ReadonlySet<string>>
}

function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
  const parents = new Map<string, Set<string>>()
  const domains = new Map<string, Set<string>>()
  const ranges = new Map<string, Set<string>>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = TRIPLE.exec(line) ?? []
    if (!subject.startsWith(SCHEMA) || !object.startsWith(SCHEMA)) continue
    const table = { subClassOf: parents, domainIncludes: domains, rangeIncludes: ranges }[
      /[^/#]+$/.exec(predicate)?.[0] ?? ''
    ]
    if (table === undefined) continue
    const [from, to] = [subject.slice(SCHEMA.length), object.slice(SCHEMA.length)]
    table.set(from, (table.get(from) ?? new Set()).add(to))
  }
  const ancestors = (name: string): Set<string> =>
    new Set([name, ...[...(parents.get(name) ?? [])].flatMap((parent) => [...ancestors(parent)])])
  return { ancestors, domains, ranges }
}

const TEXT_TYPES = ['Text', 'URL', 'Date', 'DateTime']

/** What a graph says that the vocabulary does not know, in words; empty when all is right. */
export function vocabularyErrors(graph: unknown): string[] {
  const vocabulary = readVocabulary()
  const errors: string[] = []
  visit(graph, '')
  return errors

  function visit(node: unknown, path: string): void {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) visit(item, `${path}[${index}]`)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const { '@context': _, '@graph': inner, '@type': type, '@id': id, ...properties } = node as Record<string, unknown>
    if (inner !== undefined) {
      visit(inner, path)
      return
    }
    if (typeof type !== 'string') {
      // A reference to a thing said elsewhere.
      if (typeof id !== 'string' || Object.keys(properties).length > 0) errors.push(`${path}: no @type`)
      return
    }
    const classes = vocabulary.ancestors(type)
    if (!classes.has('Thing')) errors.push(`${path}: ${type} is no class`)
    for (const [name, value] of Object.entries(properties)) {
      const domains = vocabulary.domains.get(name)
      if (domains === undefined) {
        errors.push(`${path}.${name}: no such property`)
        continue
      }
      if (![...domains].some((domain) => classes.has(domain))) errors.push(`${path}.${name}: not for ${type}`)
      for (const item of [value].flat()) checkRange(name, item, `${path}.${name}`)
      visit(value, `${path}.${name}`)
    }
  }

  function checkRange(name: string, value: unknown, path: string) {
    const ranges = [...(vocabulary.ranges.get(name) ?? [])]
    const type = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['@type'] : undefined
    const fits =
      typeof value === 'string'
        ? ranges.some((range) => TEXT_TYPES.includes(range)) || ranges.includes('ImageObject')
        : typeof value === 'number'
          ? ranges.includes('Integer') || ranges.includes('Number')
          : type === undefined || ranges.some((range) => vocabulary.ancestors(String(type)).has(range))
    if (!fits) errors.push(`${path}: ${JSON.stringify(value)} is none of ${ranges.join(', ')}`)
  }
}
