import { describe, expect, test } from 'vitest'
import { readDrawing } from './drawing.ts'
import { pixelsOf, sizeOf, withViewBox } from './drawing-size.ts'

const svg = (inside: string, root = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`
const label =
  '<foreignObject width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml"><span>Client web</span></div></foreignObject>'

describe('what a drawing loses when it is drawn', () => {
  test.each([
    ['HTML, as Mermaid writes it', `<g class="label">${label}</g>`, 'html', 'Client web'],
    ['HTML that a switch always chooses', `<switch>${label}<text>a</text></switch>`, 'html', 'Client web'],
    ['a picture in HTML', '<foreignObject><img src="a.png"/></foreignObject>', 'html', 'HTML'],
    ['a linked picture', '<image href="plan.png"/>', 'linked', 'plan.png'],
    [
      'a linked picture of SVG 1.1',
      '<image xlink:href="https://a.example.org/p.png"/>',
      'linked',
      'https://a.example.org/p.png',
    ],
    ['a shape of another drawing', '<use href="icones.svg#fleche"/>', 'linked', 'icones.svg#fleche'],
    ['a linked picture of a filter', '<filter><feImage href="a.png"/></filter>', 'linked', 'a.png'],
    ['a gradient of another drawing', '<rect fill="url(fonds.svg#a)"/>', 'linked', 'fonds.svg#a'],
    ['a style sheet', '<style>@import "a.css";</style>', 'linked', 'a.css'],
    ['an embedded picture that is not drawn', '<image href="data:image/webp;base64,AAAA"/>', 'embedded', 'image/webp'],
    ['a text along a path', '<text><textPath href="#p">Bonjour</textPath></text>', 'textPath', 'Bonjour'],
    [
      'a long text along a path',
      `<textPath>${'<tspan>Bonjour à toutes et à tous, </tspan>'.repeat(3)}</textPath>`,
      'textPath',
      'Bonjour à toutes et à tous, Bonjour à toutes et à tous, Bonj…',
    ],
    ['a text of sixty letters', `<textPath> ${'a'.repeat(60)} </textPath>`, 'textPath', 'a'.repeat(60)],
    ['a text in a frame of Inkscape', '<flowRoot><flowPara>Bonjour</flowPara></flowRoot>', 'flow', 'Bonjour'],
    [
      'labels of draw.io, which has shorter ones and a line below',
      `<switch>${label.replace('width', 'requiredFeatures="x" width')}<text>Client...</text></switch><switch><g requiredFeatures="x"/><a xlink:href="https://www.drawio.com"><text>Text is not SVG - cannot display</text></a></switch>`,
      'drawio',
      'Text is not SVG - cannot display',
    ],
    ['an animation of SMIL', '<rect><animate attributeName="x"/></rect>', 'animation', 'animate'],
    ['an animation of CSS', '<style>.a{animation:turn 2s}</style><g class="a"/>', 'animation', 'animation'],
    ['a script', '<script>draw()</script>', 'animation', 'script'],
    ['a variable', '<rect style="fill: var(--ink)"/>', 'variables', '--ink'],
    [
      'a variable of a rule',
      '<style>#a .b{stroke:var(--line, red)}</style><g id="a"><g class="b"/></g>',
      'variables',
      '--line',
    ],
    ['shapes that nothing shows', '<title>a</title><defs><rect id="a"/></defs><g/>', 'nothing', ''],
  ])('%s', (_, inside, what, detail) => {
    expect(readDrawing(svg(inside)).losses).toEqual([{ what, detail }])
  })

  test.each([
    [
      'HTML with a fallback, as draw.io writes it',
      `<switch>${label.replace('width', 'requiredFeatures="x" width')}<text>a</text></switch>`,
    ],
    [
      'empty HTML, as Mermaid leaves it',
      '<foreignObject width="0" height="0"><div xmlns="http://www.w3.org/1999/xhtml"> </div></foreignObject>',
    ],
    ['its own parts', '<use href="#a"/><rect fill="url(#b)" filter="url(\'#c\')"/>'],
    [
      'embedded pictures',
      '<image href="data:image/png;base64,AA"/><image xlink:href="data:image/jpeg;base64,AA"/><image href="data:image/svg+xml,x"/>',
    ],
    ['a link', '<a href="https://a.example.org"><rect/></a>'],
    [
      'rules that nothing uses',
      '<style>.edge-fast{animation:dash 1s;fill:var(--a)} @keyframes dash{to{x:0}}</style><rect class="b"/>',
    ],
    ['an embedded font', '<style>@font-face{font-family:A;src:url(data:font/woff2;base64,AA)}</style><rect/>'],
    ['what programs note', '<metadata><image href="a.png"/></metadata><title>a</title><rect/>'],
    ['no animation', '<rect style="animation: none"/>'],
  ])('nothing: %s', (_, inside) => {
    expect(readDrawing(svg(inside)).losses).toEqual([])
  })

  test('a style sheet that stands before it', () => {
    const sheet = '<?xml version="1.0"?><?xml-stylesheet type="text/css" href="a.css"?>'
    expect(readDrawing(sheet + svg('')).losses).toEqual([{ what: 'linked', detail: 'a.css' }])
  })
})

test.each([
  ['<text font-family="Inter, sans-serif">a</text>', [['Inter', 'sans-serif']]],
  ['<g font-family="\'Comic Sans MS\'"><text><tspan>a</tspan></text></g>', [['Comic Sans MS']]],
  ['<text style="font: bold 12px/1.5 &quot;Fira Code&quot;, monospace">a</text>', [['Fira Code', 'monospace']]],
  ['<text style="font: 700 12px Arial">a</text>', [['Arial']]],
  ['<text style="font:italic 300 x-large / 2 Lato, serif">a</text>', [['Lato', 'serif']]],
  ['<text style="font: small-caps 400 1.2em \'Exo 2\'">a</text>', [['Exo 2']]],
  ['<style>.t{font-family:Lato}.u{font-family:Oswald}</style><text class="t">a</text>', [[], ['Lato']]],
  ['<text>a</text>', [[]]],
  ['<text font-family="Inter"> </text><rect font-family="Inter"/>', []],
])('the fonts of %s', (inside, fonts) => {
  expect(readDrawing(svg(inside)).fonts).toEqual(fonts)
})

test.each([
  ['<g opacity=".9"><g/><g style="filter:url(#a)"><rect mask="url(#b)"/></g></g><g opacity="1"/>', 3],
  ['<g style="fill-opacity:.5; mix-blend-mode: multiply"/>', 1],
  ['<filter id="a"><feFlood/><feMerge><feMergeNode/><feMergeNode/></feMerge></filter><filter><feFlood/></filter>', 2],
  ['<filter><feFlood/></filter><g filter="url(#a)"/>', 2],
  ['<g clip-path="url(#a)" stroke-opacity=".5"/>', 0],
])('the layers of %s', (inside, layers) => {
  expect(readDrawing(svg(inside)).layers).toBe(layers)
})

test('the family of each element is read once, however many texts are below it', () => {
  const family = `${'font:a '.repeat(100_000)};font-family:Lato`
  const texts = `<g style="${family}">${'<text>a</text>'.repeat(1000)}</g>`
  const start = process.cpuUsage()
  expect(readDrawing(svg(texts)).fonts).toEqual([['Lato']])
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
})

test.each([
  ['texts along a path in each other', '<textPath>a'.repeat(250), 'b c'.repeat(200_000), '</textPath>'.repeat(250)],
  ['branches', '<switch>', '<foreignObject requiredFeatures="a"></foreignObject>'.repeat(30_000), '</switch>'],
])('its %s are read in one go', (_, before, inside, after) => {
  const start = process.cpuUsage()
  readDrawing(svg(before + inside + after))
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
})

describe('the size of a drawing', () => {
  test.each([
    ['12', 12],
    ['502.5pt', 670],
    ['25.4mm', 96],
    ['2.54cm', 96],
    ['1in', 96],
    ['2pc', 32],
    ['40Q', 37.795],
    ['100%', null],
    ['2em', null],
    ['0', null],
    ['', null],
  ])('%s', (length, pixels) => {
    expect(pixelsOf(length)).toEqual(pixels === null ? null : expect.closeTo(pixels, 2))
  })

  test.each([
    ['viewBox="0 0 670 420"', 'viewBox', 'viewBox="0 0 670 420"'],
    ["viewBox='0,0,670,420' width='100%'", 'viewBox', "viewBox='0,0,670,420' width='100%'"],
    ['width="502.5pt" height="315pt"', 'lengths', 'viewBox="0 0 670 420" width="670" height="420"'],
    ['width="67cm" height="42cm" viewBox="0 0 0 0"', 'lengths', 'width="2532.28'],
    ['style="width:670px; height:420px"', 'lengths', 'viewBox="0 0 670 420" width="670"'],
    ['width="100%" height="100%"', null, 'viewBox="0 0 30 20" width="30" height="20"'],
    ['width="670"', null, 'viewBox="0 0 30 20"'],
    ['', null, 'viewBox="0 0 30 20"'],
  ])('%s', (root, size, written) => {
    const drawing = `<!-- <svg> --><svg width="1" ${svg('<rect/>', root)}`
    expect(sizeOf(drawing)).toBe(size)
    const mended = withViewBox(drawing, { width: 30, height: 20 })
    expect(mended).toContain(written)
    expect(sizeOf(mended)).toBe('viewBox')
    expect(mended.match(/viewBox/g)).toHaveLength(1)
  })
})
