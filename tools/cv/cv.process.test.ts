import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/disk/root.ts'
import { type Proof, prove } from './prove.ts'
import { readers } from './readers.ts'
import { samples } from './samples.ts'

/** pdf.js comes with npm, so at least one reader is always there. */
const installed = readers().filter(({ version }) => version !== null)
const proofs: Proof[] = []

beforeAll(async () => {
  proofs.push(...(await prove(await samples(), installed)))
})

test('twelve CVs, some of two pages, are read', () => {
  expect(proofs).toHaveLength(12)
  expect(proofs.filter(({ pages }) => pages === 2)).toHaveLength(4)
  expect(Math.min(...proofs.map(({ texts }) => texts))).toBeGreaterThan(15)
})

describe.each(installed.map(({ name }) => name))('%s', (name) => {
  test('finds every name, title, organisation, place and date in one piece and in order', () => {
    const missing = proofs.flatMap((proof) => (proof.missing.get(name) ?? []).map((text) => [proof.sample.says, text]))
    expect(missing).toEqual([])
  })
})

test('the points of PDF/UA that can be checked without a validator hold', () => {
  const broken = proofs.flatMap(({ sample, points }) =>
    points.filter(({ holds }) => !holds).map(({ says }) => [sample.says, says]),
  )
  expect(broken).toEqual([])
})

test('docs/cv.md names the twelve CVs and the points that are checked here', () => {
  const page = readFileSync(join(ROOT, 'docs/cv.md'), 'utf8')
  for (const { sample, pages, texts, points } of proofs) {
    expect(page).toContain(`| ${sample.says} | ${pages} | ${texts} |`)
    for (const { says } of points) expect(page).toContain(`- ${says}`)
  }
})
