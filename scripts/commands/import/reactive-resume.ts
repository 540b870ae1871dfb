import { isObject, type Json } from './json.ts'
import { textOf } from './taken.ts'

/** What Reactive Resume calls the sections of JSON Resume. The others have the same name. */
const SECTIONS: ReadonlyMap<string, string> = new Map([
  ['experience', 'work'],
  ['certifications', 'certificates'],
])

/** What it calls the keys of entries, in its versions 3 to 5. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['description', 'summary'],
  ['website', 'url'],
  ['period', 'date'],
])

/** Entries with a name and a description, where the description is not the text. */
const DESCRIBED: ReadonlySet<string> = new Set(['skills', 'languages'])

/** Keys that describe how the program draws an entry. */
const OF_DRAWING = /^(?:icon|iconColor|levelNum|options|columns)$/

/** Returns what the program keeps of a résumé, or `null` if the value is not one of Reactive Resume. */
export function reactiveResumeIn(value: Json): Json | null {
  const resume = isObject(value.data) ? value.data : value
  const isOurs = isObject(resume.metadata) || isObject(resume.basics)
  return isObject(resume.sections) && isOurs ? resume : null
}

/** Returns a résumé of Reactive Resume under the keys of JSON Resume, and how many entries its owner has hidden there. */
export function fromReactiveResume(value: Json): { resume: Json; hidden: number } {
  const { basics, sections, summary, picture, customSections } = value
  const about = new Map(Object.entries(withoutDrawing({ picture, ...(isObject(basics) ? basics : {}) })))
  // Sections of the owner's own have no key, and are named.
  const lists = new Map<string, unknown>([['customSections', customSections]])
  let hidden = 0
  for (const [name, part] of Object.entries({ summary, ...(isObject(sections) ? sections : {}) })) {
    if (!isObject(part)) continue
    const isHidden = isNotShown(part)
    if (typeof part.content === 'string' && !isHidden) about.set('summary', part.content)
    if (name === 'custom') lists.set(name, part)
    if (!Array.isArray(part.items)) continue
    const shown = isHidden ? [] : part.items.filter((item) => !isNotShown(item))
    hidden += part.items.length - shown.length
    const entries = shown.map((item) => entryOf(name, item))
    if (name === 'profiles') about.set(name, entries)
    else lists.set(SECTIONS.get(name) ?? name, entries)
  }
  return { resume: { basics: Object.fromEntries(about), ...Object.fromEntries(lists) }, hidden }
}

function isNotShown(part: unknown): boolean {
  return isObject(part) && (part.visible === false || part.hidden === true)
}

function entryOf(section: string, item: unknown): unknown {
  if (!isObject(item)) return item
  const entries = Object.entries(withoutDrawing(item)).flatMap(([key, value]): [string, unknown][] => {
    // Its levels are numbers from 0 to 5, without a meaning in words.
    if (key === 'level' && typeof value === 'number') return []
    if (key === 'description' && DESCRIBED.has(section)) return [['level', value]]
    if (key === 'date' && isObject(value)) return Object.entries({ startDate: value.start, endDate: value.end })
    // The posts that somebody had in one company, and what a person is who recommends.
    if (key === 'roles' && Array.isArray(value)) return [[key, value.map((role) => entryOf(section, role))]]
    if (key === 'description' && section === 'references' && textOf(item.summary) !== '') return [['position', value]]
    return [[KEYS.get(key) ?? key, value]]
  })
  return merged(entries)
}

/** Keeps the first of two values of one key, and both texts of a description. */
function merged(entries: readonly (readonly [string, unknown])[]): Json {
  const values = new Map<string, unknown>()
  for (const [key, value] of entries) {
    const before = values.get(key) || ''
    if (key === 'summary' && before !== '') values.set(key, [before, value].filter(Boolean).join('\n\n'))
    else if (before === '') values.set(key, value)
  }
  return Object.fromEntries(values)
}

/** Removes keys of the drawing, and makes a link its address. */
function withoutDrawing(value: unknown): Json {
  if (!isObject(value)) return {}
  const entries = Object.entries(value).filter(([key]) => !OF_DRAWING.test(key))
  return Object.fromEntries(
    entries.map(([key, item]) => [key, isObject(item) ? (item.href ?? item.url ?? item) : item]),
  )
}
