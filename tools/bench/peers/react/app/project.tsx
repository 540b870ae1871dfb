import { Chip } from '@heroui/react'
import { Link, useParams } from 'react-router'
import { Picture } from './components/Picture'
import { ProjectLinks, ProjectText } from './components/ProjectText'
import { fileUrl, type Project, pictureUrls, projects, site } from './content'

export function meta({ params }: { params: { slug?: string } }) {
  return [{ title: `${projectOf(params.slug)?.title} | ${site.name}` }]
}

const projectOf = (slug: string | undefined) => projects.find((project) => project.slug === slug)

export default function ProjectPage() {
  const project = projectOf(useParams().slug)
  if (project === undefined) return null
  const { title, theme, responsive, related, previous, next } = project
  return (
    <>
      <Link to="/projets">Liste des projets</Link>
      <article>
        <h1 className="text-4xl font-bold">{title}</h1>
        <p>{theme}</p>
        <Chip color={responsive ? 'success' : 'danger'}>{responsive ? 'Responsive' : 'Non responsive'}</Chip>
        <ProjectText project={project} priority />
        <ProjectLinks project={project} />
      </article>
      <Media project={project} />
      <nav aria-label="Projets proches">
        <ul>
          {related.map(({ slug, title, shared }) => (
            <li key={slug}>
              <Link to={`/projets/${slug}`}>{title}</Link> {shared.join(', ')}
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Autres projets" className="flex justify-between">
        <Neighbour named={previous} />
        <Neighbour named={next} />
      </nav>
    </>
  )
}

function Media({ project: { video, captures } }: { project: Project }) {
  if (video === null && captures.length === 0) return null
  return (
    <section>
      <h2 className="text-3xl font-bold">En images</h2>
      {video && (
        // biome-ignore lint/a11y/useMediaCaption: the captions are below
        <video
          controls
          preload="none"
          poster={pictureUrls(video.poster.file, 'webp').largest}
          width={video.poster.width}
          height={video.poster.height}
          className="h-auto w-full"
        >
          <source src={fileUrl(video.file)} type="video/mp4" />
          {video.captions && <track kind="captions" srcLang="fr" label="Français" src={fileUrl(video.captions)} />}
        </video>
      )}
      <div className="grid grid-cols-2 gap-4">
        {captures.map(({ image, caption, device }) => (
          <figure key={image.file} className={device === 'phone' ? '' : 'col-span-2'}>
            <a href={pictureUrls(image.file, 'webp').largest}>
              <Picture
                image={image}
                alt={image.alt}
                sizes={
                  device === 'phone' ? '(max-width: 767px) 50vw, 260px' : '(max-width: 767px) calc(100vw - 40px), 524px'
                }
              />
            </a>
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        ))}
      </div>
    </section>
  )
}

function Neighbour({ named }: { named: { slug: string; title: string } | null }) {
  const project = projectOf(named?.slug)
  if (project === undefined) return null
  return (
    <Link to={`/projets/${project.slug}`} className="w-42">
      {project.image && <Picture image={project.image} alt="" sizes="168px" />}
      {project.title}
    </Link>
  )
}
