import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' }
import { htmlEventAttributes } from 'html-event-attributes'
import { htmlTagNames } from 'html-tag-names'
import { urlAttributes } from 'html-url-attributes'
import { svgEventAttributes } from 'svg-event-attributes'
import { svgTagNames } from 'svg-tag-names'
import payloads from './payloads.json' with { type: 'json' }

/** What every payload of ours tries to run; tests listen to it, and to its likes. */
const CODE = 'alert(1)'

/**
 * `addresses` run something, load something or lead astray, in the spellings that filters have missed. `markdown` has led parsers, sanitisers
 * and templates of others to give out more than its author may. `breakouts` break out of the places where a page holds texts of the owner:
 * elements, attributes, scripts of data, feeds.
 */
const { addresses: ADDRESSES, markdown: MARKDOWN, breakouts: BREAKOUTS } = payloads

export { ADDRESSES, BREAKOUTS }

/** Every element of HTML and SVG with the attributes that make some of them run code. */
const ELEMENTS: readonly string[] = [...new Set([...htmlTagNames, ...svgTagNames])].map(
  (name) =>
    `<${name} src=x href="javascript:${CODE}" onload=${CODE} onerror=${CODE} onfocus=${CODE} tabindex=1 autofocus>${CODE}</${name}>`,
)

/** Every event attribute on elements that get many events by themselves. */
export const HANDLERS: readonly string[] = [...new Set([...htmlEventAttributes, ...svgEventAttributes])].flatMap(
  (name) => [
    `<img src=x ${name}=${CODE}>`,
    `<svg ${name}="${CODE}"><rect ${name}="${CODE}" width=9 height=9 /></svg>`,
    `<x ${name}='${CODE}' tabindex=1 autofocus>a</x>`,
  ],
)

/** Every attribute that takes an address with each of them. */
const ADDRESSED: readonly string[] = Object.entries(urlAttributes).flatMap(([attribute, elements]) =>
  (elements ?? ['a']).flatMap((element) =>
    ADDRESSES.map((address) => `<${element} ${attribute}="${address.replaceAll('"', '&quot;')}">a</${element}>`),
  ),
)

/** Whether all payloads are tried, everywhere. */
export const TRIES_ALL = process.env.XSS === 'all'

/**
 * One payload in eight, and another eighth for the next turn, so that eight turns try all of them. All of them each time with `XSS=all`, as
 * once a week (.github/workflows/workshop.yml).
 */
export function eighth<Item>(items: readonly Item[], turn = 0): readonly Item[] {
  return TRIES_ALL ? items : items.filter((_, index) => (index + turn) % 8 === 0)
}

/** Short and varied: they go into every position of every file. */
export const POINTED: readonly string[] = [
  ...new Set([...naughtyStrings.filter((text) => text.trim() !== ''), ...BREAKOUTS, ...MARKDOWN, ...ADDRESSES]),
]

/** HTML by the table: they differ in names only. */
export const TABULATED: readonly string[] = [...ELEMENTS, ...HANDLERS, ...ADDRESSED]
