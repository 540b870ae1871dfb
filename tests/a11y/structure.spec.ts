import { accessibilityTree } from '../support/accessibility-tree.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

for (const { path, heading } of PAGES) {
  test(`${path}: landmarks once each, one h1, no level of heading left out`, async ({ page }) => {
    await page.goto(path)
    const tree = await accessibilityTree(page)
    const roles = tree.map(({ role }) => role)
    for (const landmark of ['banner', 'main', 'contentinfo'])
      expect(roles.filter((role) => role === landmark)).toHaveLength(1)
    const names = tree.filter(({ role }) => role === 'navigation').map(({ name }) => name)
    expect(names).toContain('Navigation principale')
    expect(new Set(names).size).toBe(names.length)
    expect(tree.find(({ role }) => role === 'link')?.name).toBe('Aller au contenu')
    const headings = tree.filter(({ role }) => role === 'heading')
    const levels = headings.map(({ properties }) => Number(properties.level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(headings[0]?.name).toBe(heading)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  })
}

test('a table of a text names its columns and its rows', async ({ page }) => {
  await page.goto('/projets/photographe')
  const tree = await accessibilityTree(page)
  const named = (wanted: string) => tree.filter(({ role }) => role === wanted).map(({ text }) => text)
  expect(named('table')).toHaveLength(1)
  expect(named('columnheader')).toEqual(['Mesure', 'Avant', 'Après'])
  expect(named('rowheader')[0]).toBe('Performance')
  expect(await page.locator('th:not([scope])').count()).toBe(0)
})
