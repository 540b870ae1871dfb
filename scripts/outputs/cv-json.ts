import { absolutePictureUrl, absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import type { Cv, CvEntry, Site } from '../../src/catalogue/types.ts'
import type { Output } from './output.ts'

export const cvJsonFile: Output = {
  path: 'cv.json',
  needs: 'cv',
  always: true,
  make: ({ catalogue: { site, cv }, base }) => (cv ? cvJson(site, cv, base) : ''),
}

type CvSite = Pick<Site, 'name' | 'origin' | 'email' | 'phone' | 'place' | 'profiles' | 'hero' | 'date'>

/** The CV as JSON Resume 1.0.0 (jsonresume.org/schema), which recruiting tools read. `scripts/commands/import.ts` reads it too. */
export function cvJson(site: CvSite, cv: Cv, base: string): string {
  const { name, origin, email, phone, place } = site
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      label: cv.title,
      image: absolutePictureUrl(origin, base, site.hero.portrait),
      ...(email && { email }),
      ...(phone && { phone }),
      url: absoluteUrl(origin, base, '/'),
      summary: cv.profileText.join('\n\n'),
      ...(place && { location: { address: place } }),
      profiles: site.profiles.map(({ name, url }) => ({ network: name, username: usernameIn(url), url })),
    },
    work: cv.experience.map((entry) => ({
      name: entry.organisation,
      position: entry.title,
      ...(entry.place && { location: entry.place }),
      ...datesOf(entry),
      highlights: entry.points,
    })),
    education: cv.education.map((entry) => ({
      institution: entry.organisation,
      area: entry.title,
      // The schema allows keys of one's own. Without this one an import would lose the town.
      ...(entry.place && { location: entry.place }),
      ...datesOf(entry),
      courses: entry.points,
    })),
    skills: cv.skills.map(({ title, items }) => ({ name: title, keywords: items })),
    certificates: cv.certificates.map(({ title, organisation, date, url }) => ({
      name: title,
      issuer: organisation,
      ...(date && { date }),
      ...(url && { url }),
    })),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    interests: cv.interests.map((name) => ({ name })),
    ...(site.date && { meta: { lastModified: `${site.date}T00:00:00` } }),
  }
  return `${JSON.stringify(resume, null, 2)}\n`
}

/** The last part of a profile's address. */
function usernameIn(url: string): string {
  return new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? ''
}

function datesOf({ start, end }: CvEntry) {
  return { startDate: start, ...(end && { endDate: end }) }
}
