import type { ReactNode } from 'react'
import { getRenderInput } from '../../catalogue/render-input.ts'

export type IslandName = 'ProjectModal' | 'MobileDrawer' | 'ContactForm'

interface IslandProps {
  name: IslandName
  /** A CSS selector: pointing at, focusing or touching what it matches wakes the island early. */
  wake: string
  /** Without it, an island awakes when the browser is idle too. For one whose HTML does nearly all alone. @default false */
  onIntentOnly?: boolean
  /** What the island's `mount` reads: plain JSON data. */
  props?: object
  /** More modules that the island will ask for, fetched with it. */
  modules?: readonly string[]
  /** Further attributes of the element, read by the island. */
  data?: Readonly<Record<`data-${string}`, string>>
  /** What stands there before and without the island. */
  children?: ReactNode
}

/** Marks a part of the page as an island. `loader.ts` finds it by these attributes; nothing of React is needed for that. */
export function Island({ name, wake, onIntentOnly = false, props, modules = [], data, children }: IslandProps) {
  const own = getRenderInput().assets.islands[name]
  if (own === undefined) throw new Error(`No module was built for the island “${name}”.`)
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-intent-only={onIntentOnly || undefined}
      data-modules={[...own, ...modules].join(' ')}
      {...(props && { 'data-props': JSON.stringify(props) })}
      {...data}
    >
      {children}
    </div>
  )
}
