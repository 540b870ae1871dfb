import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copySample, keepProjects } from '../support/content-folder.ts'
import { startCommand } from '../support/preview-server.ts'

test('asking for another spelling of the home page does not take it away', async () => {
  const content = copySample()
  keepProjects(content.path, ['banque'])
  const dev = await startCommand('dev', ['--content', content.path, '--port', '0'])
  const statusOf = async (path: string) => (await fetch(new URL(path, dev.url), { redirect: 'manual' })).status
  expect(await statusOf('/')).toBe(200)
  for (const path of ['/index', '/index.html', '/index/', '/en/index']) {
    expect([308, 404]).toContain(await statusOf(path))
    expect([path, await statusOf('/')]).toEqual([path, 200])
  }
  await dev.stop()
  content.dispose()
})

test('an exception is told to the open pages', async () => {
  const content = copySample()
  keepProjects(content.path, ['banque'])
  const dev = await startCommand('dev', ['--content', content.path, '--port', '0'])
  const { body } = await fetch(new URL('/_live/changes', dev.url))
  const messages = body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await messages?.read())?.value ?? ''
  expect(await next()).toContain('"errors":null')
  // A file in the place of the folder is no problem of the content, which the compiler would report.
  rmSync(content.path, { recursive: true })
  writeFileSync(content.path, '')
  let told = ''
  while (!told.includes('ENOTDIR')) told = await next()
  expect(told).toContain('défaut de l’outil')
  await messages?.cancel()
  await dev.stop()
  content.dispose()
})
