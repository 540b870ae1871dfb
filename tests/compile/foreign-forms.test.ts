import { expect, test } from 'vitest'
import type { ForeignForm } from '../../scripts/diagnostics/foreign-forms.ts'
import { messageOf } from '../../scripts/diagnostics/message.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'

async function foundIn(body: string) {
  const file = {
    'projets/a.md': projectFile({}, body),
    'projets/quais.md': projectFile({ title: 'Quais' }, '## Les bacs'),
  }
  const { diagnostics } = await compile(sourcesOf(file, ['x.pdf']))
  return diagnostics.filter(({ code }) => code.startsWith('body/') || code.startsWith('text/'))
}

const FORMS: readonly [body: string, form: ForeignForm, suggestion?: string][] = [
  // What other programs make of signs in a text
  ['Un {++mot++} de plus.', 'revision', 'mot'],
  ['Un {--mot--} de moins.', 'revision', 'mot'],
  ['Un mot {>>à revoir<<} ici.', 'revision', 'à revoir'],
  ['Un {+ mot +} de GitLab.', 'revision', 'mot'],
  ['Un [- mot -] de GitLab.', 'revision', 'mot'],
  ['?> Une astuce.', 'tip', '> [!TIP]'],
  ['.. csv-table:: Prix', 'macro'],
  ['.. csv-table:: Prix\n   :header: Nom', 'macro'],
  ['.. image:: vue.png\n   :alt: La vue\n   :width: 300', 'directive picture', 'vue.png'],
  ['! [La vue](images/vue.png)', 'picture space', '![La vue](images/vue.png)'],
  ['Merci ! hashtag#react hashtag#web', 'see more'],
  ["L'\\u00e9quipe", 'escapes', 'é'],
  ['Le 𝗗é𝘃𝗲𝗹𝗼𝗽𝗽é', 'styled letters', 'Développé'],
  ['.. seealso::', 'directive', '> [!TIP]'],
  ['++ctrl+s++', 'underline', '*ctrl+s*'],
  ['#web/projets#\n\nUn texte.', 'heading', '## web/projets'],
  ['!> Attention.', 'tip', '> [!WARNING]'],
  ['<<< @/code/a.js', 'snippet'],
  ['((64f2a1b0-9c1d-4f2e-8c35-1a2b3c4d5e6f))', 'block name'],
  ['Voir "la carte":https://exemple.fr/carte.', 'textile link', '[la carte](https://exemple.fr/carte)'],
  ['Contexte de la carte\n~~~~~~~~~~~~~~~~~~~~\n\nUn texte.', 'rst heading', '## Contexte de la carte'],
  ['Contexte\n^^^^^^^^\n\nUn texte.', 'rst heading', '## Contexte'],
  ['[details="Voir"]\nUn texte.', 'bbcode block'],
  ['Voir [url=https://exemple.fr]le site[/url].', 'bbcode link', '[le site](https://exemple.fr)'],
  ['Voir [le site] [s].\n\n[s]: https://exemple.fr', 'reference space', '[le site][s]'],
  ['Voir [le site](https://exemple .fr/a b).', 'link blank', '[le site](https://exemple.fr/a%20b)'],
  // Lines, numbers and addresses that Markdown reads otherwise than they were meant
  ['Rôle : intégrateur\nDurée : 3 semaines', 'joined lines', '- Rôle : intégrateur'],
  ['**Rôle :** intégrateur\n**Durée :** 3 semaines', 'joined lines', '- **Rôle :** intégrateur'],
  ['2021 : Bac\n2023 : BTS', 'joined lines', '- 2021 : Bac'],
  ['**Contexte**\nUn texte qui suit.', 'bold line', '## Contexte'],
  ['**Contexte :**\nUn texte qui suit.', 'bold line', '## Contexte'],
  ['Cordialement,\nZoé Martin', 'line break', 'Cordialement,\\'],
  ['12 rue des Quais\n34200 Sète', 'line break', '12 rue des Quais\\'],
  ['> « Un travail soigné »\n> Jeanne Martin', 'line break', '« Un travail soigné »\\'],
  ['Le site “https://exemple.fr” est en ligne.', 'address end', '<https://exemple.fr>”'],
  ['L’image logo@2x.png est nette.', 'file name', '`logo@2x.png`'],
  ['2021. Bac\n2023. BTS', 'renumbered', '- 2021 – Bac'],
  ['2. Argent\n1. Bronze', 'renumbered', '- 2 – Argent'],
  ['Voir https://exemple.fr/mon\\_projet ici.', 'escaped', 'https://exemple.fr/mon_projet'],
  ['Voir <https://exemple.fr/mon\\_projet>.', 'escaped', '<https://exemple.fr/mon_projet>'],
  ['Voir \\[le site\\](https://exemple.fr/x).', 'escaped', '[le site](https://exemple.fr/x)'],
  ['Du \\*\\*gras\\*\\*.', 'escaped', '**gras**'],
  ['\\## Un titre', 'escaped', '## Un titre'],
  ['\\- Un\n\\- Deux', 'escaped', '- Un'],
  ['- Un\n\n\\- Deux points', 'escaped', '- Deux'],
  ['1. Un\n\n2\\. **Deux** points', 'escaped', '2. **Deux**'],
  ['Le dépôt git@github.com:zoe/carte.git est ouvert.', 'git address', 'https://github.com/zoe/carte'],
  ['Me suivre : @zoe@mastodon.social.', 'account', '[@zoe@mastodon.social](https://mastodon.social/@zoe)'],
  ['👉 Un\n👉 Deux', 'bullets', '- Un'],
  ['-> Un\n-> Deux', 'bullets', '- Un'],
  ['🚀 Rapide\n🔒 Sûr', 'bullets', '- 🚀 Rapide'],
  ['1 - Un\n2 - Deux', 'numbers', '1. Un'],
  // Obsidian
  ['![[banque.png]]', 'wiki picture', 'images/banque.png'],
  ['Voir ![[images/banque.png|300]].', 'wiki picture', 'images/banque.png'],
  ['[[quais]]', 'wiki link', '[quais](quais.md)'],
  ['Voir [[Quais#Les bacs|les bacs]].', 'wiki link', '[les bacs](quais.md#les-bacs)'],
  ['![[x.pdf]]', 'wiki link', '[x.pdf](/x.pdf)'],
  ['## Un titre\n\n[[#Un titre]]', 'wiki link', '[Un titre](#un-titre)'],
  ['![Une vue|300](images/banque.png)', 'wiki size'],
  ['Un mot %%caché%%.', 'wiki comment'],
  ['Un paragraphe. ^a1b2c3', 'block name'],
  ['auteur:: Zoé', 'property'],
  ['- [/] À moitié fait', 'wiki task'],
  ['> [!WARNING] Un titre\n> Un texte.', 'callout title', '> [!WARNING]'],
  ['> [!info]- Repliable\n> Un texte.', 'callout title', '> [!NOTE]'],
  ['Un ==passage surligné==.', 'highlight', '**passage surligné**'],
  ['Un ==**passage**==.', 'highlight', '**passage**'],
  ['```dataview\nlist\n```', 'fence'],
  // Code blocks of other programs
  ['```js title="app.js" {1,3-4}\nlet a\n```', 'fence words', '```js'],
  ['```js:app.js\nlet a\n```', 'fence words', '```js'],
  ['~~~{.python .numberLines}\na = 1\n~~~', 'fence words', '~~~python'],
  ['```markdown\n## Un titre\n\nUn texte.\n```\n', 'fence whole'],
  // Text below a list
  ['- Une carte\n- Des horaires\nLe tout tient sur une page.', 'list text'],
  // Hugo, Jekyll and others with variables
  ['{{< figure src="/images/banque.png" title="Une vue" >}}', 'shortcode picture', 'images/banque.png'],
  ['{{< figure\n  src="images/banque.png"\n>}}', 'shortcode picture', 'images/banque.png'],
  ['{{<youtube abc>}}', 'shortcode'],
  ['{{% notice note %}}', 'shortcode'],
  ['{% include figure.html path="images/banque.png" %}', 'liquid picture', 'images/banque.png'],
  ['{% highlight ruby %}', 'liquid'],
  ['Voir {{ site.baseurl }}.', 'liquid'],
  ['![x]({{ site.baseurl }}/images/banque.png)', 'liquid link', '![x](images/banque.png)'],
  ['[Mon CV]({{ "/cv.pdf" | relative_url }})', 'liquid link', '[Mon CV](/cv.pdf)'],
  ['[Quais]({% post_url 2023-04-12-quais %})', 'liquid link', '[Quais](quais.md)'],
  ['{% embed https://exemple.fr/vue %}', 'embed', 'https://exemple.fr/vue'],
  ['{% github zoe/quais %}', 'embed', '[GitHub](https://github.com/zoe/quais)'],
  ['%[https://exemple.fr/vue]', 'embed', 'https://exemple.fr/vue'],
  ['[les quais]({{< relref "/projets/quais.md" >}})', 'shortcode link', '[les quais](quais.md)'],
  ['{{< youtube dQw4w9WgXcQ >}}', 'embed', '[YouTube](https://www.youtube.com/watch?v=dQw4w9WgXcQ)'],
  ['=== "npm"', 'content tab', '**npm**'],
  ['Nom | Rôle\nZoé | code\nMarc | dessin', 'table rule', '| --- | --- |'],
  ['{{{ texte }}}', 'liquid'],
  ['{# une remarque #}', 'liquid'],
  ['<% if vu %>', 'erb'],
  ['Bonjour <%= nom %>.', 'erb'],
  // Jira, MediaWiki, Org, LaTeX
  ['{toc}', 'macro'],
  ['{info:title=À savoir}\nUn texte.', 'macro'],
  ['Un mot en {color:red}rouge.', 'macro'],
  ['||Nom||Valeur||', 'table heads', '| Nom | Valeur |'],
  ['{| class="a"\n| b', 'wiki table'],
  ["Un mot '''en gras'''.", 'wiki bold', '**en gras**'],
  ['#+TITLE: Un titre', 'org'],
  ['#+BEGIN_SRC js', 'org'],
  [':PROPERTIES:', 'org'],
  ['SCHEDULED: <2026-01-03>', 'org'],
  ['\\section{Introduction}', 'latex words', '## Introduction'],
  ['Un mot \\textbf{en gras}.', 'latex words', '**en gras**'],
  ['Voir \\cite{knuth}.', 'command'],
  ['On a a<b et c>d.', 'less than', 'a\\<b'],
  ['Le calcul 2*3*4.', 'eaten stars', '2\\*3\\*4'],
  ['Le fichier (__init__.py).', 'eaten path', '`__init__.py`'],
  ['Voir [le site|https://exemple.fr].', 'pipe link', '[le site](https://exemple.fr)'],
  ['Voir [https://exemple.fr le site].', 'bracket link', '[le site](https://exemple.fr)'],
  // Copied from a chat or from Word
  ['Voir <https://exemple.fr|le site>.', 'slack link', '[le site](https://exemple.fr)'],
  ['Écrire à <mailto:zoe@exemple.fr|Zoé>.', 'slack link', '[Zoé](mailto:zoe@exemple.fr)'],
  ['Un fait【4†source】.', 'chat'],
  ['Un fait :contentReference[oaicite:0]{index=0}.', 'chat'],
  ['Un fait \uE200cite\uE202turn0search1\uE201.', 'chat'],
  ['Un fait citeturn0search1turn2news3.', 'chat'],
  ['Un fait [cite: 1, 2].', 'chat'],
  ['Un fait [1†source] ici.', 'chat'],
  ['Voir [oai_citation:0‡exemple.fr](https://exemple.fr).', 'chat'],
  ['Un texte.\\n\\nUn autre.', 'line ends'],
  ['Un texte.\\r\\nUn autre.', 'line ends'],
  ['Un texte.\\nUn autre.', 'line ends'],
  ["'''js\nlet a = 1\n'''", 'quote fence', '```js'],
  ['’’’\n# un\n’’’', 'quote fence', '```'],
  ['Nom\tPrix\nA\t1\nB\t2', 'tabs', '| Nom | Prix |'],
  ['Un texte.\n\n---\nlayout: post\ntags:\n  - a\n---\n\nUn autre.', 'second header'],
  ['Merci à <@U024BE7LH>.', 'slack'],
  ['Voir Error! Reference source not found.', 'word error'],
  // kramdown and Pandoc
  ['![x](images/banque.png){width=300}', 'attributes'],
  ['Un paragraphe.\n{: .text-center }', 'attributes'],
  ['[x](https://exemple.fr){:target="_blank"}', 'attributes'],
  ['## Un titre {#ancre .classe}', 'attributes'],
  ['- table\n{:toc}', 'attributes'],
  ['[x](https://exemple.fr){ .button }', 'attributes'],
  ['Un mot^[une note].', 'inline note'],
  ['Comme on sait [@knuth84, p. 3].', 'citation'],
  ['30 m^2^ de toit', 'superscript', '²'],
  ['De l’H~2~O', 'subscript', '₂'],
  ['\\newpage', 'command'],
  ['\\begin{itemize}\nUn texte.', 'command'],
  ['Un terme\n: Sa définition', 'term'],
  ['*[HTML]: Hyper Text', 'abbreviation'],
  // Containers
  ['::: tip\nUn conseil.', 'container', '> [!TIP]'],
  [':::danger[Attention]\nUn conseil.', 'container', '> [!CAUTION]'],
  ['::: {.callout-warning}\nUn conseil.', 'container', '> [!WARNING]'],
  ['Un conseil.\n:::', 'container end'],
  ['::youtube[abc]', 'leaf'],
  ['!!! note "Un titre"\n    Un texte.', 'admonition', '> [!NOTE]'],
  ['??? bug\n    Un texte.', 'admonition', '> [!CAUTION]'],
  ['.. image:: banque.png', 'directive picture', 'images/banque.png'],
  ['image::x/banque.png[Une vue]', 'directive picture', 'images/banque.png'],
  ['.. warning:: Un texte.', 'directive', '> [!WARNING]'],
  // GitHub and others
  [':rocket: Lancé', 'emoji'],
  ['C’est fait :white_check_mark:.', 'emoji'],
  ['## Un titre :+1:', 'emoji'],
  ['[TOC]', 'contents'],
  ['[[toc]]', 'contents'],
  ['[[_TOC_]]', 'contents'],
  ['[[ toc ]]', 'contents'],
  ['Sommaire : [[toc]]', 'contents'],
  ['++souligné++', 'underline', '*souligné*'],
  ['![x](images/banque.png =300x)', 'picture size', '![x](images/banque.png)'],
  ["import Carte from '../Carte.astro'", 'script'],
  ['export const prerender = true', 'script'],
  ['{/* une remarque */}', 'script'],
  ['h2. Un titre', 'textile', '## Un titre'],
  ['== Un titre ==', 'equals', '## Un titre'],
  ['[b]gras[/b]', 'bbcode'],
  ['[caption id="a" align="left"]![x](images/banque.png) Une vue', 'wordpress'],
  ['Voir.\n\n[gallery ids="1,2"]', 'wordpress'],
  // Word
  ['•\tUn\n•\tDeux', 'word list', '- Un'],
  ['\uF0B7 Un\n\uF0B7 Deux', 'word list', '- Un'],
  ['o\tUn', 'word list', '- Un'],
  ['Un signe \uF0E0 de Word', 'word sign'],
  ['Un texte.<o:p></o:p>', 'word tag'],
  ['<![if !supportLists]>', 'word tag'],
  // Slips
  ['– un\n– deux', 'bullets', '- un'],
  ['✅ un\n✅ deux', 'bullets', '- un'],
  ['o un\no deux', 'word list', '- un'],
  ['1- un\n2- deux', 'numbers', '1. un'],
  ['a) un\nb) deux', 'numbers', '1. un'],
  ['1°) un\n2°) deux', 'numbers', '1. un'],
  ['1 . un\n2 . deux', 'numbers', '1. un'],
  ['(a) un\n(b) deux', 'numbers', '1. un'],
  ['i. un\nii. deux', 'numbers', '1. un'],
  ['(1) un\n(2) deux', 'numbers', '1. un'],
  ['1️⃣ un\n2️⃣ deux', 'numbers', '1. un'],
  ['[] à faire', 'tasks', '- [ ] à faire'],
  ['[ ]à faire\n[x] fait', 'tasks', '- [ ] à faire'],
  ['- [ x ] fait', 'tasks', '[x] fait'],
  ['- [x]fait', 'tasks', '[x] fait'],
  ['- un\n  - [] à faire', 'tasks', '[ ] à faire'],
  ['☐ à faire\n☑ fait', 'tasks', '- [ ] à faire'],
  ['[x] (https://exemple.fr)', 'link space', '[x](https://exemple.fr)'],
  ['![x] (images/banque.png)', 'link space', '![x](images/banque.png)'],
  ['(x)[https://exemple.fr]', 'link swapped', '[x](https://exemple.fr)'],
  ['[x](https://exemple.fr/une page)', 'link blank', '[x](https://exemple.fr/une%20page)'],
  ['[x](https://exemple.fr/une page', 'link open'],
  ['[x](https://exemple.fr', 'link open'],
  ['[x(https://exemple.fr)', 'link open'],
  ['x](https://exemple.fr)', 'link open'],
  ['[x](plus bas dans le texte)', 'link words'],
  ['#vue #react', 'tags', 'vue, react'],
  ['#vue\n#react, #web/a11y', 'tags', 'vue, react, web/a11y'],
  ['Un texte. #vue #react', 'tags', 'vue, react'],
  ['Un texte.\n\n#vue', 'tags', 'vue'],
  ['Un texte.\r\n\r\n#vue\r\n', 'tags', 'vue'],
  ['#Un titre', 'heading', '## Un titre'],
  ['##Un titre\n\nUn texte.', 'heading', '## Un titre'],
  ['#Contexte\nUne boutique.', 'heading', '## Contexte'],
  ['#Contexte\n- Une boutique', 'heading', '## Contexte'],
  ['| a | b |\n| 1 | 2 |', 'table rule', '| --- | --- |'],
  ['|---|:-:|\n| 1 | 2 |', 'no heads'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 |\n\n| 3 | 4 |', 'cut table'],
  ['| a | b |\n\n| --- | --- |\n\n| 1 | 2 |', 'cut table'],
  ['Un texte.\n\n    Une phrase de cinq mots au moins.', 'indent'],
  ['Un texte.\n\n\tUne phrase de cinq mots au moins.', 'indent'],
  ['Un texte.\n\n    - Une entrée de quatre mots\n    - Une autre entrée encore', 'indent'],
  ['Un texte.\n\n    ![Une vue](images/banque.png)', 'indent'],
  ['Une phrase qui finit.\n---\n\nUne autre.', 'underlined'],
  ['![Une vue](images/banque.png)\n---\n\nUne autre.', 'underlined'],
  ['Un texte.\n\n<!-- une remarque\n\nUn autre.', 'comment open'],
  ['Un texte <!-- une remarque\n\nUn autre -->', 'comment signs'],
  ['Un texte <!— une remarque —>', 'comment signs'],
  ['Un mot ** en gras **.', 'loose stars', '**en gras**'],
  ['- **Rôle :**Développeuse du site', 'glued stars', '**Rôle :** Développeuse'],
  ['Un mot ** gras** ici.', 'loose stars', '**gras**'],
  ['Un **mot **ici.', 'loose stars', '**mot** ici'],
  ['Un mot __souligné __ ici.', 'loose stars', '__souligné__'],
  ['Un mot __ souligné__ ici.', 'loose stars', '__souligné__'],
  ['Un mot *italique * ici.', 'loose stars', '*italique*'],
  ['Un mot * italique*.', 'loose stars', '*italique*'],
  ['Un ~~mot barré ~~ ici.', 'loose stars', '~~mot barré~~'],
  ['######## Un titre', 'hashes', '## Un titre'],
  ['Un mot **en gras.', 'unpaired'],
  ['Un `mot en code.', 'unpaired'],
]

test('a whole text in code is one too where an assistant says something around it, which other messages report', async () => {
  const said = ['Bien sûr ! Voici une version améliorée :', 'Souhaitez-vous que je l’adapte ?']
  const found = await foundIn(said.join('\n\n```markdown\n## Un titre\n\nUn texte.\n```\n\n'))
  expect(found.map(({ code }) => code).toSorted()).toEqual(['body/foreign', 'text/to-write', 'text/to-write'])
  const own = await foundIn('Ce que j’ai écrit :\n\n```markdown\n## Un titre\n```\n')
  expect(own).toEqual([])
})

test.each(FORMS)('%j is the form « %s »', async (body, form, suggestion) => {
  const [found] = await foundIn(body)
  expect(found).toMatchObject({ code: 'body/foreign', form, suggestion: suggestion ?? null })
  for (const lang of ['fr', 'en'] as const) {
    expect(found && messageOf(found, lang)).not.toMatch(/[«“] ?@(?!zoe)/)
    expect(found && messageOf(found, lang)).toContain(suggestion ?? '')
  }
})

/** Forms whose message tells more than one change. */
const SEVERAL: readonly string[] = [
  'container',
  'admonition',
  'directive',
  'callout title',
  'table rule',
  'word list',
  'tabs',
  'quote fence',
]

test.each(FORMS.filter(([, form, suggestion]) => suggestion !== undefined && !SEVERAL.includes(form)))(
  '%j is right with what its message proposes',
  async (body, form, suggestion = '') => {
    const [{ line, column, endLine, endColumn } = { line: 0, column: 0, endLine: 0, endColumn: 0 }] =
      await foundIn(body)
    const written = form.endsWith('picture') ? `![Une vue](${suggestion})` : suggestion
    const lines = body.split('\n')
    // The header has nine lines.
    const before = [...lines.slice(0, line - 10), lines[line - 10]?.slice(0, column - 1)].join('\n')
    const after = [lines[endLine - 10]?.slice(endColumn - 1), ...lines.slice(endLine - 9)].join('\n')
    expect(await foundIn(before + written + after)).toEqual([])
  },
)

test.each([
  ['![x](images/ma photo.png)', 'picture/missing'],
  ['![x](images/vue (1).png "Une légende")', 'picture/missing'],
  ['![x][p]\n\n[p]: images/ma photo.png', 'picture/missing'],
  ['[x](mon projet.md)', 'body/link'],
])('%j names a file with a space', async (body, code) => {
  const { diagnostics } = await compile(sourcesOf({ 'projets/a.md': projectFile({}, body) }))
  expect(diagnostics.map((found) => found.code)).toEqual([code])
})

test.each([
  ['tel: +33 6 39 98 12 34', 'tel:+33639981234'],
  ['tel:+33/6.39.98.12.34', 'tel:+33639981234'],
  ['<tel:+33 (0)6 39 98 12 34>', 'tel:+33639981234'],
  ['tel:0033639981234', 'tel:+33639981234'],
  ['<tel:+49 (0)151 23456789>', 'tel:+4915123456789'],
  // Whether it is a French one, a text does not say.
  ['<tel:06 39 98 12 34>', 'tel:0639981234'],
])('the number of the link %j is dialled as %s', async (written, dialled) => {
  const { catalogue, diagnostics } = await compile(sourcesOf({ 'projets/a.md': projectFile({}, `[x](${written})`) }))
  expect(diagnostics).toEqual([])
  expect(catalogue?.projects[0]?.description).toContain(`<a href="${dialled}">x</a>`)
})

test.each([
  ['Un texte.\n[//]: # (une remarque)'],
  ['> Un texte.\n> [comment]: <> (une **remarque** [x](y))'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 |\n[//]: # (une remarque)'],
  ['[//]: # (une remarque)\n[//]: # (une remarque)\n\nUn texte.'],
])('the remark in %j does not show', async (body) => {
  const { catalogue, diagnostics } = await compile(sourcesOf({ 'projets/a.md': projectFile({}, body) }))
  expect(diagnostics).toEqual([])
  expect(catalogue?.projects[0]?.description).not.toMatch(/remarque|\[/)
})

test('a remark in code is code', async () => {
  const body = '```md\nUn texte.\n[//]: # (une remarque)\n```'
  const { catalogue } = await compile(sourcesOf({ 'projets/a.md': projectFile({}, body) }))
  expect(catalogue?.projects[0]?.description).toContain('# (une remarque)')
})

test('a picture that a browser saved with %20 in its name is shown', async () => {
  const sources = sourcesOf({ 'projets/a.md': projectFile({}, '![x](ma%20vue.png)') })
  const file = 'content/projets/ma%20vue.png'
  const assets = new Map([...sources.assets, [file, { file, outside: false }]])
  const { catalogue, diagnostics } = await compile({ ...sources, assets })
  expect(diagnostics).toEqual([])
  expect(catalogue?.projects[0]?.description).toContain('<img src="content/projets/ma%2520vue.png" alt="x">')
})

test('HTML that shows a picture of another site says to copy it first', async () => {
  const body = '<img src="https://exemple.fr/vue.png" alt="Vue">\n\nUn texte.'
  const { diagnostics } = await compile(sourcesOf({ 'projets/a.md': projectFile({}, body) }))
  expect(diagnostics.map((found) => messageOf(found, 'fr'))).toEqual([
    expect.stringContaining('« ![Vue](https://exemple.fr/vue.png) », après avoir copié l’image dans content/'),
  ])
})

test('a picture whose name has a space is shown', async () => {
  const sources = sourcesOf({ 'projets/a.md': projectFile({}, '![x](ma photo (1).png "Une légende")') })
  const file = 'content/projets/ma photo (1).png'
  const assets = new Map([...sources.assets, [file, { file, outside: false }]])
  const { catalogue, diagnostics } = await compile({ ...sources, assets })
  expect(diagnostics).toEqual([])
  expect(catalogue?.projects[0]?.description).toContain('<img src="content/projets/ma%20photo%20(1).png" alt="x">')
})

test.each([
  ['TODO écrire le résultat', 'TODO écrire le résultat'],
  ['- [ ] FIXME', 'FIXME'],
  ['## À COMPLÉTER', 'À COMPLÉTER'],
  ['Le résultat : TODO', 'TODO'],
  ['**TODO**', 'TODO'],
  ['Lorem ipsum dolor sit amet.', 'Lorem ipsum dolor sit amet.'],
  ['Voici. Lorem ipsum.', 'Lorem ipsum.'],
  ['Sed ut perspiciatis unde omnis.', 'Sed ut perspiciatis unde omnis.'],
  ['Le débit a doublé. FIXME vérifier', 'FIXME vérifier'],
  ['Voici (insérer une capture d’écran ici).', '(insérer une capture d’écran ici)'],
  ['xxx', 'xxx'],
  ['Chez [Your Company], depuis un an.', '[Your Company]'],
  ['[À compléter]', '[À compléter]'],
  ['TBD', 'TBD'],
  ['Pour [Nom de l’entreprise], en mai.', '[Nom de l’entreprise]'],
  ['[Décrire le projet]', '[Décrire le projet]'],
  ['Insérer ici une capture', 'Insérer ici une capture'],
  ['Bien sûr ! Voici une description :', 'Bien sûr ! Voici une description :'],
  ['Chez [Votre rôle], en mai.', '[Votre rôle]'],
  ...['[Nom]', '[Prénom]', '[nombre]', '[durée]', '[technologies]', '[date]', '[mois]', '[X mois]'].map((token) => [
    `Avec ${token} de plus.`,
    token,
  ]),
  ['Un gain de [X] % en mai.', '[X]'],
  ['Un gain de XX % ou plus.', 'XX %'],
  ['Un gain de XX%.', 'XX%'],
  ...[
    ...[
      'À compléter',
      'à compléter',
      'À compléter plus tard',
      'Texte à venir...',
      'En cours de rédaction.',
      'Placeholder',
    ],
    ...['Écrivez ici la description…', 'Your text here', 'Description goes here.', 'Click or tap here to enter text.'],
    ...['Type / for commands', "Type '/' for commands", 'ChatGPT a dit :', 'Thought for 12 seconds'],
    ...['Souhaitez-vous que je raccourcisse ce texte ?', 'Voulez-vous que je propose une autre version ?'],
    ...['Souhaitez-vous que je développe cette partie ?', 'Would you like me to expand on this section?'],
    "N'hésitez pas à me demander si vous voulez une version plus courte.",
    'Voici une version améliorée de votre texte :',
    ...[
      "N'hésite pas à me dire si tu veux que j’ajuste le ton !",
      'Voilà ta fiche, prête à être collée dans ton portfolio',
    ],
    ...['Tu peux remplacer les chiffres par les tiens.', "Here's a draft of your project page:"],
    ...['Gerne! Hier ist ein Entwurf für deine Seite:', 'Lass mich wissen, ob ich den Ton ändern soll.'],
    'Feel free to adjust the tone.',
    ...['Parfait, voilà le texte demandé :', 'Absolument ! Voici le texte :', '(Environ 120 mots)'],
    ...['Texte généré par ChatGPT', 'Would you like me to shorten it?', 'Let me know if you want a shorter version!'],
    ...['Here’s a polished version of it:', 'Sure! Below is a draft:'],
  ].map((text) => [text, text]),
])('%j is unwritten', async (body, actual) => {
  expect(await foundIn(body)).toMatchObject([{ code: 'text/to-write', actual }])
})

test.each([
  { title: 'TODO' },
  { theme: "'À FAIRE'" },
  { theme: 'Lorem ipsum' },
  { technologie: '[TODO]' },
  { client: '[Nom du client]' },
  { client: 'John Doe' },
  { client: 'Nom du client' },
  { role: 'Votre rôle' },
  { theme: '"[Votre thème]"' },
  { result: 'à compléter' },
  { result: 'XX % de plus' },
])('the value %j is unwritten', async (keys) => {
  const { diagnostics } = await compile(sourcesOf({ 'projets/a.md': projectFile(keys) }))
  expect(diagnostics.map(({ code }) => code)).toContain('text/to-write')
})

test('tags of Word are shown neither on a page nor in its description, unless the owner escaped them', async () => {
  const body = 'Un texte.<o:p></o:p> Une **fin.<w:r a="b">**\n\nLa balise \\<o:p> de Word, ou &lt;o:p>.'
  const { catalogue } = await compile(sourcesOf({ 'projets/a.md': projectFile({}, body) }))
  expect(catalogue?.projects[0]?.description).toBe(
    '<p>Un texte. Une <strong>fin.</strong></p>\n<p>La balise &#x3C;o:p> de Word, ou &#x3C;o:p>.</p>',
  )
  expect(catalogue?.projects[0]?.text).not.toMatch(/<w:|fin\.</)
})

test.each([
  ['Des cases [x], le tag #OpenSource et {name}'],
  ['C++ et C#, de 12:30:45 à 13:00 : a^2 + b^2 == c^2'],
  ['Un canal [général] à 100 %, ~20 % d’écart, 3 * 4 * 5'],
  ['Les %appels% de `fn()` - mieux - et std::string'],
])('the value %j shows nothing of another program', async (theme) => {
  const { diagnostics } = await compile(sourcesOf({ 'projets/a.md': projectFile({ theme: `"${theme}"` }) }))
  expect(diagnostics.filter(({ code }) => code === 'value/foreign')).toEqual([])
})
