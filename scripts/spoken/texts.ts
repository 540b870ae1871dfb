import type { fr } from './fr.ts'

/** The same keys with any text; functions keep their parameters. */
export type Like<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string
    ? string
    : Table[Key] extends (...args: infer Facts) => string
      ? (...args: Facts) => string
      : Like<Table[Key]>
}

/** All texts of the generator in one language. A missing text is a type error. */
export type SpokenTexts = Like<typeof fr>
