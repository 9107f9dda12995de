import { expect, test } from 'vitest'
import type { Diary } from '../../local/rows/rows.ts'
import type { Shelved } from '../../local/tables.ts'
import { openDoorbell } from '../../local/doorbell.ts'
import { deleteById } from '../../local/rows/deleteRows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { saveRecordEdit } from '../../records/recordTable.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import {
  saveAndReadReflection as savedReflection,
  aScoredReflection,
} from '../../reflections/testing/aReflection.ts'
import { fakeEngine } from '../../local/testing/fakeEngine.ts'
import { aTab, SHORT_DELAYS, until, withPains } from '../testing/aFollowedDiary.ts'
import { openColumns } from './columnStore.ts'
import { readDiaryRevision, readStoredColumns } from './storedColumns.ts'

test('[COL-11] notes are folded for a search, and follow changes', async () => {
  const doorbell = openDoorbell(crypto.randomUUID(), () => undefined)
  const diary = aRecordDiary({ doorbell })
  const record = await saveAndReadRecord(diary, aPain(5, { note: 'Schöne Pause' }))
  await saveAndReadRecord(diary, aPain(5, { at: NOON - 1 }))
  const reflection = await savedReflection(diary, aScoredReflection(4, { note: '두통' }))
  const store = openColumns(diary, SHORT_DELAYS)
  const first = await store.notes()
  expect(first.get(record.ref.clientId)).toBe('schone pause')
  expect(first.has(reflection.ref.clientId)).toBe(true)
  expect(first.size).toBe(2)
  expect(await store.notes()).toBe(first)
  await saveRecordEdit(diary, { opened: record, finished: { ...record, severity: 5, note: 'ROUGH' } })
  expect((await store.notes()).get(record.ref.clientId)).toBe('rough')
  expect(first.get(record.ref.clientId)).toBe('schone pause')
  await deleteById(diary, record.ref.clientId)
  expect([...(await store.notes()).keys()]).toEqual([reflection.ref.clientId])
  doorbell.ring(['record'], null)
  expect([...(await store.notes()).keys()]).toEqual([reflection.ref.clientId])
})

async function isStored(diary: Diary): Promise<boolean> {
  const kept = await readStoredColumns(diary, await readDiaryRevision(diary))
  return kept !== null && kept.notes !== null
}

/** As after a restart: nothing in memory. Counts the walks through all rows. */
function restarted(diary: Diary): Diary & { walks: () => number } {
  let walks = 0
  const rowsAfter: typeof diary.tables.rowsAfter = (...asked) => {
    walks += 1
    return diary.tables.rowsAfter(...asked)
  }
  const doorbell = openDoorbell(crypto.randomUUID(), () => undefined)
  return { ...diary, doorbell, tables: { ...diary.tables, rowsAfter }, walks: () => walks }
}

test('[COL-12, COL-16] notes are stored beside the columns, and a new start reads no row for a search', async () => {
  const [engine, name] = [fakeEngine(), `reprieve-${crypto.randomUUID()}`]
  const tab = await aTab(engine, name)
  const record = await saveAndReadRecord(tab, aPain(5, { note: 'Rain\nall day' }))
  const before = await openColumns(tab, SHORT_DELAYS).notes()
  expect(before.get(record.ref.clientId)).toBe('rain all day')
  await until(() => isStored(tab))
  const again = restarted(await aTab(engine, name))
  expect([...(await openColumns(again, SHORT_DELAYS).notes())]).toEqual([...before])
  expect(again.walks()).toBe(0)
  tab.doorbell.close()
})

test('[COL-16] a note that was written after the stored ones are read, or before, is found', async () => {
  const diary = await withPains(4)
  await openColumns(diary, SHORT_DELAYS).notes()
  await until(() => isStored(diary))
  const again = restarted(diary)
  const store = openColumns(again, SHORT_DELAYS)
  await store.upToDate()
  // Not asked for yet: the stored notes have to be followed all the same.
  const early = await saveAndReadRecord(again, aPain(5, { note: 'early' }))
  await until(() => isStored(again))
  const late = await saveAndReadRecord(again, aPain(6, { note: 'late' }))
  const notes = await store.notes()
  expect([notes.get(early.ref.clientId), notes.get(late.ref.clientId)]).toEqual(['early', 'late'])
  const third = restarted(diary)
  await until(() => isStored(diary))
  expect((await openColumns(third, SHORT_DELAYS).notes()).get(early.ref.clientId)).toBe('early')
})

test('[COL-16] torn notes are read from the rows', async () => {
  const diary = await withPains(4)
  const record = await saveAndReadRecord(diary, aPain(5, { note: 'whole' }))
  await openColumns(diary, SHORT_DELAYS).notes()
  await until(() => isStored(diary))
  const raw = (await diary.tables.shelved('columns', 'notes')) as Shelved
  const { value } = raw.content as { value: object }
  for (const torn of [
    { ...value, texts: 'one\ntwo\nthree' },
    { ...value, ids: null },
    { ...value, of: 'other' },
    'torn',
  ]) {
    await diary.tables.write({ shelve: [{ ...raw, content: { codec: 'plain', value: torn } }] })
    const again = restarted(diary)
    expect((await openColumns(again, SHORT_DELAYS).notes()).get(record.ref.clientId)).toBe('whole')
    expect(again.walks()).toBeGreaterThan(0)
  }
})

test('[COL-16] notes are read in the same walk as the columns', async () => {
  const diary = restarted(await withPains(4, 5))
  const store = openColumns(diary, SHORT_DELAYS)
  await store.upToDate()
  const walks = diary.walks()
  await store.notes()
  expect(diary.walks()).toBe(walks)
})
