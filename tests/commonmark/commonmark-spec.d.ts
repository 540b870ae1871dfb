// What we use of a package that carries no types.
declare module 'commonmark-spec' {
  export const tests: readonly { markdown: string; html: string; section: string; number: number }[]
}
