import { textRule } from './scalar.ts'

/** Accepts any name, because the categories are in another file. `checkCategories` compares them. */
export const readCategory = textRule<'category'>((value) => value)
