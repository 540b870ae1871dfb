import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withoutServices } from './apt.ts'

let folder = ''
let policy = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'policy-'))
  policy = join(folder, 'policy-rc.d')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What Debian asks before it starts a service: 0 allows it, 101 forbids it. */
const ask = () => spawnSync(policy, ['nginx', 'start']).status
const writePolicy = (status: number) => {
  writeFileSync(policy, `#!/bin/sh\nexit ${status}\n`)
  chmodSync(policy, 0o755)
}

describe.skipIf(process.platform === 'win32')('no service starts while packages are installed', () => {
  test('on a machine without a rule of its own', () => {
    withoutServices(() => expect(ask()).toBe(101), policy)
    expect(existsSync(policy)).toBe(false)
  })

  test('on a machine with one, which is there again afterwards, also when the installation fails', () => {
    writePolicy(104)
    const failing = () =>
      withoutServices(() => {
        expect(ask()).toBe(101)
        throw new Error('no network')
      }, policy)
    expect(failing).toThrow('no network')
    expect(ask()).toBe(104)
    expect(readdirSync(folder)).toEqual(['policy-rc.d'])
  })

  test('a run that was killed leaves what changes nothing, and the next one tidies up', () => {
    writePolicy(104)
    const apt = JSON.stringify(join(import.meta.dirname, 'apt.ts'))
    const killed = `const { withoutServices } = await import(${apt}); withoutServices(() => process.kill(process.pid, 'SIGKILL'), ${JSON.stringify(policy)})`
    const { signal } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', killed])
    expect(signal).toBe('SIGKILL')
    expect(readdirSync(folder)).toHaveLength(2)
    expect(ask()).toBe(104)
    withoutServices(() => expect(ask()).toBe(101), policy)
    expect(ask()).toBe(104)
    expect(readdirSync(folder)).toEqual(['policy-rc.d'])
  })
})
