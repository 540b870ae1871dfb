import { FIRST_PAGE } from './first-page.ts'
import { OURS } from './installed.ts'
import type { State } from './results.ts'
import type { SetName } from './sets.ts'

/** Medians of the runs of a generator: seconds, megabytes and pages. */
export interface Figures {
  wall: number
  cpu: number
  memory: number
  written: number
}

/** Finds the medians of the generator whose name begins with `generator`. */
type Ask = (set: SetName, generator: string, state?: State) => Figures

interface Target {
  says: string
  /** The sets that this target needs; without their figures it is not judged. */
  needs: readonly SetName[]
  most: number
  figure(of: Ask): number
  unit: string
}

const { pages, whole } = OURS

export const TARGETS: readonly Target[] = [
  {
    says: 'the sample cold, pictures included, no slower than Astro',
    needs: ['sample'],
    most: 1,
    figure: (of) => of('sample', whole).wall / of('sample', 'Astro').wall,
    unit: ' × Astro’s wall',
  },
  {
    says: 'second run of the sample, 0.7 s',
    needs: ['sample'],
    most: 0.7,
    figure: (of) => of('sample', whole, 'second').wall,
    unit: ' s',
  },
  {
    says: '12 projects, pages only, 2.5 s',
    needs: ['12'],
    most: 2.5,
    figure: (of) => of('12', pages).wall,
    unit: ' s',
  },
  {
    says: '12 projects, pages only, 4 × Eleventy’s CPU',
    needs: ['12'],
    most: 4,
    figure: (of) => of('12', pages).cpu / of('12', 'Eleventy').cpu,
    unit: ' × Eleventy’s CPU',
  },
  {
    says: '1,000 projects cold, with everything, no slower than Astro',
    needs: ['1000'],
    most: 1,
    figure: (of) => of('1000', whole).wall / of('1000', 'Astro').wall,
    unit: ' × Astro’s wall',
  },
  {
    says: '10,000 projects, pages only, 3.2 × Eleventy’s wall',
    needs: ['10000'],
    most: 3.2,
    figure: (of) => of('10000', pages).wall / of('10000', 'Eleventy').wall,
    unit: ' × Eleventy’s wall',
  },
  {
    says: '10,000 projects, memory below 600 MB',
    needs: ['10000'],
    most: 600,
    figure: (of) => of('10000', pages).memory,
    unit: ' MB',
  },
  {
    // The sets may have met another load, which changes CPU less than wall.
    says: 'from 1,000 to 10,000 projects, ten times the CPU',
    needs: ['1000', '10000'],
    most: 10,
    figure: (of) => of('10000', pages).cpu / of('1000', pages).cpu,
    unit: ' ×',
  },
  {
    says: 'a second run of 10,000 projects renders nothing',
    needs: ['10000'],
    most: 0,
    figure: (of) => of('10000', pages, 'second').written,
    unit: ' pages',
  },
  {
    says: 'the first page in the browser 12 s after the generator is installed',
    needs: ['first-page'],
    most: 12,
    figure: (of) => of('first-page', FIRST_PAGE.written).wall + of('first-page', FIRST_PAGE.loaded).wall,
    unit: ' s',
  },
]
