import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { expect, test } from 'vitest'
import { deleteById } from '../../local/rows/deleteRows.ts'
import { signalClientId } from '@reprieve/contract/ids.ts'
import { saveDayValues } from '../../signals/signalTable.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { openReadStore, SHORT_DELAYS, until, valuesIn, withPains } from '../testing/aFollowedDiary.ts'
import { openColumns, type ColumnStore } from './columnStore.ts'

const SOURCE = 'self'
const MONTH = '2026-03'

const keepSleep = async (diary: Diary, values: Readonly<Record<string, number>>) => {
  for (const [day, sleep] of Object.entries(values)) await saveDayValues(diary, `${MONTH}-${day}`, { sleep })
}

const measuresIn = (store: ColumnStore) => {
  const seen = store.current()
  return seen.is === 'read' ? (seen.diary.measures ?? null) : null
}

test('[COL-17] day values are beside the columns, and follow their own rows', async () => {
  const diary = await withPains(3, 5)
  await keepSleep(diary, { '01': 412 })
  const store = await openReadStore(openColumns(diary, SHORT_DELAYS))
  const first = dayNumber('2026-03-01')
  const sleep = (values: [number, number][]) => [
    { measure: 'sleep', source: SOURCE, values: new Map(values) },
  ]
  expect(measuresIn(store)).toEqual(sleep([[first, 412]]))
  await keepSleep(diary, { '01': 412, '02': 300 })
  await until(() => measuresIn(store)?.[0]?.values.size === 2)
  expect(valuesIn(store)).toEqual([3, 5])
  await deleteById(diary, signalClientId(SOURCE, MONTH))
  await until(() => measuresIn(store) === null)
  expect(valuesIn(store)).toEqual([3, 5])
})

test('[COL-17, COL-12] the stored columns are without day values, which are read again from their rows', async () => {
  const diary = await withPains(3, 5)
  const kept: unknown[] = []
  const watched: Diary = {
    ...diary,
    tables: {
      ...diary.tables,
      write: async (batch) => {
        kept.push(...(batch.shelve ?? []))
        return diary.tables.write(batch)
      },
    },
  }
  await keepSleep(diary, { '01': 412 })
  const store = await openReadStore(openColumns(watched, { ...SHORT_DELAYS, quietMs: 5 }))
  await until(() => kept.length > 0)
  expect(measuresIn(store)).toHaveLength(1)
  const again = await openReadStore(openColumns(diary, SHORT_DELAYS))
  expect(measuresIn(again)).toEqual(measuresIn(store))
  expect(valuesIn(again)).toEqual([3, 5])
})

test('[COL-17] without day values the columns have none, and no row of the kind is read', async () => {
  const diary = await withPains(3)
  const asked: string[] = []
  const counted: Diary = {
    ...diary,
    tables: {
      ...diary.tables,
      rowsOf: (kind) => {
        asked.push(kind)
        return diary.tables.rowsOf(kind)
      },
    },
  }
  const store = await openReadStore(openColumns(counted, SHORT_DELAYS))
  expect(measuresIn(store)).toBe(null)
  expect(asked).not.toContain('signal')
})
