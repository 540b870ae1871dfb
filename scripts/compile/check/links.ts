import { posix } from 'node:path'
import { cvPath } from '../../../src/catalogue/cv-path.ts'
import { localPath } from '../../../src/catalogue/local-path.ts'
import { projectPath } from '../../../src/catalogue/project-path.ts'
import type { Facts } from '../../diagnostics/findings.ts'
import type { DiagnosticCode } from '../../diagnostics/messages.ts'
import type { Place } from '../../diagnostics/severity.ts'
import { lazy, lazyFor } from '../../fields/lazy.ts'
import { Names, newBudget } from '../../fields/near-miss.ts'
import { LANGS, LANGUAGES, type Lang } from '../../fields/site-texts/languages.ts'
import type { SiteLink } from '../contract/body.ts'
import type { CheckedFiles, CompiledFile } from '../contract/checked.ts'
import { isDraftFile, nameOfFile } from '../contract/file-name.ts'
import type { Sources } from '../contract/sources.ts'
import { decoded } from '../parse/percent.ts'
import { CV_FILE, publishedAs } from '../render/file-address.ts'
import { nearSlug, plainName } from '../render/slug.ts'
import { isPhone, isShortNumber } from '../validate/near-value.ts'
import { isDialledInFrance, readNumber } from '../validate/phone.ts'
import { NAMES_SHOWN } from './cross-checks.ts'

/** The most wrong links of a file that are reported, because the search for suggestions compares each with all addresses. */
const LINKS_REPORTED_MAX = 100

/** The pages and files of one language. */
export interface Places {
  lang: Lang
  files: readonly CompiledFile[]
  /** All pages and files that a build writes, as a link names them: `/projets/page/2`. */
  addresses: readonly string[]
}

/** Returns the addresses of the texts of one language, also of those that are not published because of an error. */
function pagesOf({ lang, files }: Places): (readonly [address: string, file: CompiledFile])[] {
  const addressOf = (path: string) => `/${localPath(path, LANGUAGES[lang].addresses)}`
  return files.flatMap((file) => [
    ...(file.project?.slug ? [[addressOf(projectPath(file.project.slug)), file] as const] : []),
    ...(file.page?.slug ? [[`/${file.page.slug}`, file] as const] : []),
    ...(file.target?.slug ? [[`/${cvPath(file.target.slug)}`, file] as const] : []),
  ])
}

/** Returns a function that finds the target of a link of this language: its file, and whether the site has it. */
function targetsOf(own: Places, languages: readonly Places[], { assets }: Pick<Sources, 'assets'>) {
  const known = languages.map((places) => ({
    lang: places.lang,
    byAddress: new Map<string, CompiledFile>(pagesOf(places)),
    addresses: new Set(places.addresses),
  }))
  const byPath = new Map(
    [...languages.slice(0, 1), own].flatMap(({ files }) => files.map((file) => [file.path, file] as const)),
  )
  return (target: string): { file: CompiledFile | undefined; isThere: boolean } => {
    if (!target.startsWith('/')) return { file: byPath.get(target), isThere: byPath.has(target) }
    const [, prefix, ...below] = target.split('/')
    const named = known.length > 1 ? known.find(({ lang }) => lang === prefix) : undefined
    const address = named ? `/${below.join('/')}` : target
    // A page that this language lacks is that of the first one.
    const inOrder = named
      ? [named]
      : known.toSorted((a, b) => Number(b.lang === own.lang) - Number(a.lang === own.lang)).slice(0, 2)
    const there = inOrder.find(({ byAddress, addresses }) => byAddress.has(address) || addresses.has(address))
    return { file: there?.byAddress.get(address), isThere: there !== undefined || assets.has(`public${target}`) }
  }
}

/** Checks links to other texts, headings, pages and files of the site. */
export function checkLinks(own: Places, languages: readonly Places[], { site, sources, findings }: CheckedFiles) {
  const targetOf = targetsOf(own, languages, sources)
  const isDraft = (file: CompiledFile | undefined) =>
    (file?.project ?? file?.page ?? file?.target ?? file?.application ?? file?.cv)?.draft === true
  const near = nearTargets(own, languages, sources)
  const isFrench = site !== null && isDialledInFrance(site.values, own.lang)
  const folders = new Set(own.addresses.map((address) => posix.dirname(address)).filter((folder) => folder !== '/'))
  for (const from of own.files) {
    const { path, links } = from
    let reported = 0
    const report = <Code extends DiagnosticCode>(code: Code, place: Place, facts: Facts<Code>) => {
      reported += 1
      findings.add(code, place, facts)
    }
    for (const { place, written, target, anchor, origin } of links) {
      if (reported === LINKS_REPORTED_MAX) break
      if (origin !== undefined && origin !== site?.values.origin) continue
      const { file, isThere } = targetOf(target)
      // Other programs may answer at the same origin, but not in a folder of pages.
      if (origin !== undefined && !isThere && !folders.has(posix.dirname(target))) continue
      if (file?.application && file !== from) report('body/link-private', place, { actual: written })
      else if (isThere && !origin && CV_FILE.test(target) && !written.startsWith('/'))
        report('body/link', place, { actual: written, suggestion: target, published: null })
      else if (!isThere && isOfDraftCv(target, sources)) report('body/link-draft', place, { actual: written })
      else if (!isThere) {
        const suggestion =
          near.file(target) ??
          inRepository(written, from.project?.github ?? null) ??
          near.text({ target, anchor }, path) ??
          nearNumber(written, isFrench)
        const named = /^\/([a-z]{2})\/?$/.exec(target)?.[1]
        const isOwn = named === own.lang
        const isOther = !isOwn && LANGS.some((lang) => lang === named)
        report('body/link', place, {
          ...{ actual: written, suggestion: isOwn ? '/' : isOther ? null : suggestion, published: publishedAs(target) },
          ...(isOther && named ? { lang: named } : {}),
        })
      } else if (isDraft(file) && !isDraft(from)) {
        // A draft may link to another draft, but a published text may not.
        report('body/link-draft', place, { actual: written })
      } else if (anchor !== '' && !(file && near.anchors(file).has(anchor))) {
        const name = file ? near.anchors(file).near(decoded(anchor)) : null
        const suggestion = name && written.replace(/#.*/, `#${name}`)
        const expected = (file?.anchors ?? []).slice(0, NAMES_SHOWN).map((name) => `#${name}`)
        report('body/anchor', place, { actual: `#${anchor}`, suggestion, expected })
      } else if (target.endsWith('.md') && target !== pathWritten(written, path) && file?.lang !== own.lang)
        report('body/link-untranslated', place, { actual: written })
    }
  }
}

/** Returns whether a link leads to the CV, or to a file made of it, while it is a draft. */
function isOfDraftCv(target: string, sources: Pick<Sources, 'files' | 'contentFolder'>): boolean {
  const path = target.startsWith('/') ? target : `/${posix.relative(sources.contentFolder, target)}`
  return /^(?:\/[a-z]{2})?\/_?cv(?:\.(?:md|pdf|json))?$/.test(path) && hasDraftCv(sources)
}

const hasDraftCv = lazyFor(({ files, contentFolder }: Pick<Sources, 'files' | 'contentFolder'>): boolean => {
  const cvs = files.filter(({ kind, path }) => kind === 'cv' && posix.dirname(path) === contentFolder)
  return cvs.length > 0 && cvs.every(({ path, original }) => isDraftFile(path, original?.path))
})

/** A file beside the README of a repository, from which a text was copied. */
const REPOSITORY_FILE =
  /^(?:\.\/)?((?:docs?|src|examples?|packages|scripts|tests?|lib)\/[\w./-]{1,200}|(?:LICEN[CS]E|CONTRIBUTING|CHANGELOG|README|SECURITY|CODE_OF_CONDUCT|AUTHORS|ROADMAP|INSTALL)(?:\.\w{1,5})?)$/

/** Returns the address of a file in the repository of its project, or `null`. */
function inRepository(written: string, github: string | null): string | null {
  const [, file] = REPOSITORY_FILE.exec(written) ?? []
  const [repository] = /^https:\/\/github\.com\/[\w.-]{1,100}\/[\w.-]{1,100}?(?=\/?$|\.git$)/i.exec(github ?? '') ?? []
  return file === undefined || repository === undefined ? null : `${repository}/blob/HEAD/${file}`
}

/** Returns the address of the phone number that a link names without « tel: », or `null` if it is none. */
function nearNumber(written: string, isFrench: boolean): string | null {
  const text = decoded(written)
    .replace(/^(?:callto|tel):\/*/, '')
    .trim()
  if (!isPhone(text) || isShortNumber(text)) return null
  const { url, doubt } = readNumber(text, isFrench)
  return doubt === null ? url : null
}

/** Returns functions that find what a wrong link probably meant. Together they have one budget. */
function nearTargets(own: Places, languages: readonly Places[], { assets }: Pick<Sources, 'assets'>) {
  const budget = newBudget()
  const texts = lazy(() => namedTexts([own, ...languages.slice(0, 1)]))
  const names = lazy(() => new Names([...texts().keys()].filter(Boolean), budget))
  const addresses = lazy(
    () =>
      new Names(
        languages
          .flatMap((places) => {
            const addresses = new Set([...places.addresses, ...pagesOf(places).map(([address]) => address)])
            const prefix = places.lang === own.lang ? '' : `/${places.lang}`
            return [...addresses].map((address) => (prefix === '' ? address : prefix + address.replace(/^\/$/, '')))
          })
          // Nobody means a part of a list by the name of a text.
          .filter((address) => !/\/\d+$/.test(address)),
        budget,
      ),
  )
  // Folders and endings that many names share make them similar, so they are cut.
  const nameOf = (path: string) => posix.basename(path, posix.extname(path))
  const shared = lazy(() => {
    const paths = [...assets.keys()].flatMap((path) => (path.startsWith('public/') ? path.slice('public'.length) : []))
    const byName = new Map(paths.toReversed().map((path) => [nameOf(path), path]))
    return { byName, names: new Names(paths.map(nameOf), budget) }
  })
  return {
    anchors: lazyFor(({ anchors }: CompiledFile) => new Names(anchors, budget)),
    /** Returns the file of `public/` that was probably intended. */
    file(target: string): string | null {
      if (!target.startsWith('/') || posix.extname(target) === '') return null
      return shared().byName.get(shared().names.near(nameOf(target)) ?? '') ?? null
    },
    /** Returns the path or address that was probably intended, written as in this file, or `null`. */
    text({ target, anchor }: Pick<SiteLink, 'target' | 'anchor'>, from: string): string | null {
      const named = target.replace(/\.(?:mdx?|markdown|html?)$/i, '')
      // « banque/index.md » is what other generators call « banque.md ».
      const bare = named.replace(/\/(?:_?index|README)$/, '')
      if (target.startsWith('/')) {
        // An owner may write the folder of `--base`, which the build adds itself.
        const [folder = '', below] = /^\/([^/]{1,200})(\/.*)$/s.exec(bare)?.slice(1) ?? []
        if (below !== undefined && !LANGS.some((lang) => lang === folder) && addresses().has(below)) return below
        return addresses().near(bare.startsWith(`/${own.lang}/`) ? bare.slice(3) : bare)
      }
      const isOther = (other: string) => texts().get(other)?.path !== from
      const base = posix.basename(bare)
      const ways = [nearSlug(base), nearSlug(plainName(base))]
      const name = ways.find((way) => texts().has(way) && isOther(way)) ?? ways.at(-1) ?? ''
      const file = name !== '' && isOther(name) ? texts().get(name) : undefined
      if (!file && /^(?:_?index|README)$/.test(posix.basename(named))) return '/'
      const address = !file && addresses().has(`/${name}`) ? `/${name}` : null
      const nearest = file || address ? null : names().near(name, isOther)
      const near = file ?? (nearest === null ? undefined : texts().get(nearest))
      if (near === undefined) return address
      // A file whose name has accents or capitals must be renamed first, so the new name is written.
      const path = posix.join(posix.dirname(near.path), `${nearSlug(nameOfFile(near.path).name)}.md`)
      return posix.relative(posix.dirname(from), path) + (this.anchors(near).has(anchor) ? `#${anchor}` : '')
    },
  }
}

/** Returns the path of the file that a link names, from that of its text. */
function pathWritten(written: string, from: string): string {
  return posix.join(posix.dirname(from), decoded(written.replace(/[?#].*$/s, '')))
}

/** Returns the published texts to which a link may lead, by their title and by the name of their file, which counts first. */
function namedTexts(languages: readonly Places[]): ReadonlyMap<string, CompiledFile> {
  const texts = languages.flatMap(({ files }) =>
    files.filter(({ path, application }) => !application && path.endsWith('.md') && !nameOfFile(path).draft),
  )
  const titled = texts.map((file) => [nearSlug((file.project ?? file.page?.page)?.title ?? ''), file] as const)
  // A later entry replaces an earlier one.
  return new Map([
    ...titled,
    ...texts.toReversed().map((file) => [nearSlug(nameOfFile(file.path).name), file] as const),
  ])
}
