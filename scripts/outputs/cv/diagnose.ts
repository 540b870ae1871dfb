import { isMap, isNode, isSeq } from 'yaml'
import { isShownIn } from '../../compile/catalogue/cv-selection.ts'
import { MAIN_CV } from '../../compile/contract/file-name.ts'
import type { SourceFile } from '../../compile/contract/sources.ts'
import { parseFile } from '../../compile/parse/parse.ts'
import { migrateHeader } from '../../compile/validate/migrate.ts'
import { type Diagnostic, startOf } from '../../diagnostics/diagnostic.ts'
import { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { CvReading } from './reading.ts'

/** Two pages are usual at most. */
const MOST_PAGES = 2
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** A CV of `cvs/`. */
export interface TargetName {
  tag: string
  /** The most pages that its owner wants. */
  pages?: number | undefined
}

/**
 * Says at which places of the content a program would miss something in the PDF of a CV.
 * @param files of the content: it needs those of the CVs and `site.md`
 * @param target `null`: it is that of `cv.md` itself
 */
export function cvDiagnostics(
  { pages, wrapped, undrawn, broken }: CvReading,
  files: readonly SourceFile[],
  target: TargetName | null = null,
): readonly Diagnostic[] {
  const findings = new Findings()
  const own = files.find(({ kind, path }) => (target ? isFileOf(target, path) : kind === 'cv'))
  const placeOf = placesIn(files, own ?? null, target?.tag ?? MAIN_CV)
  const start = startOf(own?.path ?? 'cv.md')
  const most = target?.pages
  if (most !== undefined && pages > most) findings.add('cv/too-long', start, { pages, most })
  else if (most === undefined && pages > MOST_PAGES) findings.add('cv/pages', start, { pages })
  for (const { field, text, letters, instead } of undrawn)
    findings.add('cv/letters', placeOf(field) ?? start, { field, actual: text, letters, instead })
  for (const { field, text, instead } of broken) {
    const rightToLeft = RIGHT_TO_LEFT.test(text)
    findings.add('cv/unread', placeOf(field) ?? start, { field, actual: text, instead, rightToLeft })
  }
  for (const { field, text, kept } of wrapped)
    findings.add('cv/title-wraps', placeOf(field) ?? start, { field, actual: text, kept })
  return findings.diagnostics
}

function isFileOf({ tag }: TargetName, path: string): boolean {
  return path.endsWith(`/cvs/${tag}.md`)
}

/**
 * Finds where a text of the CV is written: its key, or else what contains it, in the CV's own file, in `cv.md` or in `site.md`.
 * @param name that by which tags name the CV
 */
function placesIn(files: readonly SourceFile[], own: SourceFile | null, name: string): (field: string) => Place | null {
  const parse = () =>
    files.flatMap((source) => {
      const isRead = source === own || source.kind === 'cv' || source.kind === 'site'
      const file = isRead ? parseFile(source, new Findings()) : null
      if (file !== null) migrateHeader(file, new Findings())
      return file ?? []
    })
  // Only when something is to be told, because it takes as long as the reading of the PDF.
  let known: ReturnType<typeof parse> | undefined
  return (field) => {
    known ??= parse()
    const parsed = known
    const [key = '', ...rest] = field.split(/[.[\]]+/).filter(Boolean)
    const isBody = key === 'profile'
    const inOrder = (['target', 'cv', 'site'] as const).flatMap((kind) => parsed.filter((file) => file.kind === kind))
    const texts = inOrder.find(({ kind, body }) => kind !== 'site' && (kind === 'cv' || body.trim() !== ''))
    if (isBody) return texts ? texts.places.between(texts.bodyStart, texts.bodyStart + texts.body.length) : null
    // Of the keys of a file of `cvs/`, `title` alone is also one of the CV's texts.
    const file = inOrder.find(({ header }) => header.has(key))
    for (let path = pathIn(file?.header.contents, [key, ...rest], name); path.length > 0; path = path.slice(0, -1)) {
      const node = file?.header.getIn(path, true)
      if (file && isNode(node) && node.range) return file.headerPlace(node.range[0], node.range[1])
    }
    return null
  }
}

/** The path in a header of a text of the CV: its lists also have the entries that this CV does not show. */
function pathIn(root: unknown, shown: readonly string[], name: string): (string | number)[] {
  let node = root
  return shown.map((part) => {
    if (!isSeq(node)) {
      node = isMap(node) ? node.get(part, true) : null
      return part
    }
    const all = node.items
    const item = all.filter((entry) => isShownIn(name, tagsOf(entry)))[Number(part)]
    node = item
    return all.indexOf(item)
  })
}

function tagsOf(entry: unknown): { only: string[]; hide: string[] } {
  const names = (key: string) => {
    const list = isMap(entry) ? entry.get(key, true) : null
    return isSeq(list) ? list.items.map(String) : []
  }
  return { only: names('only'), hide: names('hide') }
}
