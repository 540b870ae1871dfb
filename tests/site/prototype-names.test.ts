import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copySample, keepProjects, projectFile } from '../support/content-folder.ts'
import { PROTOTYPE_NAMES } from '../support/prototype-names.ts'
import { runWarm } from '../support/warm-commands.ts'

const ADDRESSES = PROTOTYPE_NAMES.filter((name) => /^[a-z-]+$/.test(name))

test('names that every object inherits are ordinary names of files, technologies and texts', async () => {
  const content = copySample()
  keepProjects(content.path, ['banque'])
  const texts = PROTOTYPE_NAMES.map((name) => `## ${name}\n\nUn texte sur \`${name}\`.\n\n> [!${name}]\n> Un avis.`)
  for (const [index, name] of PROTOTYPE_NAMES.entries()) {
    const file = ADDRESSES.includes(name) ? name : `essai-${index}`
    const keys = { number: String(index + 2), title: `Projet ${index}`, theme: name, technologie: `[${name}]` }
    content.write(`projets/${file}.md`, projectFile(keys, texts.join('\n\n')))
  }
  for (const name of ADDRESSES) content.write(`pages/${name}.md`, `---\ntitle: ${name}\n---\n\n${texts.join('\n\n')}\n`)
  const site = join(content.path, 'site.md')
  const skills = PROTOTYPE_NAMES.map((name) => `  - title: ${name}`).join('\n')
  const written = readFileSync(site, 'utf8').replace(/^skills:\n(?:[ #].*\n)+/m, `skills:\n${skills}\n`)
  expect(written).toContain(skills)
  content.write('site.md', written)
  const out = content.beside('site')
  const { status, output } = await runWarm(['build', '--content', content.path, '--out', out])
  expect(output).not.toContain('file/failed')
  expect(status, output).toBe(0)
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
  for (const name of ADDRESSES) expect(files).toContain(`${name}.html`)
  expect(files.filter((file) => file.includes('native code'))).toEqual([])
  for (const file of files.filter((file) => file.endsWith('.html')))
    expect(readFileSync(join(out, file), 'utf8'), file).not.toContain('[native code]')
  content.dispose()
})
