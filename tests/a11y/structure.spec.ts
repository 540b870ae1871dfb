import { accessibilityTree, controlsOf } from '../support/accessibility-tree.ts'
import { DESKTOP } from '../support/islands.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const CONTROL = /^(link|button|checkbox|radio|textbox|DisclosureTriangle): \S/

for (const { path, heading } of PAGES) {
  test(`${path}: landmarks once each, one h1, no level left out; controls and pictures have names`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(path)
    const tree = await accessibilityTree(page)
    const of = (roles: RegExp) => tree.filter(({ role }) => roles.test(role))
    for (const landmark of ['banner', 'main', 'contentinfo']) expect(of(RegExp(`^${landmark}$`))).toHaveLength(1)
    const names = of(/^navigation$/).map(({ name }) => name)
    expect(names).toContain('Navigation principale')
    expect(new Set(names).size).toBe(names.length)
    expect(of(/^link$/)[0]?.name).toBe('Aller au contenu')

    const headings = of(/^heading$/)
    const levels = headings.map(({ properties }) => Number(properties.level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(headings[0]?.name).toBe(heading)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)

    const controls = controlsOf(tree)
    expect(controls.length).toBeGreaterThan(8)
    for (const control of controls) expect(control).toMatch(CONTROL)
    for (const { name } of of(/^(image|img|graphics)/)) expect(name).toMatch(/^\S+ \S+ \S/)
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
