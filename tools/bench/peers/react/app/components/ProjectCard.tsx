import { Card } from '@heroui/react'
import type { Project } from '../content'
import { Picture } from './Picture'

export function ProjectCard({ project, priority = false }: { project: Project; priority?: boolean }) {
  const { image, banner, summary } = project
  return (
    <Card className="w-64 overflow-hidden p-0 md:w-[335px]">
      {image && <Picture image={image} alt="" sizes="(max-width: 767px) 256px, 335px" priority={priority} />}
      <Card.Header className="p-4">
        <Card.Title>{banner}</Card.Title> <small>{summary}</small>
      </Card.Header>
    </Card>
  )
}
