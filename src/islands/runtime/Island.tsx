import type { ReactNode } from 'react'
import type { RenderInput } from '../../catalogue/render-input.ts'

export type IslandName = 'ProjectModal' | 'MobileDrawer' | 'ContactForm'

interface IslandProps {
  name: IslandName
  islands: RenderInput['islands']
  /** A CSS selector. The island wakes when the visitor points at, focuses or touches a matching element. */
  wake: string
  /** More modules that the island imports. They are fetched together with it. */
  modules?: readonly string[]
  /** Further attributes of the element, which the island reads. */
  data?: Readonly<Record<`data-${string}`, string>>
  /** The HTML before and without the island. */
  children?: ReactNode
}

/** Marks a part of the page as an island. `loader.ts` finds it by these attributes, without React. */
export function Island({ name, islands, wake, modules = [], data, children }: IslandProps) {
  const own = islands[name]
  if (own === undefined) throw new Error(`No module was built for the island “${name}”.`)
  return (
    <div data-island={name} data-wake={wake} data-modules={[...own, ...modules].join(' ')} {...data}>
      {children}
    </div>
  )
}
