import { Button, Chip } from '@heroui/react'
import type { Project } from '../content'
import { Picture } from './Picture'

const SIZES = '(max-width: 899px) calc(100vw - 40px), (min-width: 1800px) 570px, 424px'

/** The part of a project that its dialog and its page share. */
export function ProjectText({ project, priority }: { project: Project; priority?: boolean }) {
  const { image, description, technologie, facts, results } = project
  return (
    <>
      {image && <Picture image={image} alt={image.alt} sizes={SIZES} priority={priority} />}
      <dl>
        {results.map(({ label, before, after, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {before && `${before} → `}
              {after} {unit}
            </dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from Markdown at build */}
      <div className="my-4 space-y-3" dangerouslySetInnerHTML={{ __html: description ?? '' }} />
      <p>Technologies utilisées :</p>
      <div className="flex flex-wrap gap-2">
        {technologie.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function ProjectLinks({ project: { github, url } }: { project: Project }) {
  return (
    <>
      <OutboundLink href={github} label="Dépôt" />
      <Chip color="success">Projet terminé !</Chip>
      <OutboundLink href={url} label="Site" />
    </>
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
