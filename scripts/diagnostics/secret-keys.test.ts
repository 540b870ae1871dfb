import { expect, test } from 'vitest'
import { secretKeysIn, withoutSecretKeys } from './secret-keys.ts'

/** A key is put together here, because hosts of code refuse a file with one. */
const RANDOM = 'a8Xk29vQ0pLm3nRt7sWz1yBc4dEf6gHj5kTu'
const join = (...parts: string[]) => parts.join('')

test.each([
  [join('ghp_', RANDOM), 'ghp_'],
  [join('github_pat_', RANDOM, '_', RANDOM), 'github_pat_'],
  [join('glpat-', RANDOM.slice(0, 20)), 'glpat-'],
  [join('sk-', RANDOM), 'sk-'],
  [join('sk-ant-api03-', RANDOM), 'sk-'],
  [join('sk_', 'live_', RANDOM.slice(0, 24)), 'sk_live_'],
  [join('AKIA', 'Q4ZT7RWM2XK9PLBV'), 'AKIA'],
  [join('xoxb-', '2047719385-4471093852-', RANDOM.slice(0, 24)), 'xoxb-'],
  [join('npm_', RANDOM), 'npm_'],
])('%s is a secret key', (key, kind) => {
  expect(secretKeysIn(`La clé « ${key} ».`)).toEqual([{ index: 9, text: key, kind }])
  expect(withoutSecretKeys(key)).toBe(kind + key.slice(kind.length).replace(/[A-Za-z0-9]/g, '•'))
})

test.each([
  'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
  'sk-...',
  'sk-your-key-goes-here-A1',
  'sk-learn-extensions-of-the-community-2',
  '.sk-CircleFade-dot-Animation2 { animation: none }',
  'sk-ChasingDotsBeforeAnimationDelay2',
  'sk-2D-Cube-Grid-3D-Folding-Animation-V2',
  join('AKIA', 'IOSFODNN7EXAMPLE'),
  'xoxb-1234567890-votre-jeton',
  'Une clé commence par -----BEGIN PRIVATE KEY-----, puis vient le reste.',
  'https://exemple.fr/sk-2-Le-musee',
  'postgres://postgres:Tr0ub4dor@localhost:5432/base',
  'postgres://zoe:Tr0ub4dor@db:5432, mysql://zoe:Tr0ub4dor@192.168.1.4, mysql://zoe:Tr0ub4dor@base.local',
  'mysql://root:motdepasse@banque.fr, mysql://zoe:zoe@banque.fr, mongodb+srv://zoe:<password>@banque.fr',
  'redis://:$REDIS_PASSWORD@banque.fr, amqp://u:********@banque.fr, redis://banque.fr:6379',
])('%s is none', (text) => {
  expect(secretKeysIn(text)).toEqual([])
  expect(withoutSecretKeys(text)).toBe(text)
})

test('the password of a server is secret, and its name is not', () => {
  const address = 'mongodb+srv://zoe:Tr0ub4dor@cluster0.k3x9.mongodb.net'
  expect(secretKeysIn(`${address}/base`)).toEqual([{ index: 0, text: address, kind: 'mongodb+srv://zoe:' }])
  expect(withoutSecretKeys(address)).toBe('mongodb+srv://zoe:•••••••••@cluster0.k3x9.mongodb.net')
  expect(secretKeysIn('redis://:c0rrect-h0rse@203.0.113.7:6379')).toHaveLength(1)
})
