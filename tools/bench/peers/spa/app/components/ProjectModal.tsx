import { Button, Chip, Modal } from '@heroui/react'
import { type Project, pictureUrl } from '../content'

/** Must stand in a HeroUI `Modal`, beside its trigger. */
export function ProjectModal({ project }: { project: Project }) {
  const { title, theme, responsive, image, description, technologie, github, url } = project
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
            {image && <img src={pictureUrl(image.file)} width={image.width} height={image.height} alt={image.alt} />}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from Markdown at build */}
            <div className="my-4 space-y-3" dangerouslySetInnerHTML={{ __html: description ?? '' }} />
            <p>Technologies utilisées :</p>
            <div className="flex flex-wrap gap-2">
              {technologie.map((name) => (
                <Chip key={name}>{name}</Chip>
              ))}
            </div>
          </Modal.Body>
          <Modal.Footer>
            <OutboundLink href={github} label="Dépôt" />
            <Chip color="success">Projet terminé !</Chip>
            <OutboundLink href={url} label="Site" />
          </Modal.Footer>
        </Modal.Dialog>
      </Modal.Container>
    </Modal.Backdrop>
  )
}

function OutboundLink({ href, label }: { href: string | null; label: string }) {
  if (href === null) return <Button isDisabled>{label} non disponible</Button>
  return (
    <a href={href} className="button button--primary">
      {label}
    </a>
  )
}
