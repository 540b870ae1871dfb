export function refuseTrackedFiles(command: string | undefined, cwd: string): void
