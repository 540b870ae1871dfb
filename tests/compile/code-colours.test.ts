import { expect, test } from 'vitest'
import { compileOne } from '../support/compile-one.ts'

const HEADER = `---
number: 1
title: Essai
technologie: []
category: Personnel
state: OK
---
`

/** Returns the HTML of the body of a project. */
async function htmlOf(body: string): Promise<string> {
  const { catalogue } = await compileOne('projets/essai.md', `${HEADER}\n${body}\n`)
  return catalogue?.projects.find(({ slug }) => slug === 'essai')?.description ?? ''
}

test('the parts of code get letters, and its text stays the same', async () => {
  const html = await htmlOf('```ts\nconst age = 42 // « ans »\nsay("a < b & c")\n```')
  expect(html).toContain('<pre role="group" tabindex="0" aria-label="Code : ts"><code class="language-ts">')
  expect(html).toContain('<span class="k">const</span>')
  expect(html).toContain('<span class="n">42</span>')
  expect(html).toContain('<span class="c">// « ans »</span>')
  const text = html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&')
  expect(text).toContain('const age = 42 // « ans »\nsay("a < b & c")')
})

test('an addition and a deletion differ; other names of a language and capitals are known', async () => {
  expect(await htmlOf('```diff\n-a\n+b\n```')).toContain('<span class="d">-a</span>\n<span class="i">+b</span>')
  expect(await htmlOf('```JSX\nconst a = <b/>\n```')).toContain('<span class="k">const</span>')
  expect(await htmlOf('```html\n<a href="#">b</a>\n```')).toContain('<span class="s">"#"</span>')
})

test.each(['brainfuck', '', 'constructor', '../../core'])(
  'code in the language “%s” has one colour',
  async (language) => {
    expect(await htmlOf(`\`\`\`${language}\nconst a = 1\n\`\`\``)).toMatch(/<code[^>]*>const a = 1\n<\/code>/)
  },
)

test('very long code has one colour', async () => {
  expect(await htmlOf(`\`\`\`js\n${'let a = 1\n'.repeat(3000)}\`\`\``)).not.toContain('<span')
})
