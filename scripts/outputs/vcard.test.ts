import { expect, test } from 'vitest'
import { vcard } from './vcard.ts'

const OWNER = {
  name: 'Zoé Martin; fille',
  trade: 'Développeuse\u00a0: la toile',
  origin: 'https://zoe.fr',
  lang: 'fr' as const,
  email: 'zoe@zoe.fr',
  phone: { text: '06 39 98 00 00', url: 'tel:+33639980000' },
  place: 'Sète, Occitanie',
  profiles: [{ name: 'GitLab', url: 'https://gitlab.com/zoe', path: null }],
}

test('the card has what the pages show, escaped as RFC 6350 wants it', () => {
  expect(vcard(OWNER, '/dossier/').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    'FN:Zoé Martin\\; fille',
    'TITLE:Développeuse : la toile',
    'EMAIL:zoe@zoe.fr',
    'TEL;VALUE=uri:tel:+33639980000',
    'ADR:;;;Sète\\, Occitanie;;;',
    'URL:https://zoe.fr/dossier/',
    'URL:https://gitlab.com/zoe',
    'END:VCARD',
    '',
  ])
})

test('what the owner keeps to themselves is not in it', () => {
  const card = vcard({ ...OWNER, email: null, phone: null, place: null, profiles: [] }, '/')
  expect(card).not.toMatch(/EMAIL|TEL|ADR|gitlab/)
})

test('a long line is folded at 75 bytes, between characters', () => {
  const trade = '🖌️é'.repeat(40)
  const card = vcard({ ...OWNER, trade }, '/')
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(card.replaceAll('\r\n ', '')).toContain(`TITLE:${trade}\r\n`)
})
