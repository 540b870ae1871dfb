import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' }
import { htmlEventAttributes } from 'html-event-attributes'
import { htmlTagNames } from 'html-tag-names'
import { urlAttributes } from 'html-url-attributes'
import { svgEventAttributes } from 'svg-event-attributes'
import { svgTagNames } from 'svg-tag-names'
import payloads from './payloads.json' with { type: 'json' }

/** Code that all our payloads try to run. Tests listen to it, and to similar calls. */
const CODE = 'alert(1)'

/**
 * `addresses` run code, load files or mislead, in the spellings that filters have missed. `markdown` made other parsers, sanitisers and
 * templates emit more than its author may. `breakouts` break out of the places where a page contains texts of the owner: elements,
 * attributes, scripts of data, feeds.
 */
const { addresses: ADDRESSES, markdown: MARKDOWN, breakouts: BREAKOUTS } = payloads

export { ADDRESSES, BREAKOUTS }

/** All elements of HTML and SVG with the attributes that make some of them run code. */
const ELEMENTS: readonly string[] = [...new Set([...htmlTagNames, ...svgTagNames])].map(
  (name) =>
    `<${name} src=x href="javascript:${CODE}" onload=${CODE} onerror=${CODE} onfocus=${CODE} tabindex=1 autofocus>${CODE}</${name}>`,
)

/** All event attributes on elements that receive many events by themselves. */
export const HANDLERS: readonly string[] = [...new Set([...htmlEventAttributes, ...svgEventAttributes])].flatMap(
  (name) => [
    `<img src=x ${name}=${CODE}>`,
    `<svg ${name}="${CODE}"><rect ${name}="${CODE}" width=9 height=9 /></svg>`,
    `<x ${name}='${CODE}' tabindex=1 autofocus>a</x>`,
  ],
)

/** All attributes that contain an address, with each of them. */
const ADDRESSED: readonly string[] = Object.entries(urlAttributes).flatMap(([attribute, elements]) =>
  (elements ?? ['a']).flatMap((element) =>
    ADDRESSES.map((address) => `<${element} ${attribute}="${address.replaceAll('"', '&quot;')}">a</${element}>`),
  ),
)

/** Whether all payloads are tried, everywhere. */
export const TRIES_ALL = process.env.XSS === 'all'

/**
 * Returns one payload in `count`, and others for the next turn, so that `count` turns try all of them. Returns all of them with
 * `XSS=all`, as once a week (.github/workflows/workshop.yml).
 */
export function oneIn<Item>(count: number, items: readonly Item[], turn = 0): readonly Item[] {
  return TRIES_ALL ? items : items.filter((_, index) => (index + turn) % count === 0)
}

/** Short and varied, because they are tried in every position of every file. */
export const POINTED: readonly string[] = [
  ...new Set([...naughtyStrings.filter((text) => text.trim() !== ''), ...BREAKOUTS, ...MARKDOWN, ...ADDRESSES]),
]

/** HTML from tables. Its payloads differ only in names. */
export const TABULATED: readonly string[] = [...ELEMENTS, ...HANDLERS, ...ADDRESSED]
