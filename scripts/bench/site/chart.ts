import type { Contestant } from './contestants.ts'
import { PAGES, type Row, round, type Sample, toRows } from './results.ts'

const SHOWN = [
  { key: 'largestPaint', title: 'Largest contentful paint, ms' },
  { key: 'bytesBefore', title: 'Bytes before an interaction, KB' },
] as const
const PANEL = { width: 380, height: 150 }
const BAR = { left: 80, width: 230, height: 18, step: 26 }

/** Bars for two measures of each page; the colours follow the reader's scheme. */
export function chart(samples: readonly Sample[], contestants: readonly Contestant[]): string {
  const panels = PAGES.flatMap((page, line) =>
    SHOWN.map(({ key, title }, column) => {
      const row = toRows(samples, page).find((candidate) => candidate.key === key)
      if (row === undefined) throw new Error(`Nothing was measured for ${key}.`)
      return `<g transform="translate(${column * PANEL.width} ${line * PANEL.height})">
<text class="title" x="8" y="20">${page}: ${title}</text>
${bars(row, contestants)}
</g>`
    }),
  )
  const [width, height] = [PANEL.width * SHOWN.length, PANEL.height * PAGES.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>Largest contentful paint and bytes before an interaction: this site, a bare page, Astro and a React SPA</title>
<style>
text { font: 13px system-ui, sans-serif; fill: #1b2436 }
.title { font-weight: 600 }
rect { fill: #98a2b3 }
.ours { fill: #1d5fd1 }
@media (prefers-color-scheme: dark) { text { fill: #e6e9ef } rect { fill: #667085 } .ours { fill: #6aa5ff } }
</style>
${panels.join('\n')}
</svg>
`
}

function bars({ values, unit, digits }: Row, contestants: readonly Contestant[]): string {
  const largest = Math.max(...Object.values(values).map((value) => value ?? 0))
  return contestants
    .map(({ key, name }, index) => {
      const value = values[key] ?? 0
      const [y, width] = [34 + index * BAR.step, Math.max(1, Math.round((value / largest) * BAR.width))]
      const figure = round(value, unit, digits).toLocaleString('en')
      return `<text x="8" y="${y + 13}">${name}</text><rect class="${key}" x="${BAR.left}" y="${y}" width="${width}" height="${BAR.height}" rx="3"/><text x="${BAR.left + width + 6}" y="${y + 13}">${figure}</text>`
    })
    .join('\n')
}
