import { expect, test } from 'vitest'
import { toBarePage } from './bare-page.ts'

const TEMPLATE = '<title>{title}</title>{body}'

const PAGE = `<!doctype html><html><head><title>Accueil</title><style>p{}</style></head><body>
<a class="skip" href="#contenu">Aller au contenu</a><header><button>Menu</button></header>
<main class="main"><div><h1 id="a">Camille</h1><p class="visually-hidden">Deux fois</p></div>
<picture><source srcset="/assets/a-1.avif 1w, /assets/a-2.avif 2w"><img src="/assets/a-1.webp" alt="Portrait"></picture>
<picture><img src="/assets/b-1.webp" alt=""></picture></main>
<div popover="auto"><p>Menu</p></div><script>alert(1)</script></body></html>`

test('the words stay, with the first picture alone', () => {
  const { html } = toBarePage(PAGE, TEMPLATE)
  expect(html.replace(/\n/g, '').replace(/\s+</g, '<')).toBe(
    '<title>Accueil</title><a href="#contenu">Aller au contenu</a><header></header><main><h1>Camille</h1>' +
      '<picture><source srcset="/assets/a-1.avif 1w, /assets/a-2.avif 2w"><img src="/assets/a-1.webp" alt="Portrait"></picture></main>',
  )
})

test('what the page folds away stays folded', () => {
  const { html } = toBarePage(
    '<title>Projets</title><body><details class="filter"><summary>Filtrer</summary><nav>Tous</nav></details></body>',
    TEMPLATE,
  )
  expect(html).toContain('<details><summary>Filtrer</summary><nav>Tous</nav></details>')
})

test('the files of the picture are named', () => {
  expect(toBarePage(PAGE, TEMPLATE).files).toEqual(['assets/a-1.avif', 'assets/a-2.avif', 'assets/a-1.webp'])
})

test('a page without a body is refused by its missing title', () => {
  expect(() => toBarePage('<p>Rien', TEMPLATE)).toThrow('without a title')
})
