import { newClientId } from '@reprieve/contract/ids.ts'
import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import { getRow } from '../local/rows/rows.ts'
import { aDiary, NOON, save } from '../local/testing/aDiary.ts'
import { recordDay } from '../records/recordDay.ts'
import { addDoses, changeDoses, deleteDoses, dosesById, latestDoses } from './doseTable.ts'

const aDose = (own: Partial<Dose> = {}): Dose => ({
  id: newClientId(NOON),
  what: { id: newClientId(NOON), text: 'Naproxen', kind: 'medication' },
  amount: { amount: 1, units: 'tablets' },
  takenAt: NOON,
  timeOffset: 0,
  before: null,
  after: null,
  effect: null,
  asksAfter: 60,
  isClosed: false,
  ...own,
})

const diaryWithDays = () => aDiary({ dayOf: recordDay })

test('[DOSE-1, D30] a dose is stored with a local number, unsent', async () => {
  const diary = diaryWithDays()
  const dose = aDose()
  expect((await addDoses(diary, [dose])).ok).toBe(true)
  expect(await getRow(diary, dose.id)).toMatchObject({
    kind: 'dose',
    localId: 1,
    idOnServer: null,
    dirty: true,
  })
  expect(await latestDoses(diary, 5)).toEqual([dose])
  expect(diary.rung).toEqual([['dose']])
})

test('[DOSE-1] a second press of the button logs nothing', async () => {
  const diary = diaryWithDays()
  const dose = aDose()
  await Promise.all([addDoses(diary, [dose]), addDoses(diary, [dose])])
  expect(await latestDoses(diary, 5)).toEqual([dose])
})

test('[DOSE-3] the last one is first, across days too', async () => {
  const diary = diaryWithDays()
  const doses = [3_000, 1, 0, 90].map((minutes) => aDose({ takenAt: NOON - minutes * MINUTE_MS }))
  await addDoses(diary, doses)
  expect((await latestDoses(diary, 10)).map(({ takenAt }) => (NOON - takenAt) / MINUTE_MS)).toEqual([
    0, 1, 90, 3_000,
  ])
})

test('[DOSE-5, DOSE-11] changes are written, and values changed elsewhere meanwhile stay', async () => {
  const diary = diaryWithDays()
  const opened = aDose()
  await addDoses(diary, [opened])
  await save(diary, opened.id, { amount: { dosage: 3, dosage_units: 'tablets' } })
  const after = { severity: 3, at: NOON }
  await changeDoses(diary, [{ opened, next: { ...opened, after } }])
  expect(await latestDoses(diary, 5)).toEqual([{ ...opened, amount: { amount: 3, units: 'tablets' }, after }])
})

test('[DOSE-5] a deleted dose can be restored, and is not changed while deleted', async () => {
  const diary = diaryWithDays()
  const opened = aDose()
  await addDoses(diary, [opened])
  const deleted = await deleteById(diary, opened.id)
  await changeDoses(diary, [{ opened, next: { ...opened, isClosed: true } }])
  expect(await dosesById(diary, [opened.id])).toEqual([])
  if (deleted.ok && deleted.value !== null) await undoDelete(diary, deleted.value)
  expect(await dosesById(diary, [opened.id, 'unknown'])).toEqual([opened])
})

test('[MDAY-8] several doses are saved, undone and restored together', async () => {
  const diary = diaryWithDays()
  const doses = [aDose(), aDose(), aDose()]
  await addDoses(diary, doses)
  const ids = doses.map(({ id }) => id)
  const deleted = await deleteDoses(diary, ids)
  if (!deleted.ok) throw new Error(deleted.reason)
  expect(deleted.value.map(({ clientId }) => clientId)).toEqual(ids)
  expect(await dosesById(diary, ids)).toEqual([])
  expect(await deleteDoses(diary, ids)).toEqual({ ok: true, value: [] })
  for (const was of deleted.value) await undoDelete(diary, was)
  expect(await dosesById(diary, ids)).toEqual(doses)
})

test('[MDAY-8] if the batch fails none is saved, and if the undo fails none is deleted', async () => {
  const diary = diaryWithDays()
  const tables = { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) }
  const doses = [aDose(), aDose()]
  const ids = doses.map(({ id }) => id)
  expect(await addDoses({ ...diary, tables }, doses)).toEqual(err('no-room'))
  expect(await dosesById(diary, ids)).toEqual([])
  await addDoses(diary, doses)
  expect(await deleteDoses({ ...diary, tables }, ids)).toEqual(err('no-room'))
  expect(await dosesById(diary, ids)).toEqual(doses)
})
