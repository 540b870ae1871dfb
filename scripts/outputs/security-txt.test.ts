import { expect, test } from 'vitest'
import { sitePaths, whatSiteHas } from '../../src/catalogue/pages.ts'
import { securityFile, securityTxt } from './security-txt.ts'

const ORIGIN = 'https://camille.example.org'
const SITE = { origin: ORIGIN, lang: 'fr', languages: ['fr', 'en'], expires: '2027-11-20' } as const

test('the contact is believed until the end of its last day', () => {
  expect(securityTxt({ ...SITE, email: 'camille@example.org' }, '/')).toBe(
    `Contact: mailto:camille@example.org
Expires: 2027-11-20T23:59:59Z
Preferred-Languages: fr, en
Canonical: https://camille.example.org/.well-known/security.txt
`,
  )
})

test('an e-mail address stays one in a link', () => {
  expect(securityTxt({ ...SITE, email: 'a?b&c%@example.org' }, '/')).toContain(
    'Contact: mailto:a%3Fb%26c%25@example.org\n',
  )
})

test('without an address the contact is the page with the form', () => {
  expect(securityTxt({ ...SITE, email: null }, '/')).toContain(`Contact: ${ORIGIN}/contact\n`)
})

test('without a date of expiry there is no file', () => {
  const has = whatSiteHas({
    site: { accessibility: false, expires: null, contact: 'form' },
    cv: null,
    pages: [],
    cvs: [],
    applications: [],
  })
  expect(sitePaths({ projects: [], has, lang: 'fr' }, [securityFile]).files).not.toContain(securityFile.path)
})
