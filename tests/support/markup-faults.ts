import { fromHtml } from 'hast-util-from-html'

const PRESENTATION = /<(font|center|big|tt|strike|marquee|basefont)\b|\s(bgcolor|align|valign|cellpadding|style)=/g

/** Finds syntax errors, duplicate ids, elements and attributes for presentation, and empty paragraphs. */
export function markupFaults(html: string): string[] {
  const faults: string[] = []
  fromHtml(html, {
    onerror: ({ ruleId, line, column }) => void faults.push(`${ruleId} ${line}:${column}`),
  })
  if (!/^<!doctype html>/i.test(html)) faults.push('no doctype')
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
  for (const id of ids.filter((id, index) => ids.indexOf(id) < index)) faults.push(`id ${id} twice`)
  for (const [, element, attribute] of html.matchAll(PRESENTATION)) faults.push(element ?? attribute ?? '')
  for (const [, element] of html.matchAll(/<(p|h[1-6]|li)[^>]*>\s*<\/\1>/g)) faults.push(`empty ${element}`)
  return faults
}
