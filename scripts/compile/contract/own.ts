import type {
  Cv,
  CvValues,
  ImageReference,
  Project,
  Slug,
  TaggedValues,
  TargetValues,
} from '../../../src/catalogue/types.ts'
import type { CV_FIELDS, PAGE_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../../fields/definitions.ts'
import type { ValuesOf } from '../../fields/values.ts'

export type ProjectValues = ValuesOf<typeof PROJECT_FIELDS>

export type PageValues = ValuesOf<typeof PAGE_FIELDS>

export type SiteValues = ValuesOf<typeof SITE_FIELDS>

export type CvHeader = ValuesOf<typeof CV_FIELDS>

/** A project without the values that depend on its category in `site.md`. */
export type OwnProject = Omit<Project<ImageReference>, 'label' | 'badge' | 'canAsk'>

export type Profile = Pick<Cv, 'profile' | 'profileText' | 'profilePictures'>

/** `cv.md` with its tags. Every CV is a selection of it. */
export type TaggedCv = TaggedValues & Profile

/** A CV whose projects are still names. */
export type OwnCv = CvValues & Profile

/** A file of `cvs/`, before it is completed with the values of `cv.md`. */
export interface OwnTarget extends TargetValues, Profile {
  slug: Slug
  /** Name of the file, by which tags refer to it; the same in all languages. */
  tag: Slug
  draft: boolean
}
