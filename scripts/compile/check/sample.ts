import type { Findings } from '../../diagnostics/findings.ts'
import { phrase, type Wording } from '../../diagnostics/phrase.ts'
import type { Place } from '../../diagnostics/severity.ts'
import { own } from '../../fields/own.ts'
import type { CheckedSite, CompiledFile, SampleValue } from '../contract/checked.ts'
import { nameOfFile } from '../contract/file-name.ts'
import type { PictureFacts, Sources } from '../contract/sources.ts'
import { SAMPLE_OWNER } from '../validate/sample-hashes.ts'

/** Parts of a CV that tell a life. The others, such as languages, may be the same for many people. */
const LIFE =
  /^(experience|education|volunteering|otherProjects|certificates|awards|publications|references|title|mobility)\b/

/** The most values of a file that are named, because a CV has a hundred. */
const NAMED_MAX = 16

/** The fewest values of the sample that a site has that began from it. */
const VALUES_LEAST = 3

/**
 * Reports what a site still has of the sample once its owner is somebody else: a warning for each file, an error for another person's CV
 * or portrait. The sample itself is nobody's site.
 */
export function reportSample(
  languages: readonly { sources: Sources; files: readonly CompiledFile[] }[],
  findings: Findings,
) {
  if (isSampleItself(languages[0]?.sources)) return
  const sites = languages.flatMap(({ files }) => files.flatMap(({ site }) => site ?? []))
  const [counted] = sites.flatMap(({ places }) => own(places.values, 'analytics') ?? [])
  for (const site of sites) checkNotice(site, counted, findings)
  const kept = languages.flatMap(({ files, sources }) =>
    files.flatMap((file) => {
      const named = file.project ?? file.page ?? file.target ?? file.application
      if (named?.draft ?? nameOfFile(file.path).draft) return []
      const pictures = file.pictures.flatMap(({ field, place, file: shown }): SampleValue[] =>
        isSamplePicture(sources.pictures.get(shown)) ? [{ field, place, choice: null }] : [],
      )
      return { file, values: [...file.sampleValues, ...pictures] }
    }),
  )
  const beganFromSample = kept.flatMap(({ values }) => values).length >= VALUES_LEAST
  for (const { file, values } of kept) {
    reportChoices(values, beganFromSample, findings)
    reportFile(file, values, findings)
  }
}

/** Reads the name from the text of `site.md`, because a header that cannot be parsed still says it. */
function isSampleItself(sources: Sources | undefined): boolean {
  const site = sources?.files.find(({ path }) => path === `${sources.contentFolder}/site.md`)
  if (site === undefined) return true
  const [, written = ''] = /^["']?(?:name|nom)\b["' \t:]*([^\n"'#]*)/im.exec(new TextDecoder().decode(site.bytes)) ?? []
  return written.trim() === SAMPLE_OWNER
}

function isSamplePicture(facts: PictureFacts | undefined): boolean {
  return facts !== undefined && 'isSample' in facts && facts.isSample === true
}

/** Reports each choice once: a list with all its entries, the fixed texts by their keys. */
function reportChoices(values: readonly SampleValue[], beganFromSample: boolean, findings: Findings) {
  const groups = new Map<string, { field: string | null; place: Place; isCommented: boolean; all: string[] }>()
  for (const { field, place, choice } of values) {
    // What the sample writes without a comment may be anybody's words.
    if (choice === null || !(choice.isCommented || beganFromSample)) continue
    const isText = choice.list.startsWith('texts.')
    const group = isText ? 'texts' : choice.list
    const { isCommented } = choice
    const { all } = groups.get(group) ?? {}
    if (all) all.push(isText ? choice.list : choice.text)
    else
      groups.set(group, {
        ...{ field, place, isCommented },
        all: [isText ? choice.list : `${field}: ${choice.text}`],
      })
  }
  for (const { field, place, isCommented, all } of groups.values())
    findings.add(isCommented ? 'sample/choice' : 'sample/same', place, { field, actual: all.join(', ') })
}

function reportFile(file: CompiledFile, all: readonly SampleValue[], findings: Findings) {
  const portraits = all.filter(({ field }) => /^hero\.portrait(?:Night)?$/.test(field ?? ''))
  for (const { field, place } of portraits) findings.add('sample/portrait', place, { field, owner: SAMPLE_OWNER })
  const values = all
    .filter((value) => !portraits.includes(value) && value.choice === null)
    .toSorted((a, b) => a.place.line - b.place.line)
  const [first] = values
  if (first === undefined) return
  const isCv = file.cv !== null || file.target !== null
  const facts = { values: named(values), owner: SAMPLE_OWNER }
  const isLife = isCv && values.some(({ field }) => field === null || LIFE.test(field))
  findings.add(isLife ? 'sample/cv' : 'sample/kept', first.place, facts)
}

/** Names each value by its line and its key, the lines of the text below the header together. */
function named(values: readonly SampleValue[]): Wording[] {
  const inHeader = values.filter(({ field }) => field !== null)
  const below = values.filter(({ field }) => field === null)
  const names = inHeader.map(({ field, place }) => `${place.line} (${field})`)
  const more = names.length - NAMED_MAX
  return [
    ...(more > 1 ? [...names.slice(0, NAMED_MAX), phrase('more', more)] : names),
    ...(below[0] ? [phrase('textFrom', below[0].place.line)] : []),
  ]
}

/** Words with which a notice promises that nothing is counted. */
const NO_DATA =
  /aucune? (donnée|information|statistique|mesure)|sans (aucune )?(donnée|suivi|traceur)|pas de (donnée|suivi|traceur|statistique)|\b(no|zero|any) (data|tracking|tracker|analytics|statistics)|keine(rlei)? (daten|statistik|tracker)/i

/**
 * Reports a notice of the owner that says that no data is collected, beside a service that counts visits.
 * @param counted where the service is named
 */
function checkNotice({ values, places }: CheckedSite, counted: Place | undefined, findings: Findings) {
  const notice = values.footer?.notice ?? null
  const place = own(places.values, 'footer.notice')
  const service = values.analytics?.name ?? 'non'
  if (notice === null || place === undefined || counted === undefined) return
  if (service !== 'non' && NO_DATA.test(notice))
    findings.add('footer/notice', place, {
      ...{ field: 'footer.notice', actual: notice, service },
      where: `${counted.file}:${counted.line}`,
    })
}
