import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SLOW_FOLDERS } from './lanes.ts'
import { ROOT } from './preview-server.ts'

test('a suite of the slow lane runs each slow test', () => {
  const files = ['tests', 'scripts', 'src', 'tools']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.slow\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
  expect(files.length).toBeGreaterThan(10)
  const folders = [...SLOW_FOLDERS, 'tests/order']
  expect(files.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
})
