// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is the code to colour
import { toHtml } from 'hast-util-to-html'
import type { Code } from 'mdast'
import { expect, test } from 'vitest'
import { codeColours } from './code-colours.ts'

function coloured(lang: string, value: string): string {
  const node: Code = { type: 'code', lang, value }
  codeColours(node)
  return toHtml({ type: 'root', children: node.data?.hChildren ?? [] })
}

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
