import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from '../support/preview-server.ts'

const MOST_LINES = 80

interface Node {
  type: string
  start: number
  end: number
}

interface Found {
  name: string
  lines: number
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/node_modules\//.test(file))
}

function functionsIn(file: string, text: string): Found[] {
  const found: Found[] = []
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  function visit(node: unknown, name: string): void {
    if (Array.isArray(node)) for (const item of node) visit(item, name)
    else if (isNode(node)) {
      const own = nameOf(node) ?? name
      if (FUNCTION.test(node.type))
        found.push({ name: `${file} ${own}`, lines: text.slice(node.start, node.end).split('\n').length })
      for (const part of Object.values(node)) visit(part, own)
    }
  }
  visit(program, 'top')
  return found
}

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns the name that a declaration, a variable, a property or a method gives to its content. */
function nameOf(node: Node): string | null {
  const { id, key } = node as Node & Partial<Record<'id' | 'key', { name?: string }>>
  return id?.name ?? key?.name ?? null
}

test('the lines of functions, methods and components are counted', () => {
  const body = (lines: number) => `{\n${'  work()\n'.repeat(lines - 2)}}`
  const text = `function a() ${body(3)}\nconst b = () => ${body(4)}\nclass C { #d() ${body(5)} }\nexport const e = { f: () => ${body(6)} }`
  const found = functionsIn('x.ts', text).map(({ name, lines }) => [name, lines])
  expect(found).toEqual([
    ['x.ts a', 3],
    ['x.ts b', 4],
    ['x.ts d', 5],
    ['x.ts f', 6],
  ])
  expect(functionsIn('x.tsx', 'export const G = () => (\n<p>\n</p>\n)')).toEqual([{ name: 'x.tsx G', lines: 4 }])
})

test(`no function of scripts/ and src/ is longer than ${MOST_LINES} lines`, () => {
  const all = ['scripts', 'src']
    .flatMap(sources)
    .flatMap((file) => functionsIn(file, readFileSync(join(ROOT, file), 'utf8')))
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter(({ lines }) => lines > MOST_LINES)).toEqual([])
})
