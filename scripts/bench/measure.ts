import { spawn } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** What one command cost. */
export interface Cost {
  wallSeconds: number
  /** User and system time of the command and all it started. */
  cpuSeconds: number
  /** Largest resident memory of its largest process. */
  peakMegabytes: number
  exitCode: number | null
}

/** Runs a command under GNU time, quietly. */
export function measure(
  command: string,
  parameters: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const child = spawn('/usr/bin/time', ['-f', '@@ %e %U %S %M', command, ...parameters], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('exit', (exitCode) => {
      const figures = /@@ ([\d.]+) ([\d.]+) ([\d.]+) (\d+)/.exec(output)?.slice(1).map(Number)
      if (!figures) return reject(new Error(`GNU time said nothing: ${output.slice(-500)}`))
      const [wall = 0, user = 0, system = 0, kilobytes = 0] = figures
      resolve({ wallSeconds: wall, cpuSeconds: user + system, peakMegabytes: kilobytes / 1024, exitCode })
    })
  })
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** @param share from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** What the figures were measured on, in French. */
export function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} × ${first?.model.trim() ?? 'processeur inconnu'}, ${memory} Go, ${process.platform}, Node ${process.versions.node}`
}

export const DECIMAL = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 })
export const WHOLE = new Intl.NumberFormat('fr', { maximumFractionDigits: 0 })
