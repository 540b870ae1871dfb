import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/site/root.ts'

const SAMPLE = join(ROOT, 'content')

/** The text of one generated project: the same for the same number, about 1.3 KB with headings, a list, a link and code. */
export function projectText(number: number, image: string): string {
  const sentence = `Le client ${number} voulait un site **rapide** et lisible, avec une liste de produits, un panier et une page de compte.`
  return `---
number: ${number}
title: Projet numéro ${number}
image: images/${image}
url: https://projet-${number}.example.org
github: https://github.example.org/camille/projet-${number}
theme: Une boutique en ligne, la numéro ${number}
technologie: [React, TypeScript, CSS]
responsive: ${number % 3 !== 0}
category: ${number % 5 === 0 ? 'Personnel' : 'Formation'}
state: OK
---

${sentence} ${sentence}

## Le défi ${number}

- Afficher ${number} produits sans attendre ;
- garder le panier d’un appareil à l’autre ;
- tenir dans \`${number} Ko\`, et suivre [la charte](https://charte-${number}.example.org).

${sentence} La suite dépend des [autres projets](/projets).

\`\`\`js
const projet = ${number}
\`\`\`
`
}

/** Writes a content folder with the sample's site, CV and pictures, and as many projects as asked. */
export function generateContent(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'projets'), { recursive: true })
  for (const name of ['site.md', 'cv.md', 'images', 'projets/images'])
    cpSync(join(SAMPLE, name), join(folder, name), { recursive: true })
  const images = readdirSync(join(SAMPLE, 'projets/images')).sort()
  for (let number = 1; number <= count; number++) {
    const text = projectText(number, images[number % images.length] ?? '')
    writeFileSync(join(folder, `projets/projet-${number}.md`), text)
  }
}
