import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { OnRenderHtmlSync } from 'vike/types'
import { getRenderInput } from '../catalogue/render-input.ts'
import { Document } from './Document.tsx'
import '../styles/global.scss'

export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const input = getRenderInput()
  const { Page, head } = pageContext.config
  if (Page === undefined || head === undefined) throw new Error(`The page ${pageContext.pageId} needs +Page and +head.`)
  const { slug = '', list = '' } = pageContext.routeParams ?? {}
  const page = {
    catalogue: input.catalogue,
    latest: input.latest,
    plan: input.plan,
    project: input.projects.get(slug) ?? null,
    surrounding: input.surroundings.get(slug) ?? null,
    list: input.lists.get(list) ?? null,
  }
  const html = renderToString(
    <Document input={input} pageId={pageContext.pageId ?? ''} head={head(page)}>
      <Page {...page} />
    </Document>,
  )
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    // In a build the style sheet is inline in the page. The dev server links it.
    ...(!input.assets.linksStyles && { injectFilter: removeAll }),
  }
}

function removeAll(assets: { inject: unknown }[]) {
  for (const asset of assets) asset.inject = false
}
