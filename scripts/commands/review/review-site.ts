import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { pageFile } from '../../../src/catalogue/pages.ts'
import type { Review, ReviewedSite, ReviewFinding, SeenPage } from '../../../src/catalogue/review.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { messageOf } from '../../diagnostics/message.ts'
import { frameParts } from '../../diagnostics/report.ts'
import { LANGS, LANGUAGES } from '../../fields/site-texts/languages.ts'
import { FIRST_ROUND_TRIP_BYTES, responseBytes } from '../../site/overweight.ts'
import { spokenLang } from '../../spoken/lang.ts'
import { spoken } from '../../spoken/spoken.ts'

interface Options {
  /** Folder of a built site. */
  site: string
  base: string
  /** Files of its pages, below the folder. */
  files: Iterable<string>
  cvs: ReviewedSite['cvs']
  headers: Readonly<Record<string, string>>
  diagnostics: readonly Diagnostic[]
  linesOf(file: string): readonly string[] | null
  /** Returns the name of a page for a person, by its file. It differs for a page that nobody shares. */
  nameOf(file: string): string
}

/** Reviews the pages of a built site as visitors get them. Reads their files, not the data of the build. */
export function reviewSite({ site, base, files, cvs, headers, diagnostics, linesOf, nameOf }: Options): ReviewedSite {
  const lang = spokenLang()
  const pages = [...files].filter((file) => !isErrorPage(file))
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const sized = pages.map((file) => ({ file, size: statSync(join(site, file)).size }))
  return {
    today: new Date().toISOString().slice(0, 10),
    findings: diagnostics.map((found) => findingOf(found, linesOf, lang)),
    mendable: diagnostics.filter(({ mend }) => mend !== null).length,
    cvs,
    pages: pages.flatMap((file) =>
      // A part of a text keeps the whole page in memory, and a clone does not.
      nameOf(file) === file ? structuredClone(seenPage(file, read(file), base)) : [],
    ),
    weights: sized
      .sort((a, b) => b.size - a.size)
      .slice(0, MEASURED)
      .map(({ file }) => ({ path: pathOf(nameOf(file)), bytes: responseBytes(read(file), headers) }))
      .sort((a, b) => b.bytes - a.bytes),
    room: FIRST_ROUND_TRIP_BYTES,
  }
}

/** Number of the largest files that are compressed, because compressing at the highest quality takes long. */
const MEASURED = 20

const pathOf = (file: string) => file.replace(/(^index)?\.html$/, '')

/** Excluded, because search engines do not show it and nobody shares it. */
const isErrorPage = (file: string) => LANGS.some((lang) => basename(file) === pageFile('404', lang))

function findingOf(found: Diagnostic, linesOf: Options['linesOf'], lang: Review['lang']): ReviewFinding {
  const { file, line, code, severity } = found
  const frame = frameParts(found, linesOf(file))
  const message = LANGUAGES[lang].typography(messageOf(found))
  const text = frame && ([frame.before, frame.culprit, frame.after] as const)
  return { file, line, code, severity, label: spoken().report.severities[severity], message, text }
}

function seenPage(file: string, html: string, base: string): SeenPage {
  const head = elementsOf(fromHtml(html.replace(/<body[\s\S]*/, '')))
  const meta = (name: string) => {
    const element = head.find(({ properties }) => [properties.property, properties.name].includes(name))
    return String(element?.properties.content ?? '')
  }
  const [title] = head.filter(({ tagName }) => tagName === 'title').flatMap(({ children }) => children)
  const picture = meta('og:image')
  return {
    path: pathOf(file),
    address: meta('og:url'),
    title: title?.type === 'text' ? title.value : '',
    description: meta('description'),
    picture: picture === '' ? null : new URL(picture).pathname.slice(base.length),
  }
}

function elementsOf(node: Root | RootContent): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elementsOf(child)) : []
  return node.type === 'element' ? [node, ...below] : below
}
