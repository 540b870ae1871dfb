import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'good', name), 'utf8')

/** Files that use every key and every kind of block, so that an accident can hit any of them. */
export const FULL_PROJECT = read('project.md')
export const FULL_SITE = read('site.md')
export const FULL_CV = read('cv.md')
export const FULL_PAGE = read('page.md')
export const FULL_TARGET = read('target.md')
export const FULL_APPLICATION = read('application.md')
