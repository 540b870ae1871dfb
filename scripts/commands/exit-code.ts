/** 0: success. 1: the content has errors. 2: the command was called incorrectly. */
export type ExitCode = 0 | 1 | 2
