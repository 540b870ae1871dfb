import { renderToString } from 'react-dom/server'
import { render } from 'vike/abort'
import { dangerouslySkipEscape } from 'vike/server'
import type { OnRenderHtmlSync } from 'vike/types'
import { LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { urlAt } from '../catalogue/addresses.ts'
import { cvPath } from '../catalogue/cv-path.ts'
import { isThere, lastScriptOf, PAGES, pageOf, whatSiteHas } from '../catalogue/pages.ts'
import { UrlContext } from '../components/Url/Url.ts'
import { headOf } from '../head/page-head.ts'
import { Document } from './Document.tsx'
import '../styles/global.scss'
import '../looks/soleil/site.scss'

export const onRenderHtml: OnRenderHtmlSync = ({ pageId, config: { Page }, input, routeParams }) => {
  if (!pageId || !Page) throw new Error(`The page ${pageId} needs +Page.`)
  const page = pageOf(pageId)
  const { slug = '', list = '', own = '', target = '', application = '' } = routeParams ?? {}
  const shown = {
    ...input,
    project: input.projects.get(slug) ?? null,
    surrounding: input.surroundings.get(slug) ?? null,
    list: input.lists.get(list) ?? null,
    own: input.catalogue.pages.find(({ slug }) => slug === own) ?? null,
    target: input.catalogue.cvs.find(({ name }) => name === target) ?? null,
    application: input.catalogue.applications.find(({ address }) => address === application) ?? null,
  }
  const has = whatSiteHas(input.catalogue)
  if (!isThere(page, has) || (page.each && shown[page.each] === null)) throw render(404)
  const head = headOf(page, shown)
  const languages = input.alternates.get(shown.target ? cvPath(shown.target.name) : (head.path ?? '')) ?? []
  const place = { ...input.place, addresses: LANGUAGES[input.place.lang].addresses }
  const html = renderToString(
    <UrlContext value={(path) => urlAt(place, path)}>
      <Document
        {...input}
        pageId={pageId}
        script={lastScriptOf(page)}
        isShort={page === PAGES._error}
        isPrivate={page.each === 'application'}
        head={head}
        languages={page.each === 'application' ? languages.map((other) => ({ ...other, address: null })) : languages}
        has={has}
      >
        <Page {...shown} />
      </Document>
    </UrlContext>,
  )
  return {
    documentHtml: dangerouslySkipEscape(`<!doctype html>${html.replace(POLICY, plainQuotes)}`),
    // The style sheet is inline in the page.
    injectFilter: removeAll,
  }
}

/** React also escapes single quotes between double ones, and a policy has some thirty. */
const POLICY = /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/
const plainQuotes = (policy: string) => policy.replaceAll('&#x27;', "'")

function removeAll(assets: { inject: unknown }[]) {
  for (const asset of assets) asset.inject = false
}
