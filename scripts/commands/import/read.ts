import type { Json } from './json.ts'

/** The resume that was read, and remarks about it for the owner. */
export interface Read {
  resume: Json
  remarks: readonly string[]
  /** What the source has and a resume has no key for. */
  left?: readonly string[]
}
