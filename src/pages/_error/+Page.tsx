import type { RenderInput } from '../../catalogue/render-input.ts'
import { NotFound } from '../../components/NotFound/NotFound.tsx'

export const Page = ({ catalogue: { site } }: RenderInput) => <NotFound hasSlats={site.look.signature !== 'aucune'} />
