import { fill } from '../../catalogue/fill.ts'
import { pictureFile } from '../../catalogue/picture-files.ts'
import { isTall, shapeOf } from '../../catalogue/picture-fit.ts'
import { hasMedia } from '../../catalogue/selectors.ts'
import { projectTitle } from '../../catalogue/titles.ts'
import type { Capture, Picture as PictureData, PictureHue, Project, Video } from '../../catalogue/types.ts'
import picture from '../Picture/Picture.module.scss'
import { Picture } from '../Picture/Picture.tsx'
import { useUrl } from '../Url/Url.ts'
import { useLang, useWords } from '../Words/Words.tsx'
import styles from './ProjectMedia.module.scss'

/** The film and the pictures of a project, as wide as its page. */
export function ProjectMedia({ project }: { project: Project }) {
  const { title, video: label } = useWords('media')
  const name = projectTitle(project, useWords('project'))
  const { video, captures } = project
  if (!hasMedia(project)) return null
  return (
    <section className={styles.media} aria-labelledby="en-images">
      <h2 id="en-images">{title}</h2>
      {video && <Film video={video} label={fill(label, { title: name })} />}
      {runsOf(captures).map((run) => (
        <Run key={run[0]?.image.name} captures={run} hue={project.image?.hue} />
      ))}
    </section>
  )
}

function Film({ video: { file, poster, captions }, label }: { video: Video; label: string }) {
  const url = useUrl()
  const language = useWords('media').captions
  const lang = useLang()
  return (
    // biome-ignore lint/a11y/useMediaCaption: the check of the content asks for captions, and a silent film needs none
    <video
      className={styles.film}
      controls
      preload="none"
      poster={url(largest(poster))}
      width={poster.width}
      height={poster.height}
      aria-label={label}
      data-tall={isTall(poster) || undefined}
    >
      <source src={url(file)} type={file.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      {captions && <track kind="captions" srcLang={lang} label={language} src={url(captions)} />}
      <a href={url(file)}>{label}</a>
    </video>
  )
}

/** Groups captures by device. Those of phones stand together, because beside those of a computer they would be too small to read. */
function runsOf(captures: readonly Capture[]): Capture[][] {
  const runs: Capture[][] = []
  for (const capture of captures) {
    const last = runs.at(-1)
    if (last?.[0]?.device === capture.device) last.push(capture)
    else runs.push([capture])
  }
  return runs
}

function Run({ captures, hue }: { captures: readonly Capture[]; hue: PictureHue | undefined }) {
  const url = useUrl()
  const { enlarge } = useWords('media')
  const [first] = captures
  // The pictures after the first come in pairs.
  const isLed = captures.length % 2 === 1 && first && !isTall(first.image)
  return (
    <div data-row={first?.device} {...(first?.device === 'phone' && { className: picture.picture, 'data-hue': hue })}>
      {captures.map(({ image, caption }, index) => {
        const isLead = isLed && index === 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a picture may be in it twice
          <figure key={index} data-shape={shapeOf(image)} data-lead={isLead || undefined}>
            <a href={url(largest(image))}>
              <Picture picture={image} sizes={isLead ? SIZES.lead : isTall(image) ? SIZES.tall : SIZES.wide} />
              <span className="visually-hidden">{` ${enlarge}`}</span>
            </a>
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        )
      })}
    </div>
  )
}

/** Returns the path of the largest file in WebP, which every browser can open. */
function largest(picture: PictureData): string {
  return pictureFile(picture, picture.widths.at(-1) ?? picture.width, 'webp')
}

const SIZES = {
  lead: '(max-width: 1148px) calc(100vw - 40px), 1061px',
  wide: '(max-width: 767px) calc(100vw - 40px), 524px',
  tall: '(max-width: 767px) 50vw, 260px',
}
