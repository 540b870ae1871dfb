import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type ElementAccessExpression, type Node, SyntaxKind } from 'typescript/unstable/ast'
import { isBinaryExpression, isElementAccessExpression } from 'typescript/unstable/ast/is'
import { API, type Project } from 'typescript/unstable/sync'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../support/preview-server.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

/** Types of the sources that read text from outside. */
const PROJECTS = ['scripts/fields', 'src/looks', 'src/catalogue', 'src', 'scripts']

/** Places that may index a table with any text. */
const ALLOWED = [
  // The function that all others use.
  /^scripts\/fields\/own\.ts: table\[key\]$/,
  // Builds the code of this repository, and reads no content.
  /^scripts\/site\/code\//,
  // The stored theme of the visitor, who can change it in no other way than in the browser. The page has no bytes to spare.
  /^src\/enhancements\/theme\.ts: NIGHT_MEDIA\[theme\]$/,
]

const path = folderForEachTest()
const api = new API({ cwd: ROOT })
afterAll(() => api.close())

/**
 * Returns each `table[key]` that reads, and each `key in table`, whose key may be any text: `constructor` would find what every object
 * inherits. Keys of a known set are of a narrower type than `string`.
 */
function openReads({ program, checker, rootFiles }: Project, root: string): string[] {
  return rootFiles
    .filter((file) => !/\.test\.tsx?$|\.d\.m?ts$|\.json$/.test(file))
    .flatMap((file) => {
      const source = program.getSourceFile(file)
      if (source === undefined) throw new Error(`${file} has no tree.`)
      const keys: Node[] = []
      const visit = (node: Node): void => {
        if (isElementAccessExpression(node) && !isWritten(node)) keys.push(node.argumentExpression)
        if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) keys.push(node.left)
        node.forEachChild(visit)
      }
      visit(source)
      const types = keys.length === 0 ? [] : checker.getTypeAtLocation(keys)
      return keys.flatMap((key, index) => {
        const type = types[index]
        const isOpen = type !== undefined && /^(?:any|string)(?: \| undefined)?$/.test(checker.typeToString(type))
        return isOpen ? `${relative(root, file)}: ${key.parent.getText(source)}` : []
      })
    })
}

/** Returns whether the entry is set or deleted: then nothing inherited is read. */
function isWritten(node: ElementAccessExpression): boolean {
  const { parent } = node
  if (parent.kind === SyntaxKind.DeleteExpression) return true
  return isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === SyntaxKind.EqualsToken
}

function projectAt(folder: string): Project {
  const config = `${folder}/tsconfig.json`
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  return project ?? expect.fail(`${config} is no project.`)
}

test('a table that any text indexes is found, and one that only known keys index is not', () => {
  const config = { compilerOptions: { strict: true, noEmit: true, types: [] }, include: ['.'] }
  writeFileSync(path('tsconfig.json'), JSON.stringify(config))
  writeFileSync(
    path('a.ts'),
    `const T: Record<string, number> = { a: 1 }
export function f(key: string, known: 'a' | 'b', at: number, list: string[], may?: string) {
  T[key] = 1
  delete T[key]
  return [T[key], T[known], T.a, T['a'], list[at], key in T, 'a' in T, T[may!], T[key + 'x'], new Map([[key, 1]]).get(key)]
}`,
  )
  const found = ['a.ts: T[key]', 'a.ts: key in T', 'a.ts: T[may!]', "a.ts: T[key + 'x']"]
  expect(openReads(projectAt(path()), path())).toEqual(found)
})

test('no table of the product is indexed with text from outside but through own()', () => {
  const found = PROJECTS.flatMap((folder) => openReads(projectAt(`${ROOT}/${folder}`), ROOT))
  expect([...new Set(found)].filter((place) => !ALLOWED.some((allowed) => allowed.test(place)))).toEqual([])
  for (const allowed of ALLOWED)
    expect(
      found.some((place) => allowed.test(place)),
      `${allowed}`,
    ).toBe(true)
})
