import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { build } from '../../scripts/commands/build.ts'
import { check } from '../../scripts/commands/check.ts'
import { newAddress } from '../../scripts/commands/new.ts'
import { REVIEW_PATH } from '../../scripts/commands/review/write-review.ts'
import { type ContentFolder, copySample, keepProjects } from '../support/content-folder.ts'
import { ROOT } from '../support/preview-server.ts'

/** That of the repository, which has the built code of the site. */
const cacheDir = join(ROOT, '.cache')
let content: ContentFolder
let said = ''

beforeEach(() => {
  content = copySample()
  keepProjects(content.path, ['banque'])
  said = ''
  for (const name of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((text) => {
      said += `${text}\n`
    })
})
afterEach(() => {
  vi.restoreAllMocks()
  content.dispose()
})

const letter = (address: string, body = 'Bonjour.') => `---\ntitle: Pour vous\naddress: ${address}\n---\n\n${body}\n`

/** Returns the addresses of which half or more stands in a text. */
const toldIn = (text: string, addresses: readonly string[]) => {
  const signs = text.toLowerCase().replace(/[^a-z\d]+/g, '-')
  return addresses.filter((address) => {
    const groups = address.split('-')
    return [groups.slice(0, 2), groups.slice(1, 3), groups.slice(2)].some((half) => signs.includes(half.join('-')))
  })
}

const builds = (review: boolean) =>
  build({
    ...{ content: content.path, cacheDir, out: content.beside('site'), base: '/', mail: 'outbox', review },
    ...{ replace: false, strict: false, force: false, pagesOnly: true, vercel: false },
  })

test('a build and the page of « review » name a heavy page for one reader by its file', async () => {
  const address = newAddress()
  const paragraph = () => Array.from({ length: 40 }, Math.random).join(' ')
  content.write('candidatures/acme.md', letter(address, Array.from({ length: 50 }, paragraph).join('\n\n')))
  expect(await builds(true), said).toBe(0)
  const site = (file: string) => readFileSync(content.beside(`site/${file}`), 'utf8')
  expect(site(`candidatures/${address}.html`)).toContain('Pour vous')
  expect(said).toContain('la page candidatures/acme.md pèse')
  const page = site(`${REVIEW_PATH}.html`)
  expect(page).toContain('/candidatures/acme.md')
  expect(toldIn(said + page, [address])).toEqual([])
})

test('no finding shows an address, in words, as data or as an annotation', async () => {
  const addresses = Array.from({ length: 6 }, newAddress)
  const [remark, told, taken, alias, glued, lost] = addresses as [string, string, string, string, string, string]
  content.write('candidatures/remarque.md', letter(`${remark} // envoyée le 3 mars`))
  content.write('candidatures/dite.md', letter(told))
  const long = 'Un paragraphe assez long pour que son début manque. '.repeat(9)
  content.write('pages/a-propos.md', `---\ntitle: À propos\n---\n\n${long}${told.toUpperCase()} ${long}\n`)
  content.write('candidatures/une.md', letter(taken))
  content.write('candidatures/autre.md', letter(taken))
  content.write('candidatures/nom.md', letter(alias).replace('address', 'adresse'))
  content.write('candidatures/collee.md', letter(glued).replace('address: ', 'address:'))
  content.write('candidatures/perdue.md', letter(lost.slice(1)))
  const options = { content: content.path, cacheDir, strict: false, fix: false, watch: false, links: false }
  for (const format of ['text', 'json', 'github']) {
    said = ''
    expect(await check({ ...options, format, proofread: false })).toBe(1)
    for (const name of ['remarque', 'pages/a-propos', 'autre', 'nom', 'collee', 'perdue'])
      expect(said, format).toContain(`${name}.md`)
    expect(toldIn(said, addresses), format).toEqual([])
  }
  said = ''
  expect(await builds(false)).toBe(1)
  expect(said).toContain('application/address-told')
  expect(toldIn(said, addresses)).toEqual([])
})

test('no finding shows what a slip has left of an address', async () => {
  const addresses: string[] = []
  const slip = (name: string, change: (address: string) => string, body?: string) => {
    // One of ten pairs of groups has no digit.
    const address = Array.from({ length: 50 }, newAddress).find((one) =>
      one.split('-').every((group) => /\d/.test(group)),
    )
    if (address === undefined) throw new Error('Each address has a group without a digit.')
    addresses.push(address)
    content.write(`candidatures/${name}.md`, letter(change(address), body?.replace('ADRESSE', address)))
  }
  const inMiddle = (sign: string) => (address: string) => address.slice(0, 12) + sign + address.slice(12)
  slip('lignes', inMiddle('\n'))
  slip('dieses', inMiddle(' #'))
  slip('points', inMiddle(': '))
  slip('controle', inMiddle('\u0007'))
  slip('entre', inMiddle('z9'))
  slip('tirets', (address) => address.replaceAll('-', '\u2013'))
  slip('cesures', (address) => address.replaceAll('-', '-\u00AD'))
  slip('liste', (address) => `[${address.replaceAll('-', ', ')}]`)
  slip('html', (address) => address, '<a href="/candidatures/ADRESSE">Ma page</a>')
  const options = { content: content.path, cacheDir, strict: false, fix: false, watch: false, links: false }
  for (const format of ['text', 'lines', 'json', 'github', 'sarif']) {
    said = ''
    expect(await check({ ...options, format, proofread: false })).toBe(1)
    for (const name of ['lignes', 'dieses', 'points', 'controle', 'entre', 'tirets', 'cesures', 'liste', 'html'])
      expect(said, format).toContain(`${name}.md`)
    expect(toldIn(said, addresses), format).toEqual([])
  }
})
