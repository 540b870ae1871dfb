import { expect, test } from 'vitest'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

const reported = async (file: string) =>
  (await compile(sourcesOf({ 'projets/a.md': file }))).diagnostics.map(({ code, actual }) => [code, actual])

test.each([
  'Rôle : intégrateur\n\nDurée : 3 semaines\n\nÉquipe : 2',
  'Rôle : intégrateur  \nDurée : 3 semaines\\\nÉquipe : 2',
  '- Rôle : intégrateur\n- Durée : 3 semaines\n\n1. un\n1. deux\n\nUn texte.\n\n1. un\n2. deux\n4. trois',
  'Le projet a deux buts :\nAller vite et rester simple.\n\nAttention : une phrase.\nElle continue ici.',
  'Écrit avec la version\n2. Elle est belle.\n\nUn texte\n    - une incise - qui finit.\n\nTexte\\\n    - incise\n\n- Un\n  - 30 pages\n  - 12 vues',
  '- 30 % de trafic\n- 12 % de rebond\n\nUn texte.\n\n+ 3 autres\n+ 4 autres\n\n- +30 %\n- -12 %',
  'Route /[ville]/[poste], [Entreprise](https://exemple.fr) et [Ville].\n\n___\n\n`____` et __gras__.\n\n[Ville]: https://exemple.fr',
  "Rock ’n’ roll, l’eau, ''' et '', C++ et C++, quoi ?? Vraiment ??? Le plan A+.",
  'Le lien DONE, un LATER. NOW et Later ; … plus loin. Une Note interne a été écrite.',
  'Le XXe siècle a XX pages, Malcolm X ans, et la variable {x}.',
  '**Contexte**\n\nUn texte.\n\n**Un texte en gras** qui continue\nsur deux lignes.\n\n**Deux phrases.**\nLa suite.',
  'Cordialement,\\\nZoé Martin\n\n« Un mot »\nest cité ici, à la suite.\n\nLe code est\n34200, celui de Sète.',
  'Le site « https://exemple.fr » et <https://exemple.fr> ; zoe@exemple.fr.',
  '2019. Une année pleine.\n\n2021 : le bac. 2023 : le BTS.',
  'Un \\*astérisque\\*, \\[sic\\] et \\# seul.',
  'Clonez avec `git clone git@github.com:zoe/carte.git` ; zoe@exemple.fr répond.',
  '🚀 Rapide, même sur un vieux téléphone.\n\n🔒 Sûr.\n\nA. Durand a relu ce texte.',
  'N’hésitez pas à me dire si vous voulez un devis. Voulez-vous que je vous propose un devis ?',
  'Le bouton « Copier le code » et le [lien][l].\n\n[l]: https://exemple.fr',
  'Cela coûte 5 $ et 10 $, soit 15$ = 14€, ou US$5=CA$7.',
  'De $5 à $10, de $5-$10, $5/$6 en tout.',
  'Les chemins $HOME/bin:$PATH, $HOME_DIR/$USER et $_GET/$_POST.',
  'Un restaurant à $$ plutôt qu’à $$$.',
  'Les dollars \\$x^2\\$ sont écrits exprès.',
  'Le code `echo $HOME=$x^2$` et `$$a = b$$`.',
  '```sh\nA=$x^2$; echo $$a=1$$\n```',
  'La bibliothèque $.ajax et sa fonction $.get.',
  'SÃO PAULO, São Tomé, « IRMû, IRMÃ… et IRMÃ – ÂGE, CHÂTEAU, Âme.',
  'La lettre «Ã», la lettre « Ã », la lettre Ã\u00A0: elle est portugaise.',
  'Ångström, „Å“, Malmö, naïve, à bientôt… « déjà » – l’été.',
  'Un texte mal lu se montre `dÃ©jÃ\u00A0` ainsi.',
  '```\ndÃ©jÃ\u00A0\n```',
  '```text\nun diagramme mermaid\n```',
  'Il est 12:30:45, au ratio 16:9:4, avec std::vector::push_back et Foo::Bar.',
  'Les mots-dièse #react et #typescript en 2026.\n#autre',
  '#1 du classement.\n\n#ff0000\n\n#1 #2',
  'Prix : 5 € (HT) [1], [prix] (10/20 €), [Node] (Node.js), [voir (https://exemple.fr)].',
  'Une application TODO list. Les TODO du code (TODO, FIXME).\n\nTODO list : la liste.\n\nTODO.md',
  'Un générateur de lorem ipsum pour les maquettes.',
  'La fonction `{{ nom }}`, `{% if %}`, `[[x]]`, `![[x]]`, `:rocket:`, `TODO: x` et `==a==`.',
  '```md\n::: tip\n{{< x >}}\n![[a]]\nTODO: x\n#Titre\n```\n\n    ::: tip',
  'Si a == b et c == d, alors i++ et C++ et C++17 ; 3^2, 10^6 et x^n.',
  '| a | b |\n| --- | --- |\n| `x` | 2 |\n\na | b | c',
  '- [ ] à faire\n- [x] fait\n\n1. un\n\n* étoile',
  '— Un tiret de dialogue seul.\n\nReact • Vite • Node',
  'Voir [le site](https://exemple.fr/a_(b)) et <https://exemple.fr/?q=YQ==&x=Yg==>, https://exemple.fr/:a:/{{x}}.',
  'Écrire à zoe@exemple.fr : **gras**, *italique*, ~~barré~~, ~barré~, __gras__, ***les deux***.',
  'Un objet {a: 1}, {a} ou {a, b}.',
  '\\==x\\== \\:rocket: \\[[a]] \\{#b} \\[x](y z)\n\n\\#Titre\n\n\\::: tip',
  '::before et ::after sont des pseudo-éléments de CSS, comme C:\\Users.',
  '[Lien][ref] et ![Écran][img].\n\n[ref]: https://exemple.fr "Titre (a b)"\n[img]: images/banque.png',
  '[vers](/contact "Un titre (entre parenthèses)"), ![x](images/banque.png (un titre)).',
  '> ```sh\n> npm start\n> ```\n\n- un\n\n  ```sh\n  npm start\n  ```\n\n> - deux\n>\n>   ~~~\n>   a\n>   ~~~',
  '\\(voir plus haut\\), \\[une note\\] et \\[sic\\].',
  '[//]: # (une remarque)\n\nUn texte.\n\n[comment]: <> (une autre)',
  'Un encadré : [votre avis](/contact), [À compléter][ref].\n\n[ref]: /contact',
  '1- seul, ou a) seul.\n\n: au début.\n\n```c++\nx\n```\n\n``` js\nx\n```',
  'Le +---+ d’un schéma, @figma, l’API /users/{id}, le § 3, et arr[0].\n\nNOTE : un texte.\n\nStatus: ok',
  'À 100 %%, ou 20% / 30%.\n\n<!-- TODO: ranger -->',
  'Le produit 3 * prix* et largeur * hauteur * profondeur ; x ** 2 + y ** 2, a ** b ** c, int *a * b.',
  'Prix* TTC.\n\n*Hors taxes. *Sauf dimanche.',
  'Nom : __ Prénom : __, __suite__ et __call__, snake_case, __dirname, *.ts et src/*, _key et _.',
  '[] est vide, [ ] est une case.\n\nLes étudiant*es, [a|b], [sic] et [a] le premier.\n[x] le second.',
  '- [ ] à faire\n- [x] fait\n  - [ ] moitié\n- [a](/contact)\n- [x](/contact)',
  'a. m. et p. m.\n\nA. Zola\nB. Sand\n\n1 - 0\n2 - 1\n\n####### ',
  'Voir [https://exemple.fr], [https://exemple.fr, consulté en mai] et [https://exemple.fr a](https://exemple.fr).',
  '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n|x| et |y| sont positifs.\n\n|x + y|',
  '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n| c | d |\n| --- | --- |\n| 3 | 4 |',
  'Le caractère \\n, C:\\nouveau, C:\\Nom, deux \\n\\n ou (\\n\\n), .\\node_modules, « \\n\\n » et "\\n\\n".',
  'Des commandes :\n\n    npm install portfolio\n    npm run dev\n\nUn plan :\n\n    content/\n      projets/',
  'Un essai :\n\n    Given a user with a cart\n    When she pays\n\nUne réponse :\n\n    Compiled successfully in 300 ms.',
  'Du YAML :\n\n    - name: Build the site\n      run: npm run build\n\nEt :\n\n    - html\n    - css',
  'Une erreur :\n\n    Error: the module was not found in this folder.\n\nDu JS :\n\n    // Les mots sont là, dans une remarque.',
  '- un\n\n  La suite de cette entrée, en plusieurs mots.\n\n- deux\n\n    Encore une suite, en plusieurs mots.',
  '---\n\nUn texte.\n\n---\n\nstate: un mot\n\n---\n\nUn titre\n---\n\nPourquoi ?\n---\n\nEt ainsi de suite...\n---',
  'Il a cité [1], [12] et [3, 4] : turn0, return 3, a <-- b --> c, un mot\tet un autre\nsans tabulation.',
  'Un texte.\n\n<!--\nremarque\n\nlongue\n-->\n\nUn <!-- mot --> et <!-- un\nautre --> ici, \\<!-- échappé -->.',
  '*\u00A0Hors taxes.\n\n—\u00A0Un dialogue.\n\n« Oui »\u00A0: dit-il, à 5\u00A0%.\n\n- un\u00A0mot\n\n`#\u00A0x`',
  'La liste reste, pour une part,\nà compléter.\n\nLa route /[date], le fichier app/[nom].ts, [Nom](/contact) et [date].\n\n[date]: https://exemple.fr',
  '- [X] clients prévenus\n- un champ placeholder\n- Nom du client\n\nLa taille XXL, le XXe siècle, un article en cours de rédaction.',
  'N’hésitez pas à me demander un devis. Souhaitez-vous que je vous rappelle ? Écrivez ici pour me joindre. Placeholder, un attribut.',
  'Un résumé (environ 120 mots) par article. Voici une version améliorée du jeu. Voici le texte de loi. Texte généré par ChatGPT, puis comparé.',
  'Les étudiant*e*s, la 1*re* année, in*croy*able, l’*un*, 5 *étoiles* sur 5*, _note_.\n\nUn formulaire *à compléter*',
  'La recette dit : tu peux remplacer le beurre par l’huile. Voici la clé. Here is a draft of the law for your country. Here is a summary of your rights.',
  'Vous pouvez remplacer les images par les vôtres. Hier ist ein Text für deine Stadt. You can replace the colours with your own.',
  'Feel free to open an issue, or to adjust the settings. Hier ist ein Ort für alle. Voilà une fiche prête en une heure.',
  'Le JSON a "url":"https://exemple.fr" ; le mot "ici":suit.',
  'Code\n~~~~\nconst a = 1\n~~~~\n\nUne liste de signes\n\n~~~~~~~~~~~~~~~~~~~\ncode\n~~~~~~~~~~~~~~~~~~~',
  'La liste est (à compléter)\n\nLa clé sk-... ou ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, et `npm run x > y`.',
  '- Une entrée.\n- Une autre, qui est assez longue pour que son auteur l’ait coupée ici.\nElle continue donc sur une seconde ligne.',
  '- Une entrée.\n- Une autre entrée\nqui continue.\n\n- Une seule entrée.\nElle continue ainsi, avec une autre phrase.',
  'Le code ```python app.py``` et ```js``` ; ``a ` b`` ; x < y et y > z.\n\n```md\n```js\n```',
  'L’usage de MERGEFIELD dans Word, ^_^, un !important! et [% de réussite].',
  '[www.banque.fr](https://banque.fr/a), [zoe@exemple.fr](mailto:zoe@exemple.fr?subject=a), [Node.js](https://nodejs.org).',
  '[https://banque.fr](https://web.archive.org/web/2020/https://banque.fr), https://banque.fr/?utm_source=infolettre.',
  'Would you like me to call you? Let me know if you want a quote. Of course, here is the code.',
  'Le code postal :\n34200 Sète.\n\nLes champs [Prénom], [Nom] et la colonne « [Date] » du fichier. La signature ______ en bas.',
  'Le mot de passe : douze signes. Password: RGAA-11.10. Compte de démo, mot de passe : Soleil-2026.\n\n```yaml\npassword: Soleil-2026\n```',
  'Le texte « Lorem ipsum » des maquettes a disparu. Bravo ! [La capture](https://exemple.fr/x.png) le montre.',
  'Le bouton (ajouter une photo) et [à vérifier](https://exemple.fr). Un test, bientôt disponible.',
])('« %s » is good prose', async (body) => {
  expect(await reported(projectFile({}, body))).toEqual([])
})

test.each([
  "'L’élément <dialog> et <p>'",
  "'Une Promise<void> de plus'",
  "'Si a < b & c > d'",
  "'R&D; Q&A; Tom & Jerry'",
  "'SÃO PAULO'",
  `'${'é '.repeat(58)}fin.'`,
])('%s is a good title', async (title) => {
  expect(await reported(projectFile({ title }))).toEqual([])
})

test('C, C++ and C# at the top of the home page are no repetitions', async () => {
  const site = GOOD_SITE.replace('trade: Développeuse', 'trade: Développeuse C').replace(
    '[Web, React]',
    "['C++', 'C#']",
  )
  expect((await compile(sourcesOf({ 'site.md': site }))).diagnostics).toEqual([])
})

test('the ends of lines of Windows are good, and a lone carriage return among line feeds is no other kind of file', async () => {
  expect(await reported(projectFile().replaceAll('\n', '\r\n'))).toEqual([])
  expect(await reported(projectFile({}, 'Une ligne.\rUne autre.'))).toEqual([])
})

test('a draft and projects without a title are no namesakes', async () => {
  const untitled = projectFile({ title: '', state: 'NOT_STARTED' })
  const files = { 'projets/a.md': untitled, 'projets/b.md': untitled, 'projets/c.md': projectFile() }
  expect((await compile(sourcesOf({ ...files, 'projets/_c-bis.md': projectFile() }))).diagnostics).toEqual([])
})
