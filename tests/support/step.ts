/** 8 means that a search tries each eighth of its items, and a property an eighth as often: enough for the test of the order of files. @default 1 */
const STEP = Number(process.env.SEARCH_STEP ?? 1)

/** Returns how often a property is tried. */
export const runs = (count: number) => Math.ceil(count / STEP)

/** Returns the items that a search tries. */
export const eachStep = <Item>(items: readonly Item[]): readonly Item[] =>
  items.filter((_, index) => index % STEP === 0)

/** 3 means that each third test of a file runs: enough for the test of the order of files. @default 1 */
export const TEST_STEP = Number(process.env.TEST_STEP ?? 1)
