import type { BrowserContext, Page } from '@playwright/test'

/** Effects of the scripts of payloads in the pages of a context. */
export interface Recorder {
  /** Addresses of the pages in which a payload ran, once for each run. */
  executed: string[]
  /** Requests to another host, except navigations of the whole page. */
  remote: string[]
}

/** Records the calls of payloads. Answers requests to other hosts, so nothing leaves this machine. */
export async function record(context: BrowserContext, origin: string): Promise<Recorder> {
  const recorder: Recorder = { executed: [], remote: [] }
  await context.exposeBinding('__executed', ({ page }) => void recorder.executed.push(page.url()))
  await context.addInitScript(() => {
    const report = () => void (globalThis as unknown as { __executed(): void }).__executed()
    Object.assign(globalThis, { alert: report, confirm: report, prompt: report, print: report })
  })
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      const request = route.request()
      const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null
      if (!isPage) recorder.remote.push(request.url())
      // 204 keeps the page where it is.
      return request.resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: 'alert(1)' })
        : route.fulfill({ status: 204 })
    },
  )
  return recorder
}

/** Fires all events for which an element has a handler in its HTML, and follows all links and buttons that would run a script. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Uses the prototypes, because a form with a field named « attributes » hides the property of this name.
    const { getAttribute, getAttributeNames } = Element.prototype
    const { dispatchEvent } = EventTarget.prototype
    for (const element of Document.prototype.querySelectorAll.call(document, '*')) {
      for (const name of getAttributeNames.call(element)) {
        if (name.startsWith('on')) dispatchEvent.call(element, new Event(name.slice(2)))
      }
      const address = getAttribute.call(element, 'href') ?? getAttribute.call(element, 'formaction') ?? ''
      if (URL.canParse(address, location.href) && new URL(address, location.href).protocol === 'javascript:')
        dispatchEvent.call(element, new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  })
  // Lets the promises of the bindings and the effects of clicks run first.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Returns elements, attributes and addresses that run or load something. No page of the site may contain them, whatever its content. */
export function dangerousDom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LOADS = [
      'src',
      'srcset',
      'poster',
      'data',
      'action',
      'formaction',
      'ping',
      'background',
      'manifest',
      'srcdoc',
    ]
    const found: string[] = []
    const isOwn = (address: string) => new URL(address, location.href).origin === location.origin
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element instanceof HTMLTemplateElement) look(element.content)
        if (element.matches('iframe, frame, object, embed, applet, base, math, foreignObject, animate, set, marquee'))
          found.push(element.outerHTML)
        if (element.matches('meta[http-equiv]:not([http-equiv=Content-Security-Policy])')) found.push(element.outerHTML)
        if (
          element.matches('link') &&
          !isOwn((element as HTMLLinkElement).href) &&
          !element.matches('[rel=canonical], [hreflang]')
        )
          found.push(element.outerHTML)
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on')) found.push(`${element.localName} ${name}`)
          // Without scripts the form opens the mail program.
          if (name === 'action' && value.startsWith('mailto:')) continue
          if (LOADS.includes(name) && !value.split(/,\s/).every((part) => isOwn(part.split(' ')[0] ?? '')))
            found.push(`${element.localName} ${name}="${value}"`)
          if (name.endsWith('href') && !/^(https?|mailto|tel):$/.test(new URL(value, location.href).protocol))
            found.push(`${element.localName} ${name}="${value}"`)
        }
      }
    }
    look(document)
    return found
  })
}

/** Returns the inline scripts that a browser would run. */
export function inlineScriptsOf(page: Page): Promise<string[]> {
  return page.$$eval('script:not([src])', (scripts) =>
    scripts
      .filter((script) => !/json/.test(script.getAttribute('type') ?? ''))
      .map(({ textContent }) => textContent ?? ''),
  )
}
