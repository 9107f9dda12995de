import { expect, test } from 'vitest'
import { idbTables } from './idbTables.ts'
import { openPersonDatabase } from './personDatabase.ts'
import { TABLES_CONTRACT } from './tablesContract.ts'
import { fakeEngine } from './testing/fakeEngine.ts'
import { memoryTables } from './testing/memoryTables.ts'

test.each(TABLES_CONTRACT)('[LOCAL-1, LOCAL-2, LOCAL-22] in memory: $title', async ({ run }) => {
  expect.hasAssertions()
  await run(memoryTables())
})

test.each(TABLES_CONTRACT)('[LOCAL-1, LOCAL-2, LOCAL-22] in IndexedDB: $title', async ({ run }) => {
  expect.hasAssertions()
  const opened = await openPersonDatabase({ name: 'reprieve-a', onGone: () => {}, engine: fakeEngine() })
  if (!opened.ok) throw new Error(opened.reason)
  await run(idbTables(opened.value))
})
