import { emptyRow } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { changeRows } from '../local/rows/changeRows.ts'
import { deleteById } from '../local/rows/deleteRows.ts'
import { NOON } from '../local/testing/aDiary.ts'
import { aStoredRow } from '../local/testing/tablesContract.ts'
import { recordDay } from './recordDay.ts'
import { saveNewRecord } from './recordTable.ts'
import { countRecords, latestRecords, recordByRoute, recordRouteId } from './readRecords.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from './testing/aFinishedRecord.ts'

const HOUR = 3_600_000
const severities = (records: readonly { severity: number | null }[]) =>
  records.map(({ severity }) => severity)

test('[REC-22] the latest are those that began last, also within a day, and only those asked for', async () => {
  const diary = aRecordDiary()
  for (const [severity, hours] of [
    [1, -4],
    [2, -1],
    [3, -60],
    [4, -2],
    [5, -3],
  ] as const)
    await saveNewRecord(diary, aPain(severity, { at: NOON + hours * HOUR }))
  expect(severities(await latestRecords(diary, 2))).toEqual([2, 4])
  expect(severities(await latestRecords(diary, 9))).toEqual([2, 4, 5, 1, 3])
  expect(await countRecords(diary)).toBe(5)
})

test('[REC-22] records are ordered by moment, wherever the person was', async () => {
  const diary = aRecordDiary()
  const at = Date.UTC(2026, 1, 10, 20)
  // In local time the first is on the day after, and the second on the day before.
  await saveNewRecord(diary, { ...aPain(1, { at }), timeOffset: 12 * HOUR })
  await saveNewRecord(diary, { ...aPain(2, { at: at + HOUR }), timeOffset: -11 * HOUR })
  expect(severities(await latestRecords(diary, 1))).toEqual([2])
})

test('[LOCAL-22, D40] a record from before 1970 is among the others, a deleted one is not', async () => {
  const diary = aRecordDiary()
  await saveNewRecord(diary, aPain(1, { at: Date.UTC(1900, 0, 1) }))
  await saveNewRecord(diary, aPain(2, { at: Date.UTC(1969, 6, 20) }))
  const gone = await saveAndReadRecord(diary, aPain(3))
  await changeRows(diary, [gone.ref.clientId], ({ rows }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, sent: true })),
  }))
  await deleteById(diary, gone.ref.clientId)
  expect(severities(await latestRecords(diary, 9))).toEqual([2, 1])
  expect(await countRecords(diary)).toBe(2)
})

test('[LOCAL-3] unreadable rows break no list and take no place in it', async () => {
  const diary = aRecordDiary()
  for (const severity of [1, 2, 3])
    await saveNewRecord(diary, aPain(severity, { at: NOON - severity * HOUR }))
  for (const id of ['x', 'y']) await diary.putRaw({ ...aStoredRow(id, { day: 99_999 }), content: 'torn' })
  const reflection = { v: { pain_record_type: 'DailyReflection' }, s: '018f00000000-0000-0123456789ab' }
  const misplaced = { ...emptyRow('z', 'record'), groups: new Map([['meta', reflection]]) }
  await changeRows(diary, [], () => ({ rows: [misplaced] }))
  expect(severities(await latestRecords(diary, 2))).toEqual([1, 2])
  expect(await diary.tables.unreadable()).toHaveLength(2)
})

test('[REC-25, SYNC 1.1] a record is found by its address, before and after the server gave it a number', async () => {
  const diary = aRecordDiary()
  const record = await saveAndReadRecord(diary, aPain(7))
  expect(recordRouteId(record)).toBe('-1')
  expect(await recordByRoute(diary, '-1')).toEqual(record)
  await changeRows(diary, [record.ref.clientId], ({ rows }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, idOnServer: 1_000_004 })),
  }))
  const numbered = { ...record, ref: { ...record.ref, serverId: 1_000_004 } }
  expect([await recordByRoute(diary, '-1'), await recordByRoute(diary, '1000004')]).toEqual([
    numbered,
    numbered,
  ])
  expect(recordRouteId(numbered)).toBe('1000004')
})

test.each(['1', '-9', 'x', '', '0'])('[ROUTE-5] the address %j leads to no record', async (id) => {
  const diary = aRecordDiary()
  await saveNewRecord(diary, aPain(7))
  expect(await recordByRoute(diary, id)).toBeNull()
})

test('[LOCAL-22] a row of another kind has no day', () => {
  const groups = new Map([['timing', { v: { timing: NOON }, s: '' }]])
  const days = ['record', 'reflection', 'settings'].map((kind) =>
    recordDay({ ...emptyRow('a', kind), groups }),
  )
  expect(days).toEqual([46_081, 46_081, 0])
})
