import { textRule } from './scalar.ts'

/** Which categories there are is in another file: `checkCategories` compares them. */
export const readCategory = textRule<'category'>((value) => value)
