import { expect, test } from 'vitest'
import { GUARD_CONTRACT } from './guardContract.ts'
import { idbTables } from './idbTables.ts'
import { openPersonDatabase } from './personDatabase.ts'
import { TABLES_CONTRACT } from './tablesContract.ts'
import { fakeEngine } from './testing/fakeEngine.ts'
import { memoryTables } from './testing/memoryTables.ts'

const AGREED = [...TABLES_CONTRACT, ...GUARD_CONTRACT]

test.each(AGREED)('[LOCAL-1, LOCAL-2, LOCAL-22, LOCAL-30] in memory: $title', async ({ run }) => {
  expect.hasAssertions()
  await run(memoryTables())
})

test.each(AGREED)('[LOCAL-1, LOCAL-2, LOCAL-22, LOCAL-30] in IndexedDB: $title', async ({ run }) => {
  expect.hasAssertions()
  const opened = await openPersonDatabase({ name: 'reprieve-a', onGone: () => {}, engine: fakeEngine() })
  if (!opened.ok) throw new Error(opened.reason)
  await run(idbTables(opened.value))
})
