export function bundleScripts(lib: string): Promise<string[]>
