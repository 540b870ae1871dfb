export const BUNDLE: symbol
export const HASH_FILE: string
export function loadCommands(root: string): Promise<typeof import('../commands/cli.ts')>
export function useBundle(root: string): URL | null
export function versionOf(root: string): string
export function isWhole(folder: string): boolean
export function hashOf(folder: string): string
