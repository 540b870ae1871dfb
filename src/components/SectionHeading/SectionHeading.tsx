import { Icon } from '../Icon/Icon.tsx'
import { ARROW } from '../Icon/shapes.tsx'
import { Marked } from '../Words/Words.tsx'
import styles from './SectionHeading.module.scss'

interface SectionHeadingProps {
  id: string
  title: string
  href: string
  link: string
}

/** The title of a section of the home page, with a link to the complete content beside it. */
export function SectionHeading({ id, title, href, link }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>
        <Marked text={title} />
      </h2>
      <a href={href}>
        {link}
        <Icon shape={ARROW} />
      </a>
    </div>
  )
}
