import { spawn } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { residentBytesOf } from './resident-memory.ts'

/** The cost of one command. */
export interface Cost {
  wallSeconds: number
  /** User and system time of the command and all it started. */
  cpuSeconds: number
  /** Peak of the resident memory of the command and all it started together; what processes share counts for each of them. */
  peakMegabytes: number
}

/** A shorter peak of several processes together may be missed. The system itself notes the peak of a single process. */
const MEMORY_EVERY_MS = 50

/** Runs a command under GNU time, quietly. Rejects when the command fails, because its cost would then mean nothing. */
export function measure(
  command: string,
  parameters: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn('/usr/bin/time', ['-f', '@@ %U %S %M', command, ...parameters], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    let peakBytes = 0
    const watch = setInterval(() => {
      if (child.pid !== undefined) peakBytes = Math.max(peakBytes, residentBytesOf(child.pid))
    }, MEMORY_EVERY_MS)
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('close', (exitCode) => {
      // GNU time counts hundredths of a second, a fifth of an empty process.
      const wallSeconds = (performance.now() - start) / 1000
      clearInterval(watch)
      const said = `${command} ${parameters.join(' ')}: ${output.slice(-500)}`
      if (exitCode !== 0) return reject(new Error(`A measured command ended with ${exitCode}. ${said}`))
      const figures = /@@ ([\d.]+) ([\d.]+) (\d+)/.exec(output)?.slice(1).map(Number)
      if (!figures) return reject(new Error(`GNU time said nothing. ${said}`))
      const [user = 0, system = 0, largestKilobytes = 0] = figures
      const peakMegabytes = Math.max(peakBytes / 1024 ** 2, largestKilobytes / 1024)
      resolve({ wallSeconds, cpuSeconds: user + system, peakMegabytes })
    })
  })
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** @param share from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  if (value === undefined || !sorted.every(Number.isFinite)) throw new Error('There is nothing to take a median of.')
  return value
}

/** Describes the machine of the figures. */
export function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GB, ${process.platform}, Node ${process.versions.node}`
}

export const DECIMAL = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
export const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
