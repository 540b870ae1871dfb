import { own } from '../../scripts/fields/own.ts'
import { LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { absoluteUrl } from '../catalogue/absolute-url.ts'
import { type CompanionFiles, SHARE_SIZE, type SharePicture } from '../catalogue/render-input.ts'
import type { SitePlace } from '../catalogue/site-place.ts'
import type { Site } from '../catalogue/types.ts'
import { useUrl } from '../components/Url/Url.ts'
import type { PageHead } from './page-head.ts'

interface ShareMetaProps {
  site: Pick<Site, 'name' | 'origin' | 'lang'>
  place: SitePlace
  head: PageHead
  companions: CompanionFiles
}

/** The elements for messengers, feed readers and home screens: Open Graph, Twitter card, feeds, manifest. */
export function ShareMeta({ site, place, head, companions }: ShareMetaProps) {
  const url = useUrl()
  const { links, shareCard, shares } = companions
  return (
    <>
      {links.map(({ path, isShared, ...attributes }) => (
        <link key={path} {...attributes} href={isShared ? place.root + path : url(path)} />
      ))}
      {head.path !== null && (
        <OpenGraph {...{ site, place, head }} path={head.path} image={own(shares, head.path) ?? shareCard} />
      )}
    </>
  )
}

interface OpenGraphProps {
  site: Pick<Site, 'name' | 'origin' | 'lang'>
  place: SitePlace
  head: Pick<PageHead, 'title' | 'description' | 'type'>
  path: string
  image: SharePicture
}

/** The elements of Open Graph (https://ogp.me). Twitter reads the same ones and one of its own. */
function OpenGraph({ site, place, head, path, image }: OpenGraphProps) {
  const url = useUrl()
  const tags = {
    'og:type': head.type ?? 'website',
    'og:site_name': site.name,
    'og:locale': LANGUAGES[site.lang].locale,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': absoluteUrl(site, place.base, path),
    'og:image': site.origin + url(image.file),
    'og:image:width': SHARE_SIZE.width,
    'og:image:height': SHARE_SIZE.height,
    'og:image:alt': image.alt,
  }
  return (
    <>
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
