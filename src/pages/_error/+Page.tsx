import { drawingsOf } from '../../catalogue/characters.ts'
import type { RenderInput } from '../../catalogue/render-input.ts'
import { NotFound } from '../../components/NotFound/NotFound.tsx'

export const Page = ({ catalogue: { site } }: RenderInput) => <NotFound drawings={drawingsOf(site.look)} />
