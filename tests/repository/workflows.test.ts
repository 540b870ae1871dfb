import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { MAIL_IDENTIFIERS } from '../../scripts/fields/mail-services.ts'
import { ROOT } from '../support/preview-server.ts'

interface Workflow {
  permissions?: Record<string, string>
  jobs: Record<string, { permissions?: Record<string, string>; 'timeout-minutes'?: number; steps: Step[] }>
}

interface Step {
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, unknown>
}

/** The workflows of the repository, and of a new owner. */
const FOLDERS = ['.github/workflows', 'scripts/create/template/_github/workflows']
const FILES = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`))

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const { permissions, jobs } = parse(text) as Workflow
  const steps = Object.values(jobs).flatMap(({ steps }) => steps)

  test('takes every action by the hash of its commit, with its version beside it', () => {
    const lines = text.split('\n').filter((line) => /\buses:/.test(line))
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('may write only in a job that checks nothing out and installs nothing', () => {
    expect(Object.values(permissions ?? { all: 'write' }).filter((access) => access !== 'read')).toEqual([])
    const writers = Object.values(jobs).filter(({ permissions }) => Object.values(permissions ?? {}).includes('write'))
    for (const { steps } of writers)
      for (const { uses = '', run = '' } of steps)
        expect(`${uses}${run}`).not.toMatch(/checkout|npm (?!publish )|npx|node /)
  })

  test('hands over every identifier of the form to a build that is published', () => {
    const builds = steps.filter(({ run = '' }) => run.includes('npm run build'))
    if (!steps.some(({ uses = '' }) => uses.startsWith('actions/upload-pages-artifact'))) return
    expect(builds).toHaveLength(1)
    for (const { env } of builds)
      for (const { variable } of MAIL_IDENTIFIERS) expect(env?.[variable]).toBe(`\${{ vars.${variable} }}`)
  })

  test('leaves no credentials behind, puts nothing of a stranger into a shell, and ends', () => {
    for (const { uses, with: options } of steps)
      if (uses?.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false)
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0)
  })
})
