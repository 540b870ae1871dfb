import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { atomFile, jsonFeedFile } from '../../scripts/outputs/feeds.ts'
import { securityHeaders } from '../../scripts/outputs/headers.ts'
import { headersText, serverFiles, vercelText } from '../../scripts/outputs/host-files.ts'
import type { Output, OutputInput } from '../../scripts/outputs/output.ts'
import { robots } from '../../scripts/outputs/robots.ts'
import { securityTxt } from '../../scripts/outputs/security-txt.ts'
import { vcard } from '../../scripts/outputs/vcard.ts'
import { vercelConfig } from '../../scripts/outputs/vercel-output.ts'
import { cleanLine, toEml } from '../../scripts/server/eml.ts'
import type { CompiledCatalogue } from '../../src/catalogue/types.ts'
import { compile } from '../support/compile.ts'
import { NASTY_VALUES } from '../support/nasty-values.ts'
import { parseEml } from '../support/parse-eml.ts'
import { sourcesOf } from '../support/sources.ts'

interface Writer {
  /** Writes the value, and reads it back as a program that knows only the format. */
  roundTrip(value: string): unknown
  /** Returns what a reader must get. @default the value */
  expected?(value: string): unknown
  /** How many of the values the format holds; the writer refuses the others. */
  held: number
}

const PROJECT = '---\nnumber: 1\ntitle: A\ntechnologie: [React]\ncategory: Personnel\nstate: OK\n---\n\nUn texte.\n'

let catalogue: CompiledCatalogue
beforeAll(async () => {
  const compiled = await compile(sourcesOf({ 'projets/a.md': PROJECT }))
  catalogue = compiled.catalogue ?? expect.fail('The sample is valid.')
})

/** A header that each host must send, and one whose value is nasty. */
const headersWith = (value: string) => ({ 'X-Content-Type-Options': 'nosniff', 'X-Value': value })
const NOSNIFF = 'X-Content-Type-Options: nosniff'

const policyOf = (input: Partial<Parameters<typeof securityHeaders>[0]>) => {
  const base = { styles: [], scripts: [], tracker: null, hsts: null }
  const policy = securityHeaders({ ...base, ...input }).common['Content-Security-Policy'] ?? ''
  const directives = policy.split(/[;,]/).map((directive) => directive.trim().split(/[\t\n\f\r ]+/))
  return new Map(directives.map(([name = '', ...values]) => [name, values.map(decoded)]))
}
const decoded = (source: string) => source.replace(/%(?:3B|2C|22|24|5C|7B|7D)/g, decodeURIComponent)

/** Returns the policy without the values of one directive: nothing else may change. */
const othersThan = (name: string, policy: Map<string, string[]>) => [...policy].filter(([other]) => other !== name)

function lineOf(text: string, key: string): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [name, ...rest] = line.replace(/#.*/, '').split(':')
    return name?.trim() === key ? [rest.join(':').trim()] : []
  })
}

function serverFile(path: string, value: string): string {
  const files = serverFiles({ base: '/', headers: headersWith(value) })
  return String(files.find((file) => file.path === path)?.content)
}

/** Reads the parts of a line of nginx or Caddy, between quotes. */
const inQuotes = (text: string, before: string) =>
  [...text.matchAll(/^(.*?) "([^"\\${}]*)"/gm)].flatMap(([, start, value]) => (start?.trim() === before ? [value] : []))

/** Reads a card (RFC 6350): unfolds its lines and takes the escapes away. */
function cardLine(card: string, name: string): string[] {
  const lines = card.replaceAll('\r\n ', '').split('\r\n')
  if (lines.some((line) => /[\r\n\0]/.test(line))) return []
  return lines
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign)))
}

const OWNER = {
  name: 'Zoé',
  trade: 'Développeuse',
  origin: 'https://zoe.fr',
  lang: 'fr',
  email: null,
  phone: null,
  place: null,
  profiles: [],
} as const

const made = async (output: Output, value: string) => {
  const [project] = catalogue.projects
  const own = { ...project, title: value, theme: value, technologie: [value], description: '<p>a</p>' }
  const input = { catalogue: { ...catalogue, projects: [own] }, base: '/', root: '/' }
  return String(await output.make(input as unknown as OutputInput))
}

async function readAtom(value: string) {
  const read: Record<string, string> = { title: '', tag: '', summary: '' }
  const path: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    if (name === 'category') read.tag = String(attributes.term)
  })
  parser.on('closetag', () => void path.pop())
  parser.on('text', (text) => {
    const [, key = ''] = /^feed\/entry\/(title|summary)$/.exec(path.join('/')) ?? []
    if (key !== '') read[key] += text
  })
  parser.write(await made(atomFile, value)).close()
  return Object.values(read)
}

/** Leaves out what XML 1.0 cannot hold, not even escaped. */
const inXml = (value: string) => value.replace(/[\0\p{Surrogate}]/gu, '').replaceAll('\u001b', '')

const WRITERS: Readonly<Record<string, Writer>> = {
  'the policy, with the address of the form': {
    roundTrip(value) {
      const policy = policyOf({ mailSource: value })
      expect(othersThan('connect-src', policy)).toEqual(othersThan('connect-src', policyOf({})))
      return policy.get('connect-src')?.join(' ')
    },
    held: 84,
  },
  'the policy, with the address of a tracker': {
    roundTrip(value) {
      const policy = policyOf({ tracker: { script: value, attributes: {}, setup: null, sends: value, isOwn: false } })
      expect([...policy.keys()]).toEqual([...policyOf({}).keys()])
      expect(policy.get('script-src')).toEqual(["'self'", value])
      expect(policy.get('img-src')).toEqual(["'self'", value])
      return policy.get('connect-src')?.join(' ')
    },
    held: 84,
  },
  _headers: {
    roundTrip(value) {
      const text = headersText({ base: '/', headers: headersWith(value) })
      const [first = ''] = text.split(/(?:\r\n|\r|\n){2}/)
      expect(first.split(/\r\n|\r|\n/).slice(0, 2)).toEqual(['/*', `  ${NOSNIFF}`])
      return /^.*\n.*\n {2}X-Value: (.*)$/.exec(first)?.[1]
    },
    held: 68,
  },
  'vercel.json': {
    roundTrip: (value) =>
      JSON.parse(vercelText({ base: '/', headers: headersWith(value) })).headers[0].headers[1].value,
    held: 68,
  },
  'the output of Vercel': {
    roundTrip: (value) =>
      vercelConfig({ headers: headersWith(value), pages: [] }).routes.flatMap(({ headers }) =>
        Object.values({ ...headers }),
      )[1],
    held: 68,
  },
  'nginx.conf': {
    roundTrip: (value) => inQuotes(serverFile('nginx.conf', value), 'add_header X-Value')[0],
    held: 68,
  },
  Caddyfile: { roundTrip: (value) => inQuotes(serverFile('Caddyfile', value), 'X-Value')[0], held: 68 },
  'robots.txt': {
    roundTrip: (value) => lineOf(robots({ origin: value, lang: 'fr', aiTraining: null }, '/'), 'Sitemap').join(),
    expected: (value) => `${value}/sitemap.xml`,
    held: 81,
  },
  'security.txt': {
    roundTrip(value) {
      const site = { lang: 'fr', languages: ['fr'], expires: '2027-11-20' } as const
      const text = securityTxt({ ...site, origin: value, email: value }, '/')
      expect(text.split(/\r\n|\r|\n/)).toHaveLength(5)
      const [contact = ''] = lineOf(text, 'Contact')
      return [decodeURIComponent(contact), ...lineOf(text, 'Canonical')]
    },
    expected: (value) => [`mailto:${value}`, `${value}/.well-known/security.txt`],
    held: 81,
  },
  'a text of the vCard': {
    roundTrip(value) {
      const card = vcard({ ...OWNER, name: value, trade: value, email: value, place: value }, '/')
      expect(card.split('\r\n')).toHaveLength(
        card.split('\r\n').filter((line) => /^ |^[A-Z]+[;:]|^$/.test(line)).length,
      )
      const [address = ''] = cardLine(card, 'ADR')
      return [...cardLine(card, 'FN'), ...cardLine(card, 'TITLE'), ...cardLine(card, 'EMAIL'), address.slice(3, -3)]
    },
    expected: (value) => Array(4).fill(value.replace(/\r\n?/g, '\n')),
    held: 180,
  },
  'an address of the vCard': {
    roundTrip: (url) => cardLine(vcard({ ...OWNER, profiles: [{ name: 'a', url, path: null }] }, '/'), 'URL')[1],
    expected: (url) => new URL(url).href,
    held: 29,
  },
  'flux.atom': {
    roundTrip: readAtom,
    // XML reads a line break or a tab in an attribute as a space.
    expected: (value) => [inXml(value), inXml(value).replace(/[\t\n]/g, ' '), inXml(value)],
    held: 200,
  },
  'flux.json': {
    async roundTrip(value) {
      const [{ title, summary, tags }] = JSON.parse(await made(jsonFeedFile, value)).items
      return [title, summary, ...tags]
    },
    expected: (value) => [value, value, value],
    held: 200,
  },
  'an e-mail': {
    async roundTrip(value) {
      const owner = { name: 'Camille', email: 'camille@example.org' }
      const variables = { name: value, email: value, phone: value, description: value }
      const eml = (await toEml(variables, { owner, date: new Date(0), id: 'a' })).toString()
      const { keys, headers, text } = parseEml(eml)
      const others = ['from', 'to', 'subject', 'message-id', 'date', 'content-transfer-encoding', 'content-type']
      expect(keys.filter((key) => key !== 'reply-to').sort()).toEqual([...others, 'mime-version'].sort())
      return [
        headers.subject,
        text
          .slice(text.indexOf('\r\n\r\n') + 4)
          .replaceAll('\r\n', '\n')
          .replace(/\n+$/, ''),
      ]
    },
    expected(value) {
      const name = cleanLine(value).replaceAll('=?', '= ?')
      const text = value.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd')
      return [`Message ${name && `de ${name} `}depuis le portfolio`, text.replace(/\n+$/, '')]
    },
    held: 200,
  },
}

test('there are 200 different values', () => {
  expect(new Set(NASTY_VALUES).size).toBe(200)
})

test.each(Object.entries(WRITERS))('%s holds a value as it is, or refuses it', async (_, writer) => {
  const { roundTrip, expected = (value: string) => value, held } = writer
  let written = 0
  for (const value of NASTY_VALUES) {
    const read = await Promise.resolve(value).then(roundTrip).catch(refusal)
    if (read instanceof Error) continue
    expect(read, JSON.stringify(value.slice(0, 80))).toEqual(expected(value))
    written++
  }
  expect(written).toBe(held)
})

/** Returns the refusal of a writer, and throws what an assertion throws. */
function refusal(error: Error): Error {
  if (error.name === 'AssertionError') throw error
  return error
}
