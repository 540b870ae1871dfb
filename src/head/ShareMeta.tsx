import { absoluteUrl } from '../catalogue/absolute-url.ts'
import { BASE, url } from '../catalogue/addresses.ts'
import { type CompanionFiles, SHARE_SIZE } from '../catalogue/render-input.ts'
import type { Site } from '../catalogue/types.ts'
import type { PageHead } from './page-head.ts'

interface ShareMetaProps {
  site: Pick<Site, 'name' | 'origin'>
  head: PageHead
  companions: CompanionFiles
}

/** What messengers, feed readers and home screens look for: Open Graph, Twitter card, feeds, manifest. */
export function ShareMeta({ site, head, companions }: ShareMetaProps) {
  const { atomFeed, jsonFeed, manifest, touchIcon, shares } = companions
  return (
    <>
      <link rel="apple-touch-icon" href={url(touchIcon)} />
      <link rel="manifest" href={url(manifest)} />
      <link rel="alternate" type="application/atom+xml" title={`Projets de ${site.name}`} href={url(atomFeed)} />
      <link rel="alternate" type="application/feed+json" title={`Projets de ${site.name}`} href={url(jsonFeed)} />
      {head.path !== null && <OpenGraph site={site} head={head} path={head.path} image={shares[head.path]} />}
    </>
  )
}

interface OpenGraphProps {
  site: Pick<Site, 'name' | 'origin'>
  head: Pick<PageHead, 'title' | 'description' | 'type'>
  path: string
  image: string | undefined
}

/** https://ogp.me; Twitter reads the same and one name of its own. */
function OpenGraph({ site, head, path, image }: OpenGraphProps) {
  const tags = {
    'og:type': head.type ?? 'website',
    'og:site_name': site.name,
    'og:locale': 'fr_FR',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': absoluteUrl(site.origin, BASE, path),
    ...(image !== undefined && {
      'og:image': absoluteUrl(site.origin, BASE, image),
      'og:image:width': SHARE_SIZE.width,
      'og:image:height': SHARE_SIZE.height,
      'og:image:alt': head.title,
    }),
  }
  return (
    <>
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      {image !== undefined && <meta name="twitter:card" content="summary_large_image" />}
    </>
  )
}
