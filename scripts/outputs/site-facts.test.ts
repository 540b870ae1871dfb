import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { MARK_PATH, markedEntries, markOf, type ServingRules } from '../disk/mark.ts'
import { writeSiteFiles } from '../disk/site-file.ts'
import { currentHeaders, readSiteFacts, writeSiteNotes } from './site-facts.ts'

const NOTES = { analyticsPath: '/a.js', owner: { name: 'Ève', email: 'eve@example.org' }, publicFiles: ['cv.html'] }
const RULES = { base: '/dossier/', headers: { 'X-Content-Type-Options': 'nosniff' } }

const at = folderForEachTest()
let site: string
let cache: string

beforeEach(() => {
  ;[site, cache] = [at('site'), at('cache')]
  mkdirSync(site)
  mark(RULES)
})

const mark = (rules: ServingRules) => writeSiteFiles(site, [markOf(rules)])

test('what a build noted is known of its site, and nothing of it lies in the site', async () => {
  await writeSiteNotes(site, cache, NOTES)
  expect(await readSiteFacts(site, cache)).toEqual({ ...NOTES, ...RULES })
  expect(readdirSync(site)).toEqual([MARK_PATH])
})

test('without its notes, or with broken ones, a site is served by what it holds itself', async () => {
  const facts = { analyticsPath: null, owner: null, publicFiles: [], ...RULES }
  expect(await readSiteFacts(site, cache)).toEqual(facts)
  await writeSiteNotes(site, cache, NOTES)
  for (const name of readdirSync(join(cache, 'sites'))) writeFileSync(join(cache, 'sites', name), '{')
  expect(await readSiteFacts(site, cache)).toEqual(facts)
})

test('the mark, which visitors can read, holds the rules alone', () => {
  writeFileSync(join(site, 'devis-secret.pdf'), '')
  mark(RULES)
  expect(JSON.parse(readFileSync(join(site, MARK_PATH), 'utf8'))).toEqual({ version: 1, ...RULES })
})

test.each(['{', 'null', '{"version":"1"}'])('a folder whose mark is %s is no site', async (text) => {
  writeFileSync(join(site, MARK_PATH), text)
  expect([await readSiteFacts(site, cache), markedEntries(site)]).toEqual([null, null])
})

test('how to serve what an older version built is not known, but it is a site', async () => {
  writeFileSync(join(site, MARK_PATH), '{"version":1,"entries":["index.html"]}')
  expect([await readSiteFacts(site, cache), markedEntries(site)]).toEqual([null, ['index.html']])
  rmSync(join(site, MARK_PATH))
  writeFileSync(join(site, '.site.json'), '{ "base": "/", "headers": {}, "mailReady": false }')
  expect([await readSiteFacts(site, cache), markedEntries(site)]).toEqual([null, 'all'])
})

test('a build beside a running server changes its headers', async () => {
  const headers = currentHeaders(site, RULES)
  expect(headers('')).toEqual(RULES.headers)
  mark({ ...RULES, headers: { 'X-Frame-Options': 'DENY' } })
  expect(headers('')).toEqual({ 'X-Frame-Options': 'DENY' })
  rmSync(join(site, MARK_PATH))
  expect(headers('')).toEqual({ 'X-Frame-Options': 'DENY' })
})
