import { join } from 'node:path'
import type { Site } from '../../../src/catalogue/types.ts'
import { entriesOf, rememberEntries } from '../../disk/built-entries.ts'
import { replaceFolder } from '../../disk/folders.ts'
import { isLink, readPlainFile } from '../../disk/list-files.ts'
import { markOf } from '../../disk/mark.ts'
import { fileAt } from '../../disk/place.ts'
import { realPlace } from '../../disk/places.ts'
import { GUIDE, HOME } from '../../disk/root.ts'
import { replaceSiteFile, writeSiteFiles } from '../../disk/site-file.ts'
import { refusalOf } from '../../disk/target.ts'
import { type HostFilesInput, serverFiles, serverFolder, WRITTEN_BY_BUILD } from '../../outputs/host-files.ts'
import { missingMailSettings } from '../../outputs/mail-provider.ts'
import { isBuiltName } from '../../outputs/outputs.ts'
import { publicFiles } from '../../outputs/public-files.ts'
import { writeSiteNotes } from '../../outputs/site-facts.ts'
import { writeVercelOutput } from '../../outputs/vercel-output.ts'
import { type Languages, mapLanguages } from '../../site/input.ts'
import { overweight } from '../../site/overweight.ts'
import { spoken } from '../../spoken/spoken.ts'
import { missingLegalFacts } from '../legal-facts.ts'
import type { Draft, Keys } from './draft.ts'
import type { BuildOptions } from './options.ts'

/**
 * Replaces the last site by the draft, writes the files for hosts beside it, and warns about pages that are too large.
 * @returns the reason for a refusal, or `null`
 */
export async function publish(draft: Draft, pages: Keys, shares: Keys): Promise<string | null> {
  const { folder, site, last, options, nameOf } = draft
  const { out, cacheDir } = options
  const { catalogue } = site.languages[0].parts
  const { ownStyles, name, email } = catalogue.site
  const weighed = { ownStyles, base: options.base, headers: site.deployedHeaders, cacheDir, nameOf }
  const heavy = await overweight(folder, pages.keys(), weighed)
  const remember = last.remember(new Map([...pages, ...shares]), folder)
  const rules = { base: options.base, headers: site.headers }
  writeSiteFiles(folder, [markOf(rules)])
  // The folder may have changed in the meantime.
  const refusal = await refusalOf(out, options, isBuiltName)
  if (refusal !== null) return refusal
  const names = entriesOf(folder)
  // The old ones too, so that the next build still accepts the folder if this one is killed between old and new files.
  await rememberEntries(out, cacheDir, [...entriesOf(out), ...names])
  await replaceFolder(folder, out)
  await rememberEntries(out, cacheDir, names)
  await remember()
  const { tracker } = site.languages[0].input
  await writeSiteNotes(out, cacheDir, {
    analyticsPath: tracker?.isOwn ? tracker.script : null,
    owner: { name, email: email ?? '' },
    publicFiles: publicFiles(),
  })
  for (const warning of heavy) console.warn(spoken().build.warning(warning))
  await writeForHosts(draft, rules, [...pages.keys()])
  return null
}

const VERCEL_FOLDER = join(HOME, '.vercel/output')

async function writeForHosts({ site, options }: Draft, rules: HostFilesInput, pages: readonly string[]) {
  const { out, mail, vercel } = options
  const folders = site.languages.slice(1).map(({ parts }) => fileAt(parts.place, ''))
  if (mail !== 'outbox') await writeServerRules(out, { ...rules, folders })
  if (vercel) await writeVercelOutput(VERCEL_FOLDER, out, { ...rules, pages })
}

/** Writes the rules for nginx and Caddy beside the published folder, because visitors must not be able to load them. */
async function writeServerRules(out: string, rules: HostFilesInput) {
  const folder = serverFolder(await realPlace(out))
  try {
    // A repository may bring links that lead out of it.
    if (isLink(folder)) throw Object.assign(new Error(`${folder} is a link.`), { code: 'ELOOP' })
    for (const file of serverFiles(rules)) if (isOurs(join(folder, file.path))) replaceSiteFile(folder, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    console.warn(spoken().build.noRules(folder, code))
  }
}

/** Returns whether a file may be replaced. A file of the same name that the owner wrote is kept; an empty one is left from a full disk. */
function isOurs(file: string): boolean {
  try {
    const isEmptyOrBuilt = (text: string) => text === '' || WRITTEN_BY_BUILD.test(text)
    if (!isLink(file) && isEmptyOrBuilt(readPlainFile(file, { maxBytes: RULES_MAX_BYTES }).toString())) return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
  }
  console.warn(spoken().build.ownRules(file))
  return false
}

/** The rules that a build writes take some kilobytes. */
const RULES_MAX_BYTES = 1024 * 1024

/**
 * Returns what keeps the form of a site from sending anything, or `null`.
 * @param languages the first one names the service
 */
export function gapOfForm(
  languages: Languages<{ site: Pick<Site, 'mail' | 'contact'> }>,
  options: Pick<BuildOptions, 'mail'>,
) {
  const hasForm = languages.some(({ site }) => site.contact === 'form')
  const missing = options.mail === 'provider' && hasForm ? missingMailSettings(languages[0].site.mail) : []
  return missing.length > 0 ? spoken().build.noMail(missing, GUIDE) : null
}

/** Warns about problems that visitors would notice: a form that sends nothing, a legal notice with gaps. */
export function warnOfMissing({ site: { languages }, options }: Draft): void {
  const catalogues = mapLanguages(languages, ({ parts }) => parts.catalogue)
  const gap = gapOfForm(catalogues, options)
  if (gap !== null) console.warn(spoken().build.warning(gap))
  const legalFacts = missingLegalFacts(catalogues[0].site)
  if (legalFacts.length > 0) console.warn(spoken().build.noLegalFacts(legalFacts))
}
