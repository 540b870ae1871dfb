import { describe, expect, test } from 'vitest'
import { counterOf, trackerOf } from './analytics.ts'

const origin = 'https://zoe.example.org'
const tracked = (name: string, url: string, id: string | null = null) =>
  trackerOf({ origin, analytics: { name, url, id } })

describe('the address of a script, as a service gives it to copy, means the same as that of the installation', () => {
  test.each([
    ['plausible', 'https://stats.example.org', ['https://stats.example.org/js/script.js']],
    [
      'umami',
      'https://stats.example.org',
      ['https://stats.example.org/script.js', 'https://stats.example.org/api/send'],
    ],
    [
      'goatcounter',
      'https://stats.example.org',
      ['https://stats.example.org/count.js', 'https://stats.example.org/count'],
    ],
    [
      'matomo',
      'https://example.org/piwik',
      [
        'https://example.org/piwik/matomo.js',
        'https://example.org/piwik/matomo.php',
        'https://example.org/piwik/matomo.js?v=2',
      ],
    ],
  ])('%s', (name, base, addresses) => {
    for (const address of [...addresses, `${base}/`])
      expect(tracked(name, address, '3')).toEqual(tracked(name, base, '3'))
  })
})

test('a script of another name is the one that pages load', () => {
  expect(tracked('plausible', 'https://stats.example.org/js/script.outbound-links.js')).toMatchObject({
    script: 'https://stats.example.org/js/script.outbound-links.js',
    sends: 'https://stats.example.org/api/event',
  })
  expect(tracked('plausible', 'https://stats.example.org/js/pa-AbC_1.js')).toEqual(
    tracked('plausible', 'https://stats.example.org', 'pa-AbC_1'),
  )
})

test.each([
  ['plausible', 'https://plausible.io/js/script.js'],
  ['umami', 'https://cloud.umami.is/script.js'],
  ['goatcounter', 'https://gc.zgo.at/count.js'],
])('the script of %s itself is no installation', (name, url) => {
  expect(tracked(name, url, 'camille')).toEqual(trackerOf({ origin, analytics: { name, url: null, id: 'camille' } }))
  expect(counterOf({ name, url, id: null })).toEqual(counterOf({ name, url: null, id: null }))
})
