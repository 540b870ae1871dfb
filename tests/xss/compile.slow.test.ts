import { describe, expect, test } from 'vitest'
import type { Compilation } from '../../scripts/compile/contract/checked.ts'
import { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../../scripts/fields/definitions.ts'
import { type Tracker, trackerOf } from '../../src/catalogue/analytics.ts'
import type { CompiledCatalogue } from '../../src/catalogue/types.ts'
import { FULL_CV, FULL_PROJECT, FULL_SITE } from '../property/good-files.ts'
import { compileOne } from '../support/compile-one.ts'
import { sourcesOf } from '../support/sources.ts'
import { dangersIn, isHarmlessAddress, isOwnAddress } from './dangers.ts'
import { ADDRESSES, BREAKOUTS, oneIn, POINTED, TABULATED } from './payloads.ts'
import { BODY_POSITIONS, headerPositions, keysOf, type Position } from './positions.ts'

const PROJECT = 'projets/projet.md'
const HEADER = /^---\n[\s\S]*?\n---\n/.exec(FULL_PROJECT)?.[0] ?? ''

const bodyWith = (body: string) => `${HEADER}\n${body}\n`

/** Returns all dangers in the output of the compiler, with their payloads. */
async function dangersOf(position: Position, payloads: readonly string[], path: string, write = bodyWith) {
  const found = payloads.map(async (payload) => {
    const { catalogue } = await compileOne(path, write(position.write(payload)))
    const dangers = catalogue === null ? [] : dangersOfCatalogue(catalogue)
    return dangers.map((danger) => `${JSON.stringify(payload)} → ${danger}`)
  })
  return (await Promise.all(found)).flat()
}

/** The bodies with one of the payloads in one of the places that are not as they should be. */
async function bodiesThat(
  isWrong: (compilation: Compilation) => boolean,
  places: readonly Position[],
  payloads: readonly string[],
): Promise<string[]> {
  const bodies = places.flatMap(({ write }) => payloads.map((payload) => bodyWith(write(payload))))
  const wrong = bodies.map(async (body) => (isWrong(await compileOne(PROJECT, body)) ? body : []))
  return (await Promise.all(wrong)).flat()
}

function dangersOfCatalogue({ site, cv, projects }: CompiledCatalogue): string[] {
  const addresses = [
    ...[site.origin, site.booking, ...site.profiles.map(({ url }) => url)],
    ...projects.flatMap(({ url, github, links }) => [url, github, ...links.map((link) => link.url)]),
    ...Object.values(cv ?? {}).flatMap((list) => (Array.isArray(list) ? list.map((entry) => entry.url ?? null) : [])),
  ]
  const tracker = trackerOf(site)
  const files = [
    ...[...site.skills, ...site.goals].map(({ logo }) => (logo && 'file' in logo ? logo.file : null)),
    site.hero.portrait.file,
    ...projects.flatMap(({ image, pictures, captures, video }) => [
      ...[image, ...pictures, ...captures.map((capture) => capture.image)].map((picture) => picture?.file ?? null),
      ...[video?.file ?? null, video?.poster.file ?? null, video?.captions ?? null],
    ]),
  ]
  return [
    ...[site.body, cv?.profile ?? null, ...projects.map(({ description }) => description)].flatMap((html) =>
      dangersIn(html ?? ''),
    ),
    ...addresses.filter((address) => address !== null && !(isHarmlessAddress(address) && /^https?:/i.test(address))),
    ...[`mailto:${site.email}`, site.phone?.url ?? 'tel:0'].filter((address) => !isHarmlessAddress(address)),
    ...files.filter((file) => file !== null && !sourcesOf({}).assets.has(file)),
    ...(tracker === null ? [] : dangersOfTracker(tracker)),
  ].filter((danger) => danger !== null)
}

function dangersOfTracker({ script, sends, setup, isOwn }: Tracker): string[] {
  const addresses = isOwn ? [] : [script, sends]
  return [
    ...(isOwn && !isOwnAddress(script) ? [script] : []),
    ...addresses.filter((address) => !(isHarmlessAddress(address) && /^https?:[^\s"'<>]+$/i.test(address))),
    ...(setup?.includes('<') ? [setup] : []),
  ]
}

test.each(BODY_POSITIONS)('a body may hold $name', async ({ write, example }) => {
  expect((await compileOne(PROJECT, bodyWith(write(example)))).catalogue).not.toBeNull()
})

test.each(BODY_POSITIONS)('no payload is dangerous as $name', async (position) => {
  expect(await dangersOf(position, oneIn(64, POINTED, BODY_POSITIONS.indexOf(position)), PROJECT)).toEqual([])
})

test('every element, attribute and address of HTML is reported and leaves nothing in the page', async () => {
  const places = BODY_POSITIONS.filter(({ name }) => name === 'a block' || name === 'a sentence')
  expect(places).toHaveLength(2)
  const isWrong = ({ catalogue, diagnostics }: Compilation) =>
    catalogue !== null &&
    (dangersOfCatalogue(catalogue).length > 0 || !diagnostics.some(({ code }) => code === 'body/html'))
  // Some of them, each in one of both places, because they differ only in names; with `XSS=all` all in both.
  for (const [turn, place] of places.entries())
    expect(await bodiesThat(isWrong, [place], oneIn(16, TABULATED, turn))).toEqual([])
})

test('an address that runs a script is refused as that of a link and of a picture', async () => {
  const places = BODY_POSITIONS.filter(({ name }) => /^the address of a (link|picture) in brackets$/.test(name))
  expect(places).toHaveLength(2)
  const scripts = ADDRESSES.filter((address) => /^[^/?"<>\n]*(script|data:|blob:|file)[^<>\n]*$/i.test(address))
  expect(scripts.length).toBeGreaterThan(20)
  expect(await bodiesThat(({ catalogue }) => catalogue !== null, places, scripts)).toEqual([])
})

describe.each([
  [PROJECT, FULL_PROJECT, PROJECT_FIELDS],
  ['site.md', FULL_SITE, SITE_FIELDS],
  ['cv.md', FULL_CV, CV_FIELDS],
] as const)('the header of %s', (path, good, fields) => {
  const positions = headerPositions(good)

  test('has a position for every key', () => {
    const names = positions.map(({ name }) => name)
    // One fixed text represents all, because they have one type. `featured` and `projects` accept only names of projects, and tags
    // only names of CVs. A point or a skill with tags is the same text as one without.
    const other =
      /^(?:texts\.(?!home\.latest)|featured\.|projects\.)|\.(?:only|hide)\.0$|\.(?:points|items)\.0\.(?:text|name)$/
    const keys = keysOf(fields).filter((key) => !other.test(key))
    expect(keys.filter((key) => !names.includes(key))).toEqual([])
  })

  test.each(positions)('no payload is dangerous as $name', async (position) => {
    const payloads = oneIn(160, [...BREAKOUTS, ...ADDRESSES], positions.indexOf(position))
    expect(await dangersOf(position, payloads, path, (text) => text)).toEqual([])
  })
})
