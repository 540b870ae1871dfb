import { join } from 'node:path'
import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import { cvFile } from '../../src/catalogue/cv-path.ts'
import { cvTexts } from '../../src/catalogue/cv-sections.ts'
import type { Cv, Site, TargetCv } from '../../src/catalogue/types.ts'
import { contentCache, contentKey } from '../disk/cache/content-cache.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'
import { drawWithin } from '../fonts/own-font.ts'
import type { CvOwner } from './cv/contact.ts'
import type { CvNotes, DrawnCv } from './cv/notes.ts'
import type { Output, OutputInput } from './output.ts'
import { outputsVersion } from './outputs-version.ts'

/** The content from which a CV is made. */
type CvInput = Pick<OutputInput, 'typeface' | 'base' | 'cacheDir'> & {
  catalogue: { site: Omit<CvOwner, 'texts'> & Pick<Site, 'texts'>; cv: Cv | null }
}

/** Returns a CV of `content/cvs/`, or that of `cv.md`, as a tagged PDF (see `cv/make.ts`). The same content gives the same bytes. */
export function cvPdfFile(target?: TargetCv): Output<CvInput> {
  return {
    path: cvFile(target?.name ?? null, 'pdf'),
    eachLanguage: true,
    needs: 'cv',
    always: true,
    make: async (input) => (await drawnCv(input, target))?.file ?? '',
  }
}

/**
 * Draws a CV, or takes it from the cache.
 * @param target a CV of `content/cvs/`. @default that of `cv.md`
 * @returns `null` if there is none
 */
export async function drawnCv(input: CvInput, target?: TargetCv): Promise<DrawnCv | null> {
  const { typeface, cacheDir } = input
  const cv = target ?? input.catalogue.cv
  if (cv === null) return null
  const owner = ownerOf(input, target)
  // The HTML and the pictures of the profile are for pages, and a build takes the pictures out after the check has drawn the CV.
  const madeFrom = JSON.stringify([owner, { ...cv, profile: null, profilePictures: null }])
  const key = contentKey('cv', await outputsVersion(), madeFrom, ...typeface.files)
  const { facts: notes, files } = await contentCache<CvNotes>(join(cacheDir, 'outputs')).readOrMake(key, async () => {
    const here = async () => (await import('./cv/cv-thread.ts')).start()
    const module = moduleBeside('cv/cv-thread', import.meta.url)
    const { file, notes } = await drawWithin(typeface, module, here, [owner, cv, typeface])
    return { facts: notes, files: [file] }
  })
  return files[0] ? { file: files[0], notes } : null
}

/** Returns the site in the language of a CV. */
function siteOf({ catalogue: { site } }: Pick<CvInput, 'catalogue'>, { lang }: Pick<TargetCv, 'lang'>) {
  return { ...site, lang, texts: cvTexts(site, lang) }
}

/**
 * Returns the facts of the owner for a CV. The address of the site is that of its home page.
 * @param target a CV of `content/cvs/`. @default that of `cv.md`
 */
export function ownerOf(input: Pick<CvInput, 'catalogue' | 'base'>, target?: TargetCv): CvOwner {
  const { base } = input
  const site = target ? siteOf(input, target) : input.catalogue.site
  const { name, email, phone, place, profiles, date, look, texts, lang } = site
  const { hue, second, character, signature } = look
  return {
    name,
    lang,
    siteLang: input.catalogue.site.lang,
    origin: absoluteUrl(site, base, '/'),
    email,
    phone,
    place,
    profiles: profiles.map(({ name, url }) => ({ name, url })),
    date,
    look: { hue, second, character, signature },
    texts: { cv: texts.cv, project: texts.project },
  }
}
