import { absolutePictureUrl, absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import { cvFile } from '../../src/catalogue/cv-path.ts'
import { cvProfiles } from '../../src/catalogue/cv-sections.ts'
import { plainProfile } from '../../src/catalogue/profile-lines.ts'
import { projectPath } from '../../src/catalogue/project-path.ts'
import type { Cv, CvEntry, Site, TargetCv } from '../../src/catalogue/types.ts'
import { toPlainSpaces } from '../fields/site-texts/french-typography.ts'
import type { Output, OutputInput } from './output.ts'

/** Returns the file of a CV of `content/cvs/`, or that of `cv.md`. */
export function cvJsonFile(target?: TargetCv): Output {
  return {
    path: cvFile(target?.name ?? null, 'json'),
    eachLanguage: true,
    needs: 'cv',
    always: true,
    make({ catalogue: { site, cv: main }, ...bases }) {
      const cv = target ?? main
      return cv ? cvJson(site, cv, bases) : ''
    },
  }
}

type CvSite = Pick<Site, 'name' | 'origin' | 'lang' | 'email' | 'phone' | 'place' | 'profiles' | 'hero' | 'date'>

/** Returns the CV as JSON Resume 1.0.0 (jsonresume.org/schema), which recruiting tools and `scripts/commands/import/` read. */
export function cvJson(site: CvSite, cv: Cv, { base, root }: Pick<OutputInput, 'base' | 'root'>): string {
  const { name, email, phone, place } = site
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      label: cv.title,
      image: absolutePictureUrl(site.origin, root, site.hero.portrait),
      email,
      phone: phone?.text ?? null,
      url: absoluteUrl(site, base, '/'),
      summary: plainProfile(cv.profileText),
      location: cv.location ?? (place && { address: place }),
      mobility: cv.mobility,
      drivingLicence: cv.licence,
      profiles: cvProfiles(cv, site.profiles).map(({ name, url, ...own }) => ({
        network: name,
        username: 'username' in own ? own.username : usernameIn(url),
        url,
      })),
    },
    work: cv.experience.map((job) => ({
      ...{ name: job.organisation, position: job.title, location: job.place, description: job.trade },
      ...factsOf(job),
      highlights: job.points,
    })),
    volunteer: cv.volunteering.map((post) => ({
      ...{ organization: post.organisation, position: post.title, location: post.place },
      ...factsOf(post),
      highlights: post.points,
    })),
    education: cv.education.map((school) => ({
      institution: school.organisation,
      ...(school.area === null ? { area: school.title } : { studyType: school.title, area: school.area }),
      // The schema allows additional keys. Without these an import would lose values for which it has no key.
      location: school.place,
      ...factsOf(school),
      score: school.score,
      highlights: school.points,
      courses: school.courses,
    })),
    skills: cv.skills.map(({ title, level, items }) => ({ name: title, level, keywords: items })),
    certificates: cv.certificates.map(({ title, organisation, date, end, url }) => ({
      ...{ name: title, issuer: organisation, date, endDate: end, url },
    })),
    awards: cv.awards.map(({ title, organisation, date, summary }) => ({
      ...{ title, date, awarder: organisation, summary },
    })),
    publications: cv.publications.map(({ title, organisation, date, url, summary }) => ({
      ...{ name: title, publisher: organisation, releaseDate: date, url, summary },
    })),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    interests: cv.interests.map(({ title, items }) => ({ name: title, keywords: items })),
    references: cv.references.map(({ author, text, post, url }) => ({
      name: author,
      reference: text,
      position: post,
      url,
    })),
    projects: [
      ...cv.projects.map(({ slug, title, theme, technologie }) => ({
        ...{ name: title, description: theme, keywords: technologie },
        url: absoluteUrl(site, base, projectPath(slug)),
      })),
      ...cv.otherProjects.map((project) => ({
        ...{ name: project.title, description: project.summary, highlights: project.points },
        ...{ keywords: project.technologie, startDate: project.start, endDate: project.end, url: project.url },
        ...{ roles: project.roles, entity: project.organisation, type: project.type },
      })),
    ],
    meta: site.date && { lastModified: `${site.date}T00:00:00` },
  }
  return `${toPlainSpaces(JSON.stringify(resume, withoutNothing, 2))}\n`
}

/** Removes keys without a value and empty lists. */
function withoutNothing(_key: string, value: unknown): unknown {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value
}

/** Returns the last part of a profile's address. */
function usernameIn(url: string): string {
  return new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? ''
}

/** Returns the common facts of an entry. `keywords` is an additional key here: the schema has it for projects and skills only. */
function factsOf({ url, start, end, summary, technologie }: CvEntry) {
  return { url, startDate: start, endDate: end, summary, keywords: technologie }
}
