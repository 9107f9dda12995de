import { aDose } from '@reprieve/domain/doses/testing/doses.ts'
import { expect, test, vi } from 'vitest'
import { addDoses } from '../../doses/doseTable.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import { deleteById, undoDelete } from '../../local/rows/deleteRows.ts'
import { getRow } from '../../local/rows/rows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { fakeEngine } from '../../local/testing/fakeEngine.ts'
import { saveRecordEdit, saveNewRecord } from '../../records/recordTable.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import {
  aLiveDiary,
  aTab,
  HOUR,
  openReadStore,
  SHORT_DELAYS,
  until,
  valuesIn,
  withPains,
} from '../testing/aFollowedDiary.ts'
import { getColumnStore, openColumns, type ColumnsState } from './columnStore.ts'

test('[COL-11] saved, edited, deleted and restored entries are in the columns immediately', async () => {
  const diary = await withPains(3, 5)
  const store = await openReadStore(openColumns(diary, SHORT_DELAYS))
  expect(valuesIn(store)).toEqual([3, 5])
  const record = await saveAndReadRecord(diary, aPain(7))
  await until(() => valuesIn(store)?.join() === '3,5,7')
  await saveRecordEdit(diary, { opened: record, finished: { ...record, severity: 8 } })
  await until(() => valuesIn(store)?.join() === '3,5,8')
  const was = (await getRow(diary, record.ref.clientId))!
  await deleteById(diary, record.ref.clientId)
  await until(() => valuesIn(store)?.join() === '3,5')
  await undoDelete(diary, was)
  await until(() => valuesIn(store)?.join() === '3,5,8')
})

test('[COL-11] a save reads only its own row', async () => {
  const diary = await withPains(3, 5)
  const asked: (readonly string[])[] = []
  let pages = 0
  const counted = {
    ...diary,
    tables: {
      ...diary.tables,
      rows: (ids: readonly string[]) => {
        asked.push(ids)
        return diary.tables.rows(ids)
      },
      rowsAfter: (...of: Parameters<typeof diary.tables.rowsAfter>) => {
        pages += 1
        return diary.tables.rowsAfter(...of)
      },
    },
  }
  const store = await openReadStore(openColumns(counted, SHORT_DELAYS))
  const before = pages
  const record = await saveAndReadRecord(diary, aPain(7))
  await until(() => valuesIn(store)?.length === 3)
  expect({ asked, pages }).toEqual({ asked: [[record.ref.clientId]], pages: before })
})

test('[COL-11] doses have separate columns', async () => {
  const diary = aLiveDiary()
  const store = await openReadStore(openColumns(diary, SHORT_DELAYS))
  await addDoses(diary, [aDose({ before: { severity: 6, at: NOON } })])
  await until(() => {
    const seen = store.current()
    return seen.is === 'read' && seen.diary.doses.count === 1
  })
  const seen = store.current()
  expect(seen).toMatchObject({ diary: { entries: { count: 0, items: [{ id: 'naproxen' }] } } })
  expect(seen.is === 'read' && seen.diary.doses.before[0]).toBe(6)
})

test('[COL-11] a save in another tab is in the columns of this one', async () => {
  const [engine, name] = [fakeEngine(), `reprieve-${crypto.randomUUID()}`]
  const [here, there] = [await aTab(engine, name), await aTab(engine, name)]
  await saveNewRecord(there, aPain(4, { at: NOON - HOUR }))
  const store = await openReadStore(openColumns(here, SHORT_DELAYS))
  await saveNewRecord(there, aPain(9))
  await until(() => valuesIn(store)?.length === 2)
  expect(valuesIn(store)).toEqual([4, 9])
  here.doorbell.close()
  there.doorbell.close()
})

test('[COL-11] if the changed rows are unknown everything is read again, and until then the old columns stay', async () => {
  const diary = await withPains(3)
  const store = openColumns(diary, SHORT_DELAYS)
  const shown: ColumnsState['is'][] = []
  store.subscribe(() => shown.push(store.current().is))
  await until(() => valuesIn(store)?.join() === '3')
  const unheard = { ...diary, doorbell: aRecordDiary().doorbell }
  await saveNewRecord(unheard, aPain(6))
  expect(valuesIn(store)).toEqual([3])
  diary.doorbell.ring(['record'], null)
  await until(() => valuesIn(store)?.join() === '3,6')
  expect(shown.slice(shown.indexOf('read'))).toEqual(['read', 'read'])
})

test('[COL-3] marking a row as sent changes nothing, and notifies nobody', async () => {
  const diary = aLiveDiary()
  const { ref } = await saveAndReadRecord(diary, aPain(5))
  const store = await openReadStore(openColumns(diary, SHORT_DELAYS))
  const before = store.current()
  let told = 0
  store.subscribe(() => void (told += 1))
  await changeRows(diary, [ref.clientId], ({ rows }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, sent: true })),
  }))
  await saveNewRecord(diary, aPain(6, { at: NOON + 1 }))
  await until(() => valuesIn(store)?.length === 2)
  expect(told).toBe(1)
  expect(before).not.toBe(store.current())
})

test('[COL-11] while large changes keep coming, everything is read only when they are over', async () => {
  const diary = await withPains(3)
  const { tables } = diary
  let reads = 0
  const countAll = (): Promise<number> => {
    reads += 1
    return tables.countAll()
  }
  const calmMs = 100
  const store = await openReadStore(
    openColumns({ ...diary, tables: { ...tables, countAll } }, { ...SHORT_DELAYS, calmMs }),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await saveNewRecord(diary, aPain(6))
    for (let page = 0; page < 5; page += 1) {
      diary.doorbell.ring(['record'], null)
      await vi.advanceTimersByTimeAsync(calmMs - 1)
    }
    expect(reads).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * calmMs)
  } finally {
    vi.useRealTimers()
  }
  await until(() => valuesIn(store)?.join() === '3,6')
  expect(reads).toBe(2)
})

test('[COL-11] rows written without a subscriber are there for the next one', async () => {
  const diary = await withPains(3)
  const store = getColumnStore(diary)
  const stop = store.subscribe(() => undefined)
  await until(() => store.current().is === 'read')
  stop()
  await saveNewRecord(diary, aPain(6))
  expect(valuesIn(store)).toEqual([3])
  store.subscribe(() => undefined)
  await until(() => valuesIn(store)?.join() === '3,6')
  expect(getColumnStore(diary)).toBe(store)
})

test('[COL-11] rows written during a full read are in its result', async () => {
  const diary = await withPains(3)
  let isWritten = false
  const pause = async (): Promise<void> => {
    if (isWritten) return
    isWritten = true
    await saveNewRecord(diary, aPain(6))
  }
  const store = await openReadStore(openColumns(diary, { ...SHORT_DELAYS, pause }))
  await until(() => valuesIn(store)?.length === 2)
  expect(valuesIn(store)).toEqual([3, 6])
})

test('[COL-11] a page that was frozen and missed a notification reads everything again when visible', async () => {
  const diary = await withPains(3)
  let look: (isSeen: boolean) => void = () => undefined
  const sight = (tell: typeof look) => {
    look = tell
    return () => undefined
  }
  const store = await openReadStore(openColumns(diary, { ...SHORT_DELAYS, quietMs: 60_000, sight }))
  look(false)
  await until(async () => (await diary.tables.shelf('columns')).length > 0)
  await saveNewRecord({ ...diary, doorbell: aRecordDiary().doorbell }, aPain(6))
  expect(valuesIn(store)).toEqual([3])
  look(true)
  await until(() => valuesIn(store)?.length === 2)
  expect(valuesIn(store)).toEqual([3, 6])
})

test('[COL-11] a failed read is reported, and the next subscriber tries again', async () => {
  const diary = await withPains(3)
  let isBroken = true
  const fault = new Error('the disk is away')
  const countAll = () => (isBroken ? Promise.reject(fault) : diary.tables.countAll())
  const store = openColumns({ ...diary, tables: { ...diary.tables, countAll } }, SHORT_DELAYS)
  const stop = store.subscribe(() => undefined)
  await until(() => store.current().is === 'failed')
  expect(store.current()).toEqual({ is: 'failed', fault })
  stop()
  expect(store.current().is).toBe('loading')
  store.subscribe(() => undefined)()
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(store.current().is).toBe('loading')
  isBroken = false
  await openReadStore(store)
  expect(valuesIn(store)).toEqual([3])
})

test('[COL-11] a row that could not be read is read at the next ring, and until then the old stay', async () => {
  const diary = await withPains(3)
  let isBroken = false
  const rows = (ids: readonly string[]) =>
    isBroken ? Promise.reject(new Error('the disk is away')) : diary.tables.rows(ids)
  const store = await openReadStore(
    openColumns({ ...diary, tables: { ...diary.tables, rows } }, SHORT_DELAYS),
  )
  isBroken = true
  await saveNewRecord(diary, aPain(6))
  await new Promise((resolve) => setTimeout(resolve))
  expect(valuesIn(store)).toEqual([3])
  isBroken = false
  diary.doorbell.ring(['record'], [])
  await until(() => valuesIn(store)?.length === 2)
})

test('[COL-11, ASST-70] who must have everything waits for the writes reported so far; a diary that cannot be read rejects', async () => {
  const diary = await withPains(3, 5)
  let isBroken = false
  const breaking = {
    ...diary,
    tables: {
      ...diary.tables,
      rows: (ids: readonly string[]) =>
        isBroken ? Promise.reject(new Error('broken')) : diary.tables.rows(ids),
    },
  }
  const store = openColumns(breaking, SHORT_DELAYS)
  expect((await store.upToDate()).entries.count).toBe(2)
  await saveAndReadRecord(diary, aPain(7))
  expect((await store.upToDate()).entries.count).toBe(3)
  isBroken = true
  await saveAndReadRecord(diary, aPain(8))
  await expect(store.upToDate()).rejects.toThrow('broken')
  isBroken = false
  expect((await store.upToDate()).entries.count).toBe(4)
})
