import { expect, test } from 'vitest'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { runSync } from '../runSync.ts'
import { aPass, everyRow, makeTestId, writeTestRecord } from '../testing/aPass.ts'
import { MISSING_CHANGE, noteRows } from './missingRows.ts'

async function aSyncedPass() {
  const diary = aDiary()
  const pass = aPass({ diary })
  const heard = (): string[] => diary.rung.flat().filter((kind) => kind === MISSING_CHANGE)
  for (const n of [1, 2, 3]) await writeTestRecord(pass.diary, makeTestId(n), { severity: n })
  await runSync(pass)
  await noteRows(pass.diary)
  const lose = async (n: number): Promise<void> => {
    const raw = (await pass.diary.tables.row(makeTestId(n))) as { rev: number }
    await pass.diary.tables.write({ dropRows: [{ key: makeTestId(n), rev: raw.rev }] })
  }
  return { pass, heard, lose, ids: async () => (await everyRow(pass.diary)).map(({ clientId }) => clientId) }
}

test('[SYNC-36] rows that the store lost come again with the next pass, and that is reported once', async () => {
  const { pass, heard, lose, ids } = await aSyncedPass()
  await lose(1)
  await writeTestRecord(pass.diary, makeTestId(2), { severity: 9 })
  expect(await runSync(pass)).toEqual({ is: 'done' })
  expect(await ids()).toEqual([makeTestId(1), makeTestId(2), makeTestId(3)])
  expect((await everyRow(pass.diary))[1]?.groups.get('severity')?.v).toEqual({ severity: 9 })
  await runSync(pass)
  expect(heard()).toEqual([MISSING_CHANGE])
})

test('[SYNC-36] if nothing is missing the cursor stays, and an unchanged number is not written', async () => {
  const { pass, heard } = await aSyncedPass()
  const before = await loadSyncState(pass.diary)
  await runSync(pass)
  await noteRows(pass.diary)
  expect(await loadSyncState(pass.diary)).toEqual(before)
  expect(heard()).toEqual([])
})

test('[SYNC-36] a device that never counted, or has more rows than before, has lost nothing', async () => {
  const { pass, heard } = await aSyncedPass()
  await writeTestRecord(pass.diary, makeTestId(4), { severity: 4 })
  const { state } = await loadSyncState(pass.diary)
  await runSync(pass)
  expect([state.rows, heard()]).toEqual([3, []])
  expect((await loadSyncState(aPass().diary)).state.rows).toBeUndefined()
})
