import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Look } from '../../src/catalogue/types.ts'
import { CHARACTER_NAMES } from '../../src/looks/characters.ts'
import { PALETTE } from '../../src/styles/palette.ts'
import { lookOf } from '../compile/catalogue/look.ts'
import { type Lettering, type LetterStyle, siteLettering } from './lettering.ts'
import { drawCard, fitText } from './share-card.ts'
import { kindOfMark, siteMark } from './site-mark.ts'

const STYLE: LetterStyle = { weight: 'regular', tracking: 0, colour: '#000' }
const BOX = { width: 620, height: 240, largest: 116, leading: 1 }

let lettering: Lettering
beforeAll(async () => {
  lettering = await siteLettering()
})

test.each([
  'Camille Persienne',
  'Marie-Antoinette de La Rochefoucauld-Montbel de Saint-Barthélemy-d’Anjou',
  'x'.repeat(120),
  'mot '.repeat(60).trim(),
  '',
])('a text is shown whole within its box: %s', (text) => {
  const { lines, size, height } = fitText(text, STYLE, BOX, lettering)
  expect(lines.join(' ')).toBe(text)
  expect(height).toBeLessThanOrEqual(BOX.height)
  for (const line of lines) expect(lettering.widthOf(line, STYLE) * size).toBeLessThanOrEqual(BOX.width)
})

test('a short name is as large as it may be', () => {
  expect(fitText('Ana Ruiz', STYLE, BOX, lettering)).toMatchObject({ size: 116, lines: ['Ana Ruiz'] })
})

test('the card has the window, the initials of a site without shutters, or the logo of its owner', () => {
  const card = { name: 'Ana Ruiz', sentence: '', trade: 'Développeuse', site: 'a.example.org' }
  const logo = { viewBox: '0 0 90 30', markup: '<path d="M0 0h90v30z"/>', file: 'assets/images/a.svg' }
  const drawn = (look: Partial<Look>) => drawCard({ ...card, look: lookOf(look) }, lettering)
  expect(drawn({})).toContain('url(#slats)')
  for (const look of [{ signature: 'aucune' }, { logo }] as const) expect(drawn(look)).not.toContain('url(#slats)')
  expect(drawn({ signature: 'aucune' })).not.toContain(`d="M6 16a10`)
  expect(drawn({ logo })).toContain(`viewBox="0 0 90 30" color="${PALETTE.light.text}">${logo.markup}`)
  expect(kindOfMark({ ...lookOf(), logo })).toBe('soleil')
  expect(kindOfMark({ ...lookOf(), logo: { ...logo, viewBox: '0 0 30 27' } })).toBe('logo')
})

test('each character draws a card and a mark of its own', async () => {
  const card = { name: 'Ana Ruiz', sentence: '', trade: 'Développeuse', site: 'a.example.org' }
  const cards = CHARACTER_NAMES.map((character) => drawCard({ ...card, look: lookOf({ character }) }, lettering))
  const marks = CHARACTER_NAMES.map((character) => siteMark({ name: 'Ana Ruiz', look: lookOf({ character }) }, null))
  expect(new Set([...cards, ...marks]).size).toBe(2 * CHARACTER_NAMES.length)
  for (const [index, svg] of cards.entries()) {
    expect(svg).toContain(marks[index])
    // Everything is drawn: a shape that the renderer does not know would leave an error.
    expect((await sharp(Buffer.from(svg)).stats()).isOpaque).toBe(true)
  }
})

test('the card is an SVG of the size that services ask for, and needs no font', async () => {
  const card = { name: 'A & B <c>', sentence: '', trade: 'Développeuse', site: 'a.example.org', look: lookOf() }
  const svg = drawCard(card, lettering)
  expect(svg).not.toMatch(/<text|font/)
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 })
})
