import { EMPTY_DIARY } from '@reprieve/domain/filters/columns/changeColumns.ts'
import { expect, test } from 'vitest'
import { changeRows } from '../../local/rows/changeRows.ts'
import { deleteById } from '../../local/rows/deleteRows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { saveRecordEdit } from '../../records/recordTable.ts'
import { aPain, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import {
  aLiveDiary,
  HOUR,
  openReadStore,
  SHORT_DELAYS,
  until,
  valuesIn,
  withPains,
} from '../testing/aFollowedDiary.ts'
import { openColumns, type ColumnsState } from './columnStore.ts'

test('[COL-8, COL-9] rows that cannot be read, say nothing of when, or are deleted have no entry', async () => {
  const diary = await withPains(3, 4)
  const { ref } = await saveAndReadRecord(diary, aPain(9, { at: NOON - HOUR / 2 }))
  await deleteById(diary, ref.clientId)
  const row = { ...(await diary.tables.rowsOf('record'))[0]! } as Record<string, unknown>
  await diary.putRaw({ ...row, clientId: 'torn', content: 'torn' })
  const far = await saveAndReadRecord(diary, { ...aPain(8), startsAt: Date.UTC(2200, 0, 1) })
  const nowhen = await saveAndReadRecord(diary, aPain(7))
  await changeRows(diary, [nowhen.ref.clientId], ({ rows }) => ({
    rows: [...rows.values()].map((one) => ({
      ...one,
      groups: new Map([...one.groups].filter(([group]) => group === 'severity')),
    })),
  }))
  const store = await openReadStore(openColumns(diary, SHORT_DELAYS))
  expect(valuesIn(store)).toEqual([3, 4])
  await saveRecordEdit(diary, { opened: far, finished: { ...aPain(8), ref: far.ref } })
  await until(() => valuesIn(store)?.join() === '3,4,8')
})

test('[COL-14] a long diary is read in chunks, with a pause after each, and reports its progress', async () => {
  const diary = aLiveDiary()
  const { ref } = await saveAndReadRecord(diary, aPain(5))
  const row = (await diary.tables.row(ref.clientId)) as Record<string, unknown>
  for (let at = 1; at < 120; at += 1)
    await diary.putRaw({ ...row, clientId: `r${at}`, localId: null, day: (row['day'] as number) + (at % 60) })
  let pauses = 0
  const pause = (): Promise<void> => Promise.resolve(void (pauses += 1))
  const store = openColumns(diary, { ...SHORT_DELAYS, pause })
  const told: ColumnsState[] = []
  store.subscribe(() => told.push(store.current()))
  await until(() => valuesIn(store)?.length === 120)
  const reads = told.flatMap((seen) => (seen.is === 'loading' ? [`${seen.read} of ${seen.total}`] : []))
  expect(reads).toEqual(['0 of 120', '50 of 120', '100 of 120', '120 of 120'])
  expect(pauses).toBe(3)
})

test('[COL-14] an empty diary has empty columns', async () => {
  const store = await openReadStore(openColumns(aLiveDiary(), SHORT_DELAYS))
  expect(store.current()).toEqual({ is: 'read', diary: EMPTY_DIARY })
})
