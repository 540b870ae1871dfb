import { expect, test } from 'vitest'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import { MAILTO_MAX_LENGTH, mailtoLink } from './mailto.ts'
import { EMPTY_MESSAGE } from './message.ts'

const message = {
  name: 'Élodie d’Artagnan',
  email: 'elodie@example.org',
  phone: '0639981234',
  description: 'Bonjour & merci,\n100 % de « détails » ?\r\n#1 + fin = 20',
}

/** Returns the parts as a mail program reads them. Percent signs are decoded, and a plus stays a plus. */
function read(url: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(url) ?? []
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to: decodeURIComponent(to), ...Object.fromEntries(fields) }
}

test('the whole message is in the link, lines ending in CR LF', () => {
  const { url, whole } = mailtoLink('camille@example.org', message, FRENCH.form)
  expect(whole).toBe(true)
  expect(url).toMatch(/^mailto:camille@example\.org\?subject=[^&?#\s]+&body=[^&?#\s]+$/)
  expect(url).toMatch(/^[\x21-\x7E]+$/)
  expect(read(url)).toEqual({
    to: 'camille@example.org',
    subject: 'Message de Élodie d’Artagnan',
    body: 'Bonjour & merci,\r\n100 % de « détails » ?\r\n#1 + fin = 20\r\n\r\nÉlodie d’Artagnan\r\nelodie@example.org\r\n0639981234',
  })
})

test('an address keeps its own signs out of the link', () => {
  const { url } = mailtoLink('a?b&c%d@example.org', message, FRENCH.form)
  expect(url).toMatch(/^mailto:a%3Fb%26c%25d@example\.org\?/)
})

test('an empty message gives an empty mail', () => {
  expect(read(mailtoLink('camille@example.org', EMPTY_MESSAGE, FRENCH.form).url)).toEqual({
    to: 'camille@example.org',
    subject: 'Message depuis votre portfolio',
    body: '',
  })
})

test('nothing typed into a field can add a line to the subject or break the link', () => {
  const { url } = mailtoLink(
    'camille@example.org',
    {
      ...message,
      name: 'Eve\r\nBcc: all@example.org&cc=x',
      description: 'half \uD83D of a character',
    },
    FRENCH.form,
  )
  expect(read(url)).toMatchObject({
    subject: 'Message de Eve Bcc: all@example.org&cc=x',
    body: expect.stringContaining('half \uFFFD of a character'),
  })
  expect(url).not.toContain('&cc=')
})

test.each([
  ['description', { ...message, description: 'é🖌\n'.repeat(20_000) }],
  ['name', { ...message, name: 'é'.repeat(100_000) }],
  ['set of fields', { ...message, name: '🖌'.repeat(9000), email: 'é'.repeat(9000), phone: '0'.repeat(9000) }],
])('a link with a very long %s is cut between characters and stays short enough to open', (_field, long) => {
  const { url, whole } = mailtoLink('camille@example.org', long, FRENCH.form)
  expect(whole).toBe(false)
  expect(url.length).toBeLessThanOrEqual(MAILTO_MAX_LENGTH)
  expect(url.length).toBeGreaterThan(500)
  const { body } = read(url)
  expect(body).toContain(' [...]')
  expect(body).not.toContain('\uFFFD')
})

test('a message is whole up to the last character that fits', () => {
  const empty = mailtoLink('camille@example.org', { ...EMPTY_MESSAGE, description: '' }, FRENCH.form).url.length
  const room = MAILTO_MAX_LENGTH - empty
  const fits = mailtoLink('camille@example.org', { ...EMPTY_MESSAGE, description: 'a'.repeat(room) }, FRENCH.form)
  expect(fits).toMatchObject({ whole: true })
  expect(fits.url).toHaveLength(MAILTO_MAX_LENGTH)
  expect(
    mailtoLink('camille@example.org', { ...EMPTY_MESSAGE, description: 'a'.repeat(room + 1) }, FRENCH.form).whole,
  ).toBe(false)
})
