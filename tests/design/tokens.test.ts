import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileString } from 'sass'
import { expect, test } from 'vitest'
import { lookOf } from '../../scripts/compile/catalogue/look.ts'
import { CODE_CLASSES } from '../../scripts/compile/render/code-colours.ts'
import { darkCss, lookCss } from '../../scripts/site/look.ts'
import { shapeOf } from '../../src/catalogue/picture-fit.ts'
import { PALETTE } from '../../src/styles/palette.ts'
import { paletteImporter, siteStyles } from '../../vite.config.ts'
import { ROOT } from '../support/preview-server.ts'

function compile(declaration: string): string {
  return compileString(`@use 'tools' as *; @use 'palette:' as palette; .a { ${declaration} }`, {
    loadPaths: [join(ROOT, 'src/styles')],
    importers: [paletteImporter],
  }).css
}

test.each([
  ["color: color('txt')", /Unknown colour role "txt"\. Expected one of background, surface/],
  ['margin: space(11)', /Unknown space step "11"/],
  ["border-radius: radius('big')", /Unknown radius "big"/],
  ["transition: opacity motion('fast')", /Unknown motion "fast"/],
  ["@include type('huge')", /Unknown type step "huge"/],
  ["@include below('watch') { color: red }", /Unknown breakpoint "watch"/],
])('%s stops the build and names the right ones', (declaration, message) => {
  expect(() => compile(declaration)).toThrow(message)
})

test('a known role becomes its custom property', () => {
  expect(compile("color: color('text-muted')")).toContain('color: var(--text-muted)')
})

test('no class of a component has the name of a colour of code', () => {
  const source = join(ROOT, 'src')
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.scss'),
  )
  const names = sheets.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) =>
      siteStyles.modules.generateScopedName(name, join(source, file)),
    ),
  )
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => CODE_CLASSES.includes(name))).toEqual([])
})

test('a row of pictures has a rule for every shape that a picture may be given', () => {
  const css = compile('@include shapes-of-pictures')
  const shapes = [...css.matchAll(/data-shape="(\d+)"/g)].map(([, shape]) => Number(shape))
  const given = (width: number, height: number) => shapeOf({ width, height })
  expect(shapes[0]).toBe(given(1, 100))
  expect(shapes.at(-1)).toBe(given(100, 1))
  expect(shapes).toHaveLength(given(100, 1) - given(1, 100) + 1)
  expect([given(390, 844), given(1440, 900), given(1000, 1000)]).toEqual([9, 32, 20])
})

test('the custom properties of a scheme are the colours of the palette', () => {
  const rules = 'a{color:var(--accent);background:var(--on-night)}'
  const light = lookCss(lookOf(), rules)
  const dark = darkCss(lookOf(), rules)
  expect(light).toContain(`{--accent:${PALETTE.light.accent};--on-night:`)
  // The other colour is the same in both schemes.
  expect(dark).toContain(`{color-scheme:dark;--accent:${PALETTE.dark.accent}}`)
  expect(light + dark).not.toMatch(/--(round|wall|sun-way)/)
  expect(darkCss(lookOf(), 'a{rotate:var(--sun-way)}')).toContain('--sun-way:')
  expect(lookCss({ ...lookOf(), radius: 'none' }, '')).toContain('--round:0}')
})
