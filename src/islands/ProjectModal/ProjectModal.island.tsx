import { WordsContext } from '../../components/Words/Words.tsx'
import { renderIsland } from '../runtime/mount.tsx'
import { readDetails } from './details.ts'
import { ProjectModal } from './ProjectModal.tsx'

export async function mount(element: HTMLElement): Promise<void> {
  const { projects, words } = await readDetails(element.dataset.details ?? '')
  return renderIsland(
    element,
    <WordsContext value={words}>
      <ProjectModal projects={projects} />
    </WordsContext>,
  )
}
