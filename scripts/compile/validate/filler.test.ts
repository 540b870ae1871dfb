import { expect, test } from 'vitest'
import { isFiller } from './filler.ts'
import { isNothing } from './near-value.ts'

test.each([
  ...[
    'image',
    'Image 3',
    'Untitled',
    'alt text',
    'image.png',
    'schema-final.png',
    'IMG_0001',
    'DSC00123',
    'What it shows',
  ],
  ...[
    'Capture d’écran 2026-01-03 à 10.30.00',
    'Screenshot 2026-01-03 at 10.30.00 AM.png',
    'WhatsApp Image 2026-01-03 at 10.30',
  ],
])('« %s » says nothing of its picture', (alt) => {
  expect(isFiller(alt)).toBe(true)
})

test.each(['Image de marque', 'Photo du port', 'Le terminal montre logo.png', 'Trois comptes', '404', 'A'])(
  '« %s » says something of its picture',
  (alt) => {
    expect(isFiller(alt)).toBe(false)
  },
)

test.each(['none', 'Aucun', 'n/a', 'N.A.', 'coming-soon', 'À venir', 'NDA', 'Gitlab', '—', 'pas encore'])(
  '« %s » stands for no address',
  (value) => {
    expect(isNothing(value)).toBe(true)
  },
)

test.each(['zoe', 'nora', 'no-no', 'zoe.fr', 'https://none.example.org', '06 12 34 56 78'])(
  '« %s » is a value',
  (value) => {
    expect(isNothing(value)).toBe(false)
  },
)
