import { newClientId } from '@reprieve/contract/ids.ts'
import { formNamed } from '@reprieve/domain/medications/addMedication.ts'
import { withItems } from '@reprieve/domain/records/answer.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { addDoses } from '../../doses/doseTable.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { addMedication } from '../../medications/medicationTable.ts'
import {
  aPain,
  aRecordDiary,
  toFinishedRecord,
  OPENED_RECORD_AT,
  saveAndReadRecord,
} from '../../records/testing/aFinishedRecord.ts'
import { medicationBars } from './medicationBars.ts'

async function medicine(diary: Diary, name: string): Promise<string> {
  const added = await addMedication(diary, formNamed(name))
  if (!added.ok) throw new Error(added.reason)
  return added.value.id
}

const taken = (diary: Diary, id: string, daysAgo: number) =>
  saveAndReadRecord(
    diary,
    toFinishedRecord({
      ...OPENED_RECORD_AT,
      severity: 3,
      startsAt: NOON - daysAgo * DAY_MS,
      medication: withItems([{ id, text: 'x', dose: null, effect: 'unmarked' }]),
    }),
  )

const dosed = (
  diary: Diary,
  id: string,
  daysAgo: number,
  kind: 'medication' | 'intervention' = 'medication',
) =>
  addDoses(diary, [
    {
      id: newClientId(NOON),
      what: { id, text: 'x', kind },
      amount: null,
      takenAt: NOON - daysAgo * DAY_MS,
      timeOffset: 0,
      before: null,
      after: null,
      effect: null,
      asksAfter: null,
      isClosed: false,
    },
  ])

test('[HOME-21, D50] records and doses of the last thirty days, each day once', async () => {
  const diary = aRecordDiary()
  const id = await medicine(diary, 'Naproxen')
  const other = await medicine(diary, 'Ibuprofen')
  for (const daysAgo of [0, 1, 29, 30]) await taken(diary, id, daysAgo)
  for (const daysAgo of [1, 2, 31]) await dosed(diary, id, daysAgo)
  await dosed(diary, other, 3, 'intervention')
  const days = new Map((await medicationBars(diary)).map((bar) => [bar.id, bar.days]))
  expect(days).toEqual(
    new Map([
      [id, 4],
      [other, 0],
    ]),
  )
})

test('[HOME-21] a month of many records is read to its first day, and earlier days are not read', async () => {
  const diary = aRecordDiary()
  const id = await medicine(diary, 'Naproxen')
  await taken(diary, id, 29)
  for (let n = 0; n < 210; n += 1) await saveAndReadRecord(diary, aPain(2, { at: NOON - (n % 28) * DAY_MS }))
  for (let n = 0; n < 120; n += 1) await saveAndReadRecord(diary, aPain(2, { at: NOON - (60 + n) * DAY_MS }))
  const { tables } = diary
  let asked = 0
  diary.tables = {
    ...tables,
    latestRows: (...of) => {
      asked += 1
      return tables.latestRows(...of)
    },
  }
  expect(await medicationBars(diary)).toEqual([{ id, days: 1 }])
  // Two kinds, three pieces at most.
  expect(asked).toBeLessThanOrEqual(6)
})

test('[HOME-21] without medications, nothing is read', async () => {
  const diary = aRecordDiary()
  await saveAndReadRecord(diary, aPain(4))
  const latestRows = () => Promise.reject(new Error('read'))
  expect(await medicationBars({ ...diary, tables: { ...diary.tables, latestRows } })).toEqual([])
})
