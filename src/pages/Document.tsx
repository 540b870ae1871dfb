import type { ReactNode } from 'react'
import { own } from '../../scripts/fields/own.ts'
import { LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { absoluteUrl } from '../catalogue/absolute-url.ts'
import type { Alternate } from '../catalogue/alternate.ts'
import { inLanguages } from '../catalogue/alternates.ts'
import type { Tracker } from '../catalogue/analytics.ts'
import { writeAddresses } from '../catalogue/local-path.ts'
import { linksIn, type SiteHas } from '../catalogue/pages.ts'
import type { RenderInput } from '../catalogue/render-input.ts'
import type { SitePlace } from '../catalogue/site-place.ts'
import { Drawer } from '../components/Drawer/Drawer.tsx'
import { Layout } from '../components/Layout/Layout.tsx'
import { useUrl } from '../components/Url/Url.ts'
import { WordsContext } from '../components/Words/Words.tsx'
import type { PageHead } from '../head/page-head.ts'
import { ShareMeta } from '../head/ShareMeta.tsx'
import { toJsonLd } from '../head/structured-data.ts'
import { Island } from '../islands/runtime/Island.tsx'

interface DocumentProps
  extends Pick<RenderInput, 'catalogue' | 'place' | 'assets' | 'islands' | 'backgrounds' | 'tracker'> {
  pageId: string
  /** The script at the end of the page. */
  script: 'page' | 'list'
  /** Whether the content is shorter than the window. The footer would then push up content that is already visible while it loads. */
  isShort: boolean
  /** Whether the page is for one reader. Its views are not counted, and other sites do not receive its address as the referrer. */
  isPrivate: boolean
  head: PageHead
  /** Addresses of the page in all languages of the site; empty if there is one language. */
  languages: readonly Alternate[]
  has: SiteHas
  children: ReactNode
}

/** Id of the element after the last visible content. */
const END = 'fin'

/** Renders the complete HTML document of a page. */
export function Document({ children, ...page }: DocumentProps) {
  const { catalogue, place, assets, islands, tracker, languages, script, isShort, isPrivate, head, has } = page
  const { site } = catalogue
  const url = useUrl()
  const nonce = nonceOf(assets)
  const data = toJsonLd(head.data)
  const [root] = (head.path ?? '404').split('/')
  const links = linksIn('bar', has, site.texts.pages, site.lang).map(({ path, label }) => ({
    href: url(path),
    label,
    isCurrent: path === root,
  }))
  const navigation = { links, cv: has.cv ? site.texts.pages.cv : null }
  return (
    <html lang={site.lang} {...addressAttributes(place)}>
      <Head {...page} />
      <body>
        <FontPreloads fonts={assets.fonts} />
        <WordsContext value={{ ...site.texts, lang: site.lang }}>
          <Layout
            site={site}
            navigation={navigation}
            has={has}
            languages={languages}
            path={head.path}
            drawer={
              <Island name="MobileDrawer" islands={islands} wake="[data-drawer-opener]">
                <Drawer {...navigation} />
              </Island>
            }
          >
            {children}
          </Layout>
        </WordsContext>
        {isShort && <div id={END} hidden />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, no text can close the element */}
        {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page script of the build */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.scripts[script] }} />
        {assets.mode === 'build' ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: assets.speculationRules }} />
        ) : (
          <script src={assets.live.script} data-version={assets.live.version} />
        )}
        {tracker && !isPrivate && <TrackerScript tracker={tracker} />}
        {/* Nothing follows it, so nothing waits for it: neither a script nor a paint. */}
        <link rel="stylesheet" href={assets.laterSheet} />
      </body>
    </html>
  )
}

/** Renders the head of the document. */
function Head({ catalogue: { site }, ...page }: Omit<DocumentProps, 'children'>) {
  const { place, assets, backgrounds, languages, pageId, isShort, isPrivate, head } = page
  const nonce = nonceOf(assets)
  const isBuilt = assets.mode === 'build'
  return (
    <head>
      <meta charSet="utf-8" />
      {isBuilt && <meta httpEquiv="Content-Security-Policy" content={own(assets.policies, pageId)} />}
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {/* Chromium does not paint before it has parsed the bar, because parts of the bar move each other while they load. */}
      <link rel="expect" href={`#${LANGUAGES[site.lang].anchors.content}`} blocking="render" />
      {isShort && <link rel="expect" href={`#${END}`} blocking="render" />}
      {/* Beside the portrait the text of the hero is centred, and its animated words are as wide as the longest of them. */}
      {head.path === '' && <link rel="expect" href="#suite" blocking="render" />}
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.path !== null && <link rel="canonical" href={absoluteUrl(site, place.base, head.path)} />}
      {head.path !== null && <Languages alternates={languages} origin={site.origin} />}
      {head.path === null && <meta name="robots" content="noindex" />}
      {isPrivate && <meta name="referrer" content="no-referrer" />}
      {site.fediverse && <meta name="fediverse:creator" content={site.fediverse} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheet of the build */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: own(assets.styles, pageId) ?? '' }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which reads the font of the style sheet */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.scripts.first }} />
      <meta name="theme-color" content={backgrounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={backgrounds.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={`${place.root}favicon.svg`} type="image/svg+xml" />
      {isBuilt && assets.companions && <ShareMeta {...{ site, place, head }} companions={assets.companions} />}
    </head>
  )
}

function nonceOf(assets: RenderInput['assets']): string | undefined {
  return assets.mode === 'build' ? undefined : assets.nonce
}

/**
 * Returns the parts of addresses that differ between languages. Islands read them here, because their code is the same in all languages.
 */
function addressAttributes({ lang, base, root }: SitePlace) {
  const { projets } = LANGUAGES[lang].addresses
  return {
    'data-base': base === root ? undefined : base,
    'data-addresses': writeAddresses({ projets }) || undefined,
  }
}

/** Links the same page in the other languages. `x-default` is for people who read none of them. */
function Languages({ alternates, origin }: { alternates: readonly Alternate[]; origin: string }) {
  const there = inLanguages(alternates, origin)
  const [first] = there
  if (first === undefined) return null
  return [...there, { ...first, lang: 'x-default' }].map(({ lang, url }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={url} />
  ))
}

/** Ends the page. The script waits in a template (enhancements/analytics.ts). */
function TrackerScript({ tracker: { script, attributes, setup } }: { tracker: Tracker }) {
  const written = Object.entries({ src: script, ...attributes }).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const template = `<template data-tracker><script async${written.join('')}></script></template>`
  const html = setup === null ? template : `${template}<script>${setup}</script>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: values that the compiler has checked, escaped
  return <div hidden dangerouslySetInnerHTML={{ __html: html }} />
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Renders the links in `<body>`, because Chromium delays the first paint by up to 100 ms for fonts that are preloaded in `<head>`. As a
 * string, because React moves `<link>` elements into the head.
 */
function FontPreloads({ fonts }: { fonts: readonly string[] }) {
  const links = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build
  return <div hidden dangerouslySetInnerHTML={{ __html: links.join('') }} />
}
