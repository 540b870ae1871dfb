import { test } from 'vitest'
import { canMount } from './disk.ts'
import { expectWhole } from './expect-whole.ts'
import { ownerCommands } from './owner-commands.ts'

const run = test.skipIf(!canMount())

// In a file of its own, so that two workers share the work.
run(
  'a full disk during create, new, import, migrate and init: what is there is whole, and the next run is right',
  async () => expectWhole(await ownerCommands('full', 2)),
  600_000,
)

run(
  'a disk that can only be read during them: what is there is whole, and the next run is right',
  async () => expectWhole(await ownerCommands('read-only', 1)),
  600_000,
)
