import type { RenderInput } from '../../catalogue/render-input.ts'
import { NotFound } from '../../components/NotFound/NotFound.tsx'
import { characterOf } from '../../looks/characters.ts'

export const Page = ({ catalogue: { site } }: RenderInput) => (
  <NotFound digits={characterOf(site.look)?.digits ?? null} />
)
