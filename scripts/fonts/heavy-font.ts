/** The owner's font takes more time or memory than any real font. */
export class HeavyFont extends Error {}
