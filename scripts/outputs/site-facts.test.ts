import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { MARK_PATH, markOf } from '../disk/mark.ts'
import { writeSiteFiles } from '../disk/site-file.ts'
import { headersFile, headersText } from './host-files.ts'
import { currentHeaders, readSiteFacts, writeSiteNotes } from './site-facts.ts'

const NOTES = { analyticsPath: '/a.js', owner: { name: 'Ève', email: 'eve@example.org' } }
const HEADERS = { 'X-Content-Type-Options': 'nosniff' }

const at = folderForEachTest()
let site: string
let cache: string

beforeEach(() => {
  ;[site, cache] = [at('site'), at('cache')]
  mkdirSync(site)
  writeSiteFiles(site, [markOf(site)])
  writeRules(HEADERS)
})

function writeRules(headers: Readonly<Record<string, string>>) {
  writeFileSync(join(site, headersFile.path), headersText({ base: '/dossier/', headers }))
}

test('what a build noted is known of its site, and nothing of it lies in the site', async () => {
  await writeSiteNotes(site, cache, NOTES)
  expect(await readSiteFacts(site, cache)).toEqual({ ...NOTES, base: '/dossier/', headers: HEADERS })
  expect(readdirSync(site).sort()).toEqual([headersFile.path, MARK_PATH])
})

test('without its notes, or with broken ones, a site is served by what it holds itself', async () => {
  const facts = { analyticsPath: null, owner: null, base: '/dossier/', headers: HEADERS }
  expect(await readSiteFacts(site, cache)).toEqual(facts)
  await writeSiteNotes(site, cache, NOTES)
  for (const name of readdirSync(join(cache, 'sites'))) writeFileSync(join(cache, 'sites', name), '{')
  expect(await readSiteFacts(site, cache)).toEqual(facts)
  rmSync(join(site, headersFile.path))
  expect(await readSiteFacts(site, cache)).toEqual({ ...facts, base: '/', headers: {} })
})

test('what no build made is no site; what the build before this one made is', async () => {
  for (const text of ['{', 'null', '{"version":"1"}']) {
    writeFileSync(join(site, MARK_PATH), text)
    expect(await readSiteFacts(site, cache), text).toBeNull()
  }
  writeFileSync(join(site, '.site.json'), '{ "base": "/", "headers": {}, "mailReady": false }')
  expect(await readSiteFacts(site, cache)).not.toBeNull()
})

test('a build beside a running server changes its headers', async () => {
  const facts = await readSiteFacts(site, cache)
  if (facts === null) throw new Error('The site is there.')
  const headers = currentHeaders(site, facts)
  expect(headers('')).toEqual(HEADERS)
  writeRules({ 'X-Frame-Options': 'DENY' })
  utimesSync(join(site, headersFile.path), 1, 1)
  expect(headers('')).toEqual({ 'X-Frame-Options': 'DENY' })
  rmSync(join(site, headersFile.path))
  expect(headers('')).toEqual({ 'X-Frame-Options': 'DENY' })
})
