import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What V8 writes with `--cpu-prof`, as far as it is read here. */
export interface CpuProfile {
  nodes: readonly { id: number; callFrame: { functionName: string; url: string }; children?: readonly number[] }[]
  /** The node of each sample, and the microseconds before it. */
  samples: readonly number[]
  timeDeltas: readonly number[]
}

const OTHER = 'Other code'

/** What is said of a frame by its function, where it has no address. */
const BY_FUNCTION: ReadonlyMap<string, string> = new Map([
  ['(garbage collector)', 'Garbage collection'],
  ['(program)', 'Native code without a name'],
])

/** By the address of a frame: the first that fits. */
const BY_ADDRESS: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/node_modules\/yaml\//, 'Parsing YAML'],
  [/node_modules\/(mdast-util-to-hast|hast|remark-html|property-information|html-|parse5|vfile)/, 'HTML of the texts'],
  [/node_modules\/(micromark|mdast|remark|unified|unist|decode-named)/, 'Parsing Markdown'],
  [/scripts\/(compile|diagnostics|fields)\//, 'Validating, and placing every message'],
  [
    /node_modules\/(vite|rolldown|@rolldown|sass|immutable|postcss|lightningcss|@babel|picomatch|fdir)\b/,
    'Bundling the code',
  ],
  [/node_modules\/vike\//, 'Vike'],
  [/node_modules\/(react|react-dom|scheduler)\/|\.cache\/code\//, 'React, with our components'],
  [
    /node_modules\/(tsx|esbuild|get-tsconfig)\/|node:internal\/modules|node:internal\/deps\/cjs|wasm:/,
    'Loading modules',
  ],
  [/node:internal\/(worker|child_process|event_target)|node:child_process/, 'Handing over between threads'],
  [/node:(internal\/)?fs\b/, 'Reading and writing files'],
  [/scripts\/cache\/|node:internal\/crypto|node:crypto/, 'Cache: hashes and packs'],
  [/scripts\/(site|commands|images|outputs|threads|fonts)\/|src\/catalogue\//, 'Lists, keys and files of the site'],
]

/** Seconds of each part, the longest first. Time in which a thread waited is left out. */
export function partsOf(profiles: readonly CpuProfile[]): [part: string, seconds: number][] {
  const seconds = new Map<string, number>()
  for (const profile of profiles) {
    const partOf = partsByNode(profile)
    for (const [index, id] of profile.samples.entries()) {
      const part = partOf.get(id)
      if (part) seconds.set(part, (seconds.get(part) ?? 0) + (profile.timeDeltas[index] ?? 0) / 1e6)
    }
  }
  return [...seconds].sort(([, one], [, other]) => other - one)
}

/** A frame belongs where it says, else where the one that called it does; `null` for idle time. */
function partsByNode({ nodes }: CpuProfile): ReadonlyMap<number, string | null> {
  const parts = new Map<number, string | null>()
  // Callers stand before what they call.
  const inherited = new Map<number, string>()
  for (const { id, callFrame, children = [] } of nodes) {
    const part = callFrame.functionName === '(idle)' ? null : (partOfFrame(callFrame) ?? inherited.get(id) ?? OTHER)
    parts.set(id, part)
    for (const child of children) inherited.set(child, part ?? OTHER)
  }
  return parts
}

function partOfFrame({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string | undefined {
  return BY_FUNCTION.get(functionName) ?? BY_ADDRESS.find(([pattern]) => pattern.test(url))?.[1]
}

export function readProfiles(folder: string): CpuProfile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))
  if (files.length === 0) throw new Error(`No profile was written to ${folder}.`)
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}
