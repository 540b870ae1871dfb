// The package has no types. These are the parts that the tests use.
declare module 'commonmark-spec' {
  export const tests: readonly { markdown: string; html: string; section: string; number: number }[]
}
