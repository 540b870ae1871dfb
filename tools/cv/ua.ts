import { drawnText, follow, objectsOf, pagesOf, textsOf } from '../../tests/support/pdf-operators.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'

/** A point of PDF/UA-1 (ISO 14289-1) that can be checked without a validator, in the words of docs/cv.md. */
export interface Point {
  says: string
  holds: boolean
}

export function uaPoints(bytes: Uint8Array): Point[] {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = objectsOf(source)
  const catalog = objects.find((body) => body?.includes('/Type /Catalog')) ?? ''
  const metadata = Buffer.from(follow(objects, catalog, 'Metadata'), 'latin1').toString()
  const pages = pagesOf(objects)
  const links = objects.filter((body) => body?.includes('/Subtype /Link'))
  const { structure } = readPdf(bytes)
  const levels = structure.flatMap((line) => /^ *H(\d)/.exec(line)?.[1] ?? []).map(Number)
  const fonts = objects.filter((body) => /\/Subtype \/(Type0|Type1|TrueType)/.test(body ?? ''))
  return [
    {
      says: 'marked as tagged, with a structure tree',
      holds: /\/Marked true/.test(source) && /\/StructTreeRoot \d/.test(catalog),
    },
    { says: 'a language for the whole document', holds: /\/Lang \([a-z]{2}-[A-Z]{2}\)/.test(catalog) },
    {
      says: 'a title in the metadata, shown instead of the file name',
      holds: /<dc:title>/.test(metadata) && /\/DisplayDocTitle true/.test(source),
    },
    { says: 'the metadata names PDF/UA-1', holds: /<pdfuaid:part>1</.test(metadata) },
    { says: 'everything drawn is tagged or an artefact', holds: pages.every(({ content }) => allMarked(content)) },
    {
      says: 'the structure tree reads in the order of drawing',
      holds:
        words(structure.map((line) => line.replace(/^ *\w+ ?/, '').replace(' (annotation)', '')).join('\n')) ===
        words(drawnText(bytes)),
    },
    {
      says: 'every glyph says its text',
      holds: pages.every((page) => textsOf(page).every(({ text }) => !/[□\uFFFD\0]/.test(text))),
    },
    {
      says: 'all fonts embedded',
      holds:
        fonts.length > 0 &&
        fonts.every((body) => body.includes('/Subtype /Type0')) &&
        count(objects, '/FontFile2') >= fonts.length,
    },
    {
      says: 'links in the structure, with a text that says where they lead',
      holds:
        links.every((body) => /\/Contents \(/.test(body) && /\/StructParent \d/.test(body)) &&
        structure.filter((line) => /^ *Link .* \(annotation\)$/.test(line)).length === links.length,
    },
    {
      says: 'the keyboard follows the structure',
      holds: count(objects, '/Type /Page\n') === count(objects, '/Tabs /S'),
    },
    {
      says: 'one heading of level 1, and no level skipped',
      holds:
        levels[0] === 1 &&
        levels.every((level, index) => index === 0 || (level > 1 && level <= (levels[index - 1] ?? 0) + 1)),
    },
    { says: 'lists made of items with a body', holds: listsAreWhole(structure) },
  ]
}

/** Checks that nothing is painted or shown outside of marked content. */
function allMarked(content: string): boolean {
  let depth = 0
  for (const [operator] of content.matchAll(/\b(BDC|BMC|EMC|TJ|Tj|f\*?|S|B)\s*$/gm)) {
    const name = operator.trim()
    if (name === 'BDC' || name === 'BMC') depth++
    else if (name === 'EMC') depth--
    else if (depth === 0) return false
  }
  return depth === 0
}

function listsAreWhole(structure: readonly string[]): boolean {
  return structure.every((line, index) => {
    const [, indent = '', type = ''] = /^( *)(\w+)/.exec(line) ?? []
    const child = /^( *)(\w+)/.exec(structure[index + 1] ?? '')
    const first = child && (child[1]?.length ?? 0) > indent.length ? child[2] : null
    if (type === 'L') return first === 'LI'
    return type !== 'LI' || first === 'Lbl' || first === 'LBody'
  })
}

function count(objects: readonly string[], sign: string): number {
  return objects.filter((body) => `${body}\n`.includes(sign)).length
}

function words(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(' ')
}
