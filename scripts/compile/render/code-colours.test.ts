// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is the code to colour
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../fields/site-texts/languages.ts'
import { codeBlock } from './code-colours.ts'

const block = codeBlock(LANGUAGES.fr.notices.page)

function coloured(lang: string, value: string): string {
  const [code] = block(null, { type: 'code', lang, value }).children
  return toHtml({ type: 'root', children: code?.type === 'element' ? code.children : [] })
}

test('a block has the name of its language, if the owner gives it, so that the keyboard can stop there', () => {
  expect(toHtml(block(null, { type: 'code', lang: 'brainfuck', value: '+' }))).toBe(
    '<pre role="group" tabindex="0" aria-label="Code : brainfuck"><code class="language-brainfuck">+\n</code></pre>',
  )
  expect(toHtml(block(null, { type: 'code', value: '' }))).toBe(
    '<pre role="group" tabindex="0" aria-label="Code"><code></code></pre>',
  )
})

test('what has no letter is plain', () => {
  expect(coloured('html', '<p id="a">x &amp; y</p>')).toBe(
    '&#x3C;<span class="f">p</span> <span class="f">id</span>=<span class="s">"a"</span>>x <span class="n">&#x26;amp;</span> y&#x3C;/<span class="f">p</span>>\n',
  )
})

test('scopes within scopes keep their letters', () => {
  expect(coloured('js', 'const a = `b${1}`')).toBe(
    '<span class="k">const</span> a = <span class="s">`b${<span class="n">1</span>}`</span>\n',
  )
})

test('code of more than ten thousand characters is plain, because some takes a second at twice of that', () => {
  expect(coloured('c', 'int a;\n'.repeat(1400))).toContain('<span class="k">int</span>')
  expect(coloured('c', 'int a;\n'.repeat(1450))).not.toContain('<span')
})
