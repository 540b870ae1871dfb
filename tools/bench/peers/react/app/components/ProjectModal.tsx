import { Chip, Modal } from '@heroui/react'
import type { Project } from '../content'
import { ProjectLinks, ProjectText } from './ProjectText'

/** Must stand in a HeroUI `Modal`, beside its trigger. */
export function ProjectModal({ project }: { project: Project }) {
  const { title, theme, responsive } = project
  return (
    <Modal.Backdrop variant="blur">
      <Modal.Container size="lg">
        <Modal.Dialog>
          <Modal.CloseTrigger aria-label="Fermer" />
          <Modal.Header>
            <p>{theme}</p>
            <Modal.Heading className="text-2xl font-bold">{title}</Modal.Heading>
            <Chip color={responsive ? 'success' : 'danger'}>{responsive ? 'Responsive' : 'Non responsive'}</Chip>
          </Modal.Header>
          <Modal.Body>
            <ProjectText project={project} />
          </Modal.Body>
          <Modal.Footer>
            <ProjectLinks project={project} />
          </Modal.Footer>
        </Modal.Dialog>
      </Modal.Container>
    </Modal.Backdrop>
  )
}
