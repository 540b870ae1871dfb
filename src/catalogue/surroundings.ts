import { tagSlug } from './lists.ts'
import type { Project } from './types.ts'

/** The other projects to which a project page links at its end. */
export interface Surrounding {
  /** The projects before and after it in the list. */
  previous: Project | null
  next: Project | null
  /** Similar projects, those with the most technologies in common first. */
  related: readonly Related[]
}

interface Related {
  project: Project
  /** The technologies in common, in the spelling of the project whose page it is. */
  shared: readonly string[]
}

const RELATED_MAX = 3

/**
 * The number of projects of a technology that are compared, nearest in the list first. This limits the work for thousands of projects and
 * keeps changes local.
 */
const WEIGHED_EACH_SIDE = 12

/** Returns the surroundings of each project, by slug. */
export function surroundingsOf(projects: readonly Project[]): ReadonlyMap<string, Surrounding> {
  const places = placesByTechnology(projects)
  return new Map(
    projects.map((project, place) => [
      project.slug,
      {
        previous: projects[place - 1] ?? null,
        next: projects[place + 1] ?? null,
        related: relatedTo(projects, place, places),
      },
    ]),
  )
}

/** Returns the ascending list positions of the projects to which others can link, by technology slug. */
function placesByTechnology(projects: readonly Project[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [place, { title, technologie }] of projects.entries()) {
    if (title === null) continue
    for (const slug of new Set(technologie.map(tagSlug))) {
      const known = places.get(slug)
      if (known) known.push(place)
      else places.set(slug, [place])
    }
  }
  return places
}

function relatedTo(
  projects: readonly Project[],
  place: number,
  places: ReadonlyMap<string, readonly number[]>,
): readonly Related[] {
  const shared = new Map<number, string[]>()
  const names = new Map(projects[place]?.technologie.map((name) => [tagSlug(name), name]))
  for (const [slug, name] of names) {
    const all = places.get(slug) ?? []
    const at = firstFrom(all, place)
    for (const other of all.slice(Math.max(0, at - WEIGHED_EACH_SIDE), at + WEIGHED_EACH_SIDE + 1)) {
      if (Math.abs(other - place) <= 1) continue
      const known = shared.get(other)
      if (known) known.push(name)
      else shared.set(other, [name])
    }
  }
  return [...shared]
    .sort(
      ([a, aNames], [b, bNames]) => bNames.length - aNames.length || Math.abs(a - place) - Math.abs(b - place) || a - b,
    )
    .slice(0, RELATED_MAX)
    .flatMap(([other, names]) => {
      const project = projects[other]
      return project ? { project, shared: names } : []
    })
}

/** Searches ascending numbers. Returns the index of the first one that is at least `from`. */
function firstFrom(numbers: readonly number[], from: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
