import { Modal } from '@heroui/react'
import { ProjectCard } from './components/ProjectCard'
import { ProjectModal } from './components/ProjectModal'
import { projects, site } from './content'

/** The cards of the first row on a wide screen. */
const PRIORITY_CARDS = 3

export function meta() {
  return [{ title: `Liste des projets | ${site.name}` }]
}

export default function Projects() {
  return (
    <>
      <h1 className="text-4xl font-bold">Liste des projets</h1>
      <ul className="mt-8 flex flex-wrap justify-center gap-6">
        {projects.map((project, index) => (
          <li key={project.slug}>
            <Modal>
              <Modal.Trigger data-project={project.slug}>
                <ProjectCard project={project} priority={index < PRIORITY_CARDS} />
              </Modal.Trigger>
              <ProjectModal project={project} />
            </Modal>
          </li>
        ))}
      </ul>
    </>
  )
}
