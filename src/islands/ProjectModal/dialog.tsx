import type { Lang } from '../../../scripts/fields/site-texts/languages.ts'
import { WordsContext } from '../../components/Words/Words.tsx'
import { mountIsland } from '../runtime/mount.tsx'
import { keepScrollStops } from '../runtime/scroll-stops.ts'
import { readDetails } from './details.ts'
import { ProjectModal } from './ProjectModal.tsx'

/** Draws the dialog of the address, and updates it when the address changes. */
export async function showDialog(element: HTMLElement): Promise<void> {
  keepScrollStops()
  const { projects, words } = await readDetails(element.dataset.details ?? '')
  return mountIsland(
    element,
    <WordsContext value={{ ...words, lang: document.documentElement.lang as Lang }}>
      <ProjectModal island={element} projects={projects} />
    </WordsContext>,
    // The address is that of the project, so its own page appears.
    () => location.pathname !== element.dataset.list && location.reload(),
  )
}
