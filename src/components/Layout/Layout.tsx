import type { ReactNode } from 'react'
import type { Alternate } from '../../catalogue/alternate.ts'
import type { SiteHas } from '../../catalogue/pages.ts'
import type { Site } from '../../catalogue/types.ts'
import { Bar } from '../Bar/Bar.tsx'
import type { Navigation } from '../Bar/links.ts'
import { Footer } from '../Footer/Footer.tsx'
import { useLanguage } from '../Words/Language.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './Layout.module.scss'

interface LayoutProps {
  site: Site
  navigation: Navigation
  has: SiteHas
  /** The languages of the page; empty on a site with one. */
  languages: readonly Alternate[]
  /** The path of the page below the base; `null` for a page without an address. */
  path: string | null
  /** The drawer in its island. The page passes it, because components may not import islands. */
  drawer: ReactNode
  children: ReactNode
}

/** The frame of every page: bar, drawer, main part and footer. */
export function Layout({ site, navigation, has, languages, path, drawer, children }: LayoutProps) {
  const { skip } = useWords('frame')
  const { content } = useLanguage().anchors
  const others = languages.filter(({ lang }) => lang !== site.lang)
  return (
    <>
      <a className={`visually-hidden ${styles.skip}`} href={`#${content}`}>
        {skip}
      </a>
      <div className={styles.sentinel} data-scroll-sentinel />
      <Bar name={site.name} look={site.look} languages={others} {...navigation} />
      {/* Beside its button, which would open nothing while the rest of the page arrives. */}
      {drawer}
      <main id={content} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} has={has} languages={others} path={path} />
    </>
  )
}
