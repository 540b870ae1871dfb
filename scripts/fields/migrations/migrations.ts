import type { Migration } from './migration.ts'

/** From the oldest to the newest, because a key may have changed more than once. */
export const MIGRATIONS: readonly Migration[] = []
