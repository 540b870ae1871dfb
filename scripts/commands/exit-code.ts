/** 0 good, 1 the content has errors, 2 the command was called wrongly. */
export type ExitCode = 0 | 1 | 2
