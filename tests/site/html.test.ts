import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { htmlFiles, readSite } from '../support/built-site.ts'

const PRESENTATION = /<(font|center|big|tt|strike|marquee|basefont)\b|\s(bgcolor|align|valign|cellpadding|style)=/

describe.each(htmlFiles())('%s', (file) => {
  const html = readSite(file)

  test('is HTML without an error of syntax', () => {
    const errors: string[] = []
    fromHtml(html, {
      onerror({ ruleId, line, column }) {
        errors.push(`${ruleId} ${line}:${column}`)
      },
    })
    expect(html).toMatch(/^<!doctype html>/i)
    expect(errors).toEqual([])
  })

  test('gives no id twice', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has no element or attribute for looks, and no empty paragraph', () => {
    expect(html).not.toMatch(PRESENTATION)
    expect(html).not.toMatch(/<(p|h[1-6]|li)[^>]*>\s*<\/\1>/)
  })
})

test('no two pages have the same title', () => {
  const titles = htmlFiles().map((file) => /<title>([^<]*)<\/title>/.exec(readSite(file))?.[1])
  expect(titles).not.toContain(undefined)
  expect(new Set(titles).size).toBe(titles.length)
})
