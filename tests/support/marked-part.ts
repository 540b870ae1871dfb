/** A page with its part of that name, between two comments, written anew; at its end when there is none yet. The rest stays. */
export function withPart(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const part = `${start}\n\n${text.trim()}\n\n${end}`
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from === -1 || to === -1) return `${page.trimEnd()}\n\n${part}\n`
  return page.slice(0, from) + part + page.slice(to + end.length)
}
