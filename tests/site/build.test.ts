import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, siteFiles, siteHeaders } from '../support/built-site.ts'
import { type ContentFolder, copySample, keepProjects, projectFile, runCommand } from '../support/content-folder.ts'
import { SITE_FOLDER } from '../support/preview-server.ts'
import { runWarm } from '../support/warm-commands.ts'

let content: ContentFolder

beforeEach(() => {
  content = copySample()
})

afterEach(() => content.dispose())

const options = () => ['build', '--content', content.path, '--out', content.beside('site')]
const build = (env: NodeJS.ProcessEnv = {}) => runWarm(options(), env)

test('a build that fails touches nothing of the last good one, and says everything at once', async () => {
  expect((await build()).status).toBe(0)
  const good = fingerprint(content.beside('site'))
  content.write('projets/un.md', projectFile({ state: 'DONE' }))
  content.write('projets/deux.md', '---js\n{ title: process.exit(7) }\n---\n')
  content.write('projets/trois.md', projectFile({ number: '3', image: 'images/rien.png' }))
  const { status, output } = await build()
  expect(status).toBe(1)
  // The message for each mistake is in tests/cases.
  for (const place of [
    /un\.md:\d+:8 .*« DONE ».*OK, PROGRESS ou NOT_STARTED/,
    /deux\.md:1:1 .*« js ».*jamais exécuté/,
    /trois\.md:\d+:9 .*numéro 3/,
    /trois\.md:\d+:8 .*« images\/rien\.png » est introuvable/,
  ])
    expect(output).toMatch(place)
  expect(fingerprint(content.beside('site'))).toEqual(good)
})

test('two builds are byte-identical in another time zone and locale, and a removed project leaves no page behind', async () => {
  expect((await build()).status).toBe(0)
  const first = fingerprint(content.beside('site'))
  // In a separate process, because the locale is read when a process starts.
  const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  expect(runCommand(options(), elsewhere).status).toBe(0)
  expect(fingerprint(content.beside('site'))).toEqual(first)
  expect(existsSync(join(content.beside('site'), 'projets/portfolio.html'))).toBe(true)
  content.remove('projets/portfolio.md')
  expect((await build()).status).toBe(0)
  expect(existsSync(join(content.beside('site'), 'projets/portfolio.html'))).toBe(false)
})

test('the rules for servers are written through no link that came with the repository', async () => {
  mkdirSync(content.beside('site.serveur'))
  symlinkSync(content.beside('outside'), content.beside('site.serveur/nginx.conf'))
  const written = await build()
  expect(written).toMatchObject({ status: 0, output: expect.stringContaining('nginx.conf est de votre main') })
  expect(readdirSync(content.beside('site.serveur')).length).toBeGreaterThan(1)
  expect(existsSync(content.beside('outside'))).toBe(false)
  rmSync(content.beside('site.serveur'), { recursive: true })
  mkdirSync(content.beside('outside'))
  symlinkSync(content.beside('outside'), content.beside('site.serveur'))
  expect(await build()).toMatchObject({ status: 0, output: expect.stringContaining('(ELOOP)') })
  expect(readdirSync(content.beside('outside'))).toEqual([])
})

test('the provider’s identifiers come from the environment, and the build says which are missing', async () => {
  const ids = { EMAILJS_PUBLIC_KEY: 'clef-publique', EMAILJS_SERVICE_ID: 'service_1', EMAILJS_TEMPLATE_ID: '' }
  const { output } = await build(ids)
  expect(output).toContain('mail.templateId (EMAILJS_TEMPLATE_ID)')
  expect(output).not.toContain('mail.publicKey')
  const html = readFileSync(join(content.beside('site'), 'contact.html'), 'utf8')
  expect(html).toContain('data-mail-public-key="clef-publique"')
  expect(html).toContain('data-mail-endpoint="https://api.emailjs.com/api/v1.0/email/send"')
})

test('in continuous integration, a form without its identifiers stops the build', async () => {
  const { status, output } = await build({ CI: 'true' })
  expect(output).toMatch(/Erreur : le formulaire .* mail\.publicKey \(EMAILJS_PUBLIC_KEY\)/)
  expect(status).toBe(1)
  expect(existsSync(content.beside('site'))).toBe(false)
})

test('a form that only a translation has may send, and needs its identifiers', async () => {
  keepProjects(content.path, ['banque'])
  const site = readFileSync(join(content.path, 'site.md'), 'utf8')
  content.write('site.md', site.replace('---\n', '---\nlang: [fr, en]\ncontact: mail\n'))
  content.write('en/site.md', '---\ntrade: Developer\ncontact: form\n---\n')
  const { status, output } = await build({ CI: 'true' })
  expect(output).toMatch(/Erreur : le formulaire .* mail\.publicKey \(EMAILJS_PUBLIC_KEY\)/)
  expect(status).toBe(1)
  await build({ EMAILJS_PUBLIC_KEY: 'clef', EMAILJS_SERVICE_ID: 'service_1', EMAILJS_TEMPLATE_ID: 'template_1' })
  const { 'Content-Security-Policy': policy } = siteHeaders(content.beside('site'))
  expect(policy).toContain('connect-src https://api.emailjs.com')
})

test('the build names what the legal notice does not say, and what it says of the sample', async () => {
  const site = readFileSync(join(content.path, 'site.md'), 'utf8')
  content.write('site.md', site.replace(/phone: '06 39 98 00 01'/, 'phone:').replace(/retention: .*/, 'retention:'))
  const { output } = await build()
  expect(output).toContain('Renseignez legal.host.phone et legal.retention')
  expect(output).toMatch(
    /site\.md:\d+ \(legal\.publisher\), site\.md:\d+ \(legal\.host\.name\), site\.md:\d+ \(legal\.host\.address\) et 12/,
  )
  expect(readFileSync(join(content.beside('site'), 'mentions-legales.html'), 'utf8')).toContain('Non renseigné.')
})

test('the built pages keep no path of this machine and no draft', async () => {
  const html = siteFiles()
    .filter((file) => /\.(html|js|json)$/.test(file))
    .map((file) => readFileSync(join(SITE_FOLDER, file), 'utf8'))
    .join('\n')
  expect(html).not.toContain(process.cwd())
  expect(html).not.toContain('Brouillon')
})
