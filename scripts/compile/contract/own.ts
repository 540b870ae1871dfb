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

/** A project before it is known what `site.md` says of its category. */
export type OwnProject = Omit<Project<ImageReference>, 'label' | 'badge' | 'canAsk'>

export type Profile = Pick<Cv, 'profile' | 'profileText'>

/** `cv.md`, from which every CV is taken. */
export type TaggedCv = TaggedValues & Profile

/** A CV before it is known which projects there are. */
export type OwnCv = CvValues & Profile

/** A file of `cvs/`, before it is known what `cv.md` says. */
export interface OwnTarget extends TargetValues, Profile {
  slug: Slug
  /** Tags name it by its file, in all languages. */
  tag: Slug
  draft: boolean
}
