import { renderIsland } from '../runtime/mount.tsx'
import { readDetails } from './details.ts'
import { ProjectModal } from './ProjectModal.tsx'

export async function mount(element: HTMLElement): Promise<void> {
  const projects = await readDetails(element.dataset.details ?? '')
  return renderIsland(element, <ProjectModal projects={projects} />)
}
