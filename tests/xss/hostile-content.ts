import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, stringify } from 'yaml'
import { LIMITS } from '../../scripts/diagnostics/limits.ts'
import { FULL_CV } from '../property/good-files.ts'
import { compileOne } from '../support/compile-one.ts'
import { type ContentFolder, copySample } from '../support/content-folder.ts'
import { BREAKOUTS, oneIn, POINTED } from './payloads.ts'
import { BODY_POSITIONS } from './positions.ts'

export interface HostileContent {
  folder: ContentFolder
  /** Number of bodies, and number of those that the compiler accepts in projects. */
  tried: number
  passed: number
}

const PORTRAIT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="150" fill="#456"/></svg>'

/** More than a person writes, and few enough for a browser to open the page quickly. */
const BODIES_A_PROJECT = 80

/**
 * Returns the sample's content with the payloads that the compiler accepts: in all texts of the headers, and in the bodies of many
 * projects.
 */
export async function hostileContent(): Promise<HostileContent> {
  const bodies = BODY_POSITIONS.flatMap(({ write, example }, turn) =>
    // The sample has no such picture.
    example === '/images/affiche.png' ? [] : oneIn(16, POINTED, turn).map(write),
  )
  const passing = await passingOf(new Set(bodies), (body) => projectText({}, body))
  const texts = await passingOf(POINTED, (text) => projectText({ title: text }, ''))
  const folder = copySample()
  const groups = await bundles(passing)
  // A title may be any word. Another text that says that there is none, such as « null », is an error.
  const facts = await passingOf(texts, (text) => projectText({ theme: text }, ''))
  const turn = (index: number, list = texts) => list[index % list.length] ?? ''
  for (const [index, body] of groups.entries()) {
    const header = {
      title: turn(4 * index),
      theme: turn(4 * index + 1, facts),
      metaTitle: turn(4 * index + 2, facts),
      metaDescription: turn(4 * index + 3, facts),
      ...(index % 3 === 0 && {
        captures: [{ image: 'images/banque.png', alt: turn(4 * index + 1), caption: turn(4 * index + 2) }],
      }),
      // Each technology makes a page.
      technologie: Array.from({ length: 6 }, (_, place) => turn(6 * index + place)),
    }
    folder.write(`projets/hostile-${index}.md`, projectText(header, body))
  }
  writeHostileSite(folder, texts)
  return { folder, tried: bodies.length, passed: passing.length }
}

/** Those whose text the compiler lets through. */
async function passingOf(payloads: Iterable<string>, textOf: (payload: string) => string): Promise<string[]> {
  const passing: string[] = []
  for (const payload of payloads) if (await passes(textOf(payload))) passing.push(payload)
  return passing
}

/** Groups bodies into the largest groups that the compiler accepts. A body that it does not accept with others gets its own group. */
async function bundles(bodies: readonly string[]): Promise<string[]> {
  const groups: string[] = []
  const add = async (part: readonly string[]) => {
    const whole = part.join('\n\n')
    if (part.length === 1 || (await passes(projectText({}, whole)))) return groups.push(whole)
    const middle = Math.ceil(part.length / 2)
    await add(part.slice(0, middle))
    await add(part.slice(middle))
  }
  for (let start = 0; start < bodies.length; start += BODIES_A_PROJECT)
    await add(bodies.slice(start, start + BODIES_A_PROJECT))
  return groups
}

function projectText(header: Record<string, unknown>, body: string): string {
  const keys = { number: null, title: 'Essai', technologie: [], category: 'Personnel', state: 'OK', ...header }
  return `---\n${stringify(keys, { lineWidth: 0 })}---\n\n${body}\n`
}

async function passes(text: string): Promise<boolean> {
  return (await compileOne('projets/essai.md', text)).catalogue !== null
}

/** Writes payloads into every text of site.md. */
function writeHostileSite(folder: ContentFolder, texts: readonly string[]) {
  const site = readFileSync(join(folder.path, 'site.md'), 'utf8')
  const [, header = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(site) ?? []
  const document = parseDocument(header)
  const text = BREAKOUTS.slice(0, 12).join(' ')
  document.setIn(['name'], `Ève ${text}`)
  // Under another name, the CV and the portrait of the sample are errors.
  folder.write('cv.md', FULL_CV)
  folder.remove('en/cv.md')
  folder.write('images/moi.svg', PORTRAIT)
  document.setIn(['hero', 'portrait'], 'images/moi.svg')
  document.deleteIn(['hero', 'portraitNight'])
  for (const path of ['trade', 'place', 'availability', 'replyTime']) document.setIn([path], text)
  for (const key of ['publicKey', 'serviceId', 'templateId']) document.setIn(['mail', key], text)
  for (const key of ['notice', 'made', 'year']) document.setIn(['footer', key], text)
  for (const key of ['publisher', 'address', 'siret', 'vat', 'retention']) document.setIn(['legal', key], text)
  for (const key of ['name', 'address']) document.setIn(['legal', 'host', key], text)
  document.setIn(['hero', 'words'], BREAKOUTS.slice(0, 8))
  for (const list of ['skills', 'goals']) document.setIn([list, 0, 'title'], text)
  const written = (sentences: readonly string[]) => {
    document.setIn(['hero', 'sentences'], sentences)
    return document.toString({ lineWidth: 0 })
  }
  // As many as a header may contain. The projects try all of them.
  let count = texts.length
  while (written(texts.slice(0, count)).length > LIMITS.headerLength) count = Math.floor(count * 0.9)
  folder.write('site.md', `---\n${written(texts.slice(0, count))}---\n${body}`)
}
