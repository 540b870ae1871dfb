import type { Json } from './resume.ts'

/** The resume that was read, and remarks about it for the owner. */
export interface Read {
  resume: Json
  remarks: readonly string[]
}
