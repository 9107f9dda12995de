import { IDBIndex } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { idbTables } from './database/idbTables.ts'
import { openPersonDatabase } from './database/personDatabase.ts'
import { fakeEngine } from './testing/fakeEngine.ts'
import { memoryTables } from './testing/memoryTables.ts'
import { GUARD_CONTRACT, TABLES_CONTRACT } from './testing/tablesContract.ts'

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

test('[ENGINE-7] no cursor over unique keys is opened on an empty index, which fails in WebKit', async () => {
  const opened = await openPersonDatabase({ name: 'reprieve-a', onGone: () => {}, engine: fakeEngine() })
  if (!opened.ok) throw new Error(opened.reason)
  const open = vi.spyOn(IDBIndex.prototype, 'openKeyCursor')
  const days = await idbTables(opened.value).countDays('record')
  expect(days).toBe(0)
  expect(open).not.toHaveBeenCalled()
  open.mockRestore()
})
