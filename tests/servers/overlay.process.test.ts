import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copySample, keepProjects } from '../support/content-folder.ts'
import { startCommand } from '../support/preview-server.ts'

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
