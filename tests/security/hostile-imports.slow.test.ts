import { readdirSync, writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeWithin } from '../../scripts/commands/import/make-within.ts'
import { runCommand } from '../support/content-folder.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()

const resume = (lists: object) => JSON.stringify({ basics: { label: 'x' }, ...lists })

/** Files of less than 512 KB that kept the command busy for minutes, or took more than a gigabyte. */
test.each<[string, string, string | Uint8Array, RegExp]>([
  [
    'a table with misplaced quotes before spaces',
    'archive.zip',
    zipSync({
      'Profile.csv': strToU8(`First Name,Last Name\n"${'"x'.repeat(250_000)}${' '.repeat(490_000)}\nA,B\n`),
    }),
    /archive\.zip ne peut pas être lu : la table « Profile\.csv » a une ligne de plus de 10000 caractères/,
  ],
  [
    'very many jobs',
    'resume.json',
    resume({ work: Array(250_000).fill(1) }),
    /resume\.json contient plus de 10000 valeurs/,
  ],
  [
    'a text of very many names',
    'resume.json',
    resume({ languages: 'a,'.repeat(250_000) }),
    /resume\.json contient plus de 10000 valeurs/,
  ],
])('%s is refused before it takes long, and nothing is written', (_, name, bytes, message) => {
  const file = at(name)
  writeFileSync(file, bytes)
  const { status, output } = runCommand(['import', file, '--content', at('content'), '--lang', 'fr'])
  expect(output).toMatch(message)
  expect(status).toBe(1)
  expect(readdirSync(at())).toEqual([name])
})

test('a file that takes too long ends with its thread', async () => {
  const file = at('resume.json')
  writeFileSync(file, resume({ work: [{ name: 'Coop', position: 'Dev', startDate: '2020-02' }] }))
  expect(await makeWithin({ file, content: at('content') }, 0.01)).toMatch(
    /resume\.json demande trop de calcul : ce n’est pas un CV ordinaire/,
  )
})
