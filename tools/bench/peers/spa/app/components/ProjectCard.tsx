import { Card } from '@heroui/react'
import { type Project, pictureUrl } from '../content'

export function ProjectCard({ project, priority = false }: { project: Project; priority?: boolean }) {
  const { image, banner } = project
  return (
    <Card className="w-64 overflow-hidden p-0 md:w-[335px]">
      {image && (
        <img
          src={pictureUrl(image.file)}
          width={image.width}
          height={image.height}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
        />
      )}
      <Card.Header className="p-4">
        <Card.Title>{banner}</Card.Title>
      </Card.Header>
    </Card>
  )
}
