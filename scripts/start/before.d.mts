export const CHECKED: symbol
export function refuseTrackedFiles(command: string | undefined, cwd: string, always?: readonly string[]): void
