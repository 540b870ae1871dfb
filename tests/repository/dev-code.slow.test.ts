import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyProject, type ProjectCopy, type RunningCommand, takeCache } from '../support/project-copy.ts'

let copy: ProjectCopy
let dev: RunningCommand
beforeAll(() => {
  copy = copyProject()
  takeCache(copy)
  dev = copy.start('dev', ['--port', '0'])
})
afterAll(async () => {
  dev.child.kill('SIGTERM')
  await dev.ended
  copy.dispose()
})

test('a change of the site’s code is on the page: what renders it, and its styles', async () => {
  const url = await new Promise<string>((resolve) => {
    dev.child.stdout?.on('data', (chunk) => {
      const [address] = /http:\S+/.exec(String(chunk)) ?? []
      if (address) resolve(address)
    })
  })
  const page = async () => (await fetch(`${url}contact`)).text()
  expect(await page()).not.toContain('data-changed')
  const layout = join(copy.root, 'src/components/Layout/Layout.tsx')
  const text = readFileSync(layout, 'utf8')
  expect(text).toContain('<main id={content}')
  writeFileSync(layout, text.replace('<main id={content}', '<main id={content} data-changed=""'))
  const sheet = join(copy.root, 'src/styles/global.scss')
  writeFileSync(sheet, `${readFileSync(sheet, 'utf8')}\n@layer base { main { outline-width: 1.375px; } }\n`)
  const isChanged = async () => expect(await page()).toMatch(/1\.375px.* data-changed/s)
  await vi.waitFor(isChanged, { timeout: 180_000, interval: 500 })
}, 240_000)
