/** Files that use every key and every kind of block, so that an accident can hit any of them. */
export const FULL_PROJECT = `---
number: 1
title: Banque en ligne
image: images/banque.png
url: https://banque.fr
github: https://github.com/zoe/banque
theme: Tableau de bord bancaire
technologie: [React, TypeScript]
responsive: true
category: Personnel
state: OK
metaTitle: 'Banque : un front-end'
metaDescription: >-
  Le front-end d’une banque,
  connexion et comptes.
date: '2026-03-14'
---

Un texte avec du **gras**, *de l’italique*, \`du code\` et [un lien](https://exemple.fr) : 1 000 € !

## Un titre

- un
- [deux](/projets)
  1. trois

> Une citation.

\`\`\`ts
const a = '<b>'
\`\`\`

### Plus bas

| a | b |
|---|---|
| 1 | 2 |
`

export const FULL_SITE = `---
name: Zoé Martin
trade: Développeuse
origin: https://zoe-martin.fr
email: zoe@zoe-martin.fr
phone: 06 12 34 56 78
place: Sète
availability: Disponible dès janvier
replyTime: Sous deux jours
github: https://github.com/zoe
linkedin: https://www.linkedin.com/in/zoe
hero:
  words: [Web, React]
  sentences:
    - Bonjour.
    - 'Je construis : des interfaces.'
  portrait: images/portrait.png
skills:
  - { title: ReactJS, image: images/logo.svg }
  - title: Sass
    image: images/logo.svg
goals:
  - { title: NextJS, image: images/logo.svg }
mail:
  publicKey: abc
  serviceId: service_abc
  templateId: template_abc
analytics: vercel
legal:
  publisher: Zoé Martin
  siret: '000 000 000 00000'
  host: { name: Hébergeur, address: 1 rue du Port, phone: 04 12 34 56 78 }
  retention: un an
footer:
  notice: Ce site ne garde rien.
  made: Fait à Sète.
  year: '2019–2026'
accessibility: true
hsts: preload
date: '2026-11-20'
expires: '2027-11-20'
---

Un mot [de plus](https://exemple.fr).
`

export const FULL_CV = `---
title: Développeuse
experience:
  - title: Développeuse front-end
    organisation: Atelier du Lez
    place: Montpellier
    start: '2025-02'
    end: '2026-10'
    points:
      - Refonte du site.
education:
  - { title: Licence, organisation: Université, place: Sète, start: '2020', end: '2023', points: [Un mémoire.] }
skills:
  - { title: Front-end, items: [HTML, CSS] }
languages:
  - { name: Anglais, level: courant (B2) }
interests: [Aviron]
---

Un profil en **quelques** mots.
`
