import { expect, test } from 'vitest'
import { openDoorbell } from '../../local/doorbell.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { Shelved } from '../../local/tables.ts'
import { NOON, type TestDiary } from '../../local/testing/aDiary.ts'
import { fakeEngine } from '../../local/testing/fakeEngine.ts'
import { saveNewRecord } from '../../records/recordTable.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import { aTab, until, valuesIn } from '../testing/aFollowedDiary.ts'
import { makeColumnWriter, readStoredColumns, readDiaryRevision } from './storedColumns.ts'
import { openColumns, type ColumnStore } from './columnStore.ts'

const DAY = 86_400_000
const SOON = { calmMs: 1, quietMs: 5 }

const withDoorbell = (): { doorbell: Diary['doorbell'] } => ({
  doorbell: openDoorbell(crypto.randomUUID(), () => undefined),
})

async function withPain(severity: number): Promise<TestDiary> {
  const diary = aRecordDiary(withDoorbell())
  await saveNewRecord(diary, aPain(severity))
  return diary
}

/** As after a restart of the app: the same tables, and nothing in memory. Counts the rows that are read. */
function restarted(diary: Diary, own: Partial<Diary> = {}): Diary & { reads: () => number } {
  let reads = 0
  const rowsAfter: typeof diary.tables.rowsAfter = (...asked) => {
    reads += 1
    return diary.tables.rowsAfter(...asked)
  }
  const tables = { ...diary.tables, rowsAfter }
  return { ...diary, ...withDoorbell(), ...own, tables, reads: () => reads }
}

async function looked(diary: Diary): Promise<ColumnStore> {
  const store = openColumns(diary, SOON)
  store.subscribe(() => undefined)
  await until(() => store.current().is === 'read')
  return store
}

const isKeptFor = async (diary: Diary): Promise<boolean> =>
  (await readStoredColumns(diary, await readDiaryRevision(diary))) !== null

test('[COL-12] after a pause the columns are stored, and a new start reads no row', async () => {
  const diary = await withPain(4)
  const before = (await looked(diary)).current()
  await until(() => isKeptFor(diary))
  const again = restarted(diary)
  const store = await looked(again)
  expect(store.current()).toEqual(before)
  expect(again.reads()).toBe(0)
})

test('[COL-12] stored columns are read back unchanged', async () => {
  const [engine, name] = [fakeEngine(), `reprieve-${crypto.randomUUID()}`]
  const tab = await aTab(engine, name)
  await saveNewRecord(tab, aPain(4))
  const before = (await looked(tab)).current()
  await until(() => isKeptFor(tab))
  const again = restarted(await aTab(engine, name))
  expect((await looked(again)).current()).toEqual(before)
  expect(again.reads()).toBe(0)
  tab.doorbell.close()
})

test('[COL-12] changes without a subscriber are stored, too', async () => {
  const diary = await withPain(4)
  const store = openColumns(diary, SOON)
  const stop = store.subscribe(() => undefined)
  await until(() => isKeptFor(diary))
  stop()
  await saveNewRecord(diary, aPain(7, { at: NOON + 1 }))
  await until(() => isKeptFor(diary))
  expect((await readStoredColumns(diary, await readDiaryRevision(diary)))?.diary.entries.count).toBe(2)
})

test('[COL-12] columns are valid for one state only: later saves are included', async () => {
  const diary = await withPain(4)
  await looked(diary)
  await until(() => isKeptFor(diary))
  const closed = restarted(diary)
  await saveNewRecord(closed, aPain(7, { at: NOON + 1 }))
  expect(await isKeptFor(diary)).toBe(false)
  expect(valuesIn(await looked(restarted(diary)))).toEqual([4, 7])
})

test('[COL-12] a lost state that counts from the start is another one', async () => {
  const diary = await withPain(4)
  const mark = await readDiaryRevision(diary)
  const raw = (await diary.tables.state('sync')) as { rev: number }
  await diary.tables.write({ dropStates: [{ key: 'sync', rev: raw.rev }] })
  expect(await readDiaryRevision(diary)).toBe(null)
  await saveNewRecord(restarted(diary), aPain(5))
  const anew = await readDiaryRevision(diary)
  expect(anew?.split(' ')[1]).toBe(mark?.split(' ')[1])
  expect(anew).not.toBe(mark)
})

test.each([
  ['another version', 'mark', { version: 0 }],
  ['a mark of nothing', 'mark', null],
  ['columns of another mark', 'diary', { of: 'another' }],
  ['columns without a time', 'diary', { readAt: 'yesterday' }],
  ['columns that are torn', 'diary', { diary: { entries: {} } }],
  ['no columns', 'diary', 'torn'],
] as const)('[COL-12] broken columns are rebuilt: %s', async (_name, id, torn) => {
  const diary = await withPain(4)
  await looked(diary)
  await until(() => isKeptFor(diary))
  const raw = (await diary.tables.shelved('columns', id)) as Shelved
  const { value } = raw.content as { value: object }
  const broken = typeof torn === 'object' && torn !== null ? { ...value, ...torn } : torn
  await diary.tables.write({ shelve: [{ ...raw, content: { codec: 'plain', value: broken } }] })
  expect(await isKeptFor(diary)).toBe(false)
  const again = restarted(diary)
  expect(valuesIn(await looked(again))).toEqual([4])
  expect(again.reads()).toBeGreaterThan(0)
  await until(() => isKeptFor(diary))
})

test('[COL-12] columns of another codec are rebuilt', async () => {
  const diary = await withPain(4)
  await looked(diary)
  await until(() => isKeptFor(diary))
  const raw = (await diary.tables.shelved('columns', 'mark')) as Shelved
  await diary.tables.write({ shelve: [{ ...raw, content: 'sealed' }] })
  expect(valuesIn(await looked(restarted(diary)))).toEqual([4])
})

test('[COL-12] old columns are shown, and read again in the background', async () => {
  const diary = await withPain(4)
  await looked(diary)
  await until(() => isKeptFor(diary))
  const later = restarted(diary, { now: () => NOON + 8 * DAY })
  const store = await looked(later)
  expect(valuesIn(store)).toEqual([4])
  await until(() => later.reads() > 0)
  await until(
    async () => (await readStoredColumns(later, await readDiaryRevision(later)))?.readAt === NOON + 8 * DAY,
  )
})

test('[COL-12] a change of something else writes a line, not all the columns', async () => {
  const diary = await withPain(4)
  const store = await looked(diary)
  const seen = store.current()
  if (seen.is !== 'read') throw new Error('not read')
  const written: string[][] = []
  const write: typeof diary.tables.write = (batch) => {
    written.push((batch.shelve ?? []).map(({ id }) => id))
    expect(batch.isRelaxed).toBe(true)
    return diary.tables.write(batch)
  }
  const keep = makeColumnWriter({ ...diary, tables: { ...diary.tables, write } })
  const kept = { diary: seen.diary, readAt: 1 }
  const notes = { is: 'texts', texts: await store.notes() } as const
  await keep(kept, notes, 'a 1')
  await keep(kept, notes, 'a 2')
  // Another tab stores its own columns.
  await makeColumnWriter(diary)(kept, notes, 'a 3')
  await keep(kept, notes, 'a 4')
  expect(written).toEqual([['mark', 'diary', 'notes'], ['mark'], ['mark', 'diary', 'notes']])
  expect(await readStoredColumns(diary, 'a 4')).toMatchObject(kept)
})

test('[COL-12] without room they are not stored, but still shown', async () => {
  const diary = await withPain(4)
  let tries = 0
  const write: typeof diary.tables.write = () => {
    tries += 1
    return Promise.resolve({ ok: false, reason: 'no-room' })
  }
  const store = await looked({ ...diary, tables: { ...diary.tables, write } })
  await until(() => tries === 1)
  await saveNewRecord(diary, aPain(5, { at: NOON + 1 }))
  await until(() => tries === 2)
  expect(valuesIn(store)).toEqual([4, 5])
  expect(await diary.tables.shelf('columns')).toEqual([])
})

test('[COL-12] a write of another tab without its notification is never missing from columns stored for its state', async () => {
  const diary = await withPain(4)
  let tellLate = (): void => undefined
  const kept: (number | undefined)[] = []
  const tables: Diary['tables'] = {
    ...diary.tables,
    state: async (name) => {
      const state = await diary.tables.state(name)
      setTimeout(tellLate)
      tellLate = () => undefined
      return state
    },
    write: async (batch) => {
      const written = await diary.tables.write(batch)
      kept.push((await readStoredColumns(diary, await readDiaryRevision(diary)))?.diary.entries.count)
      return written
    },
  }
  const store = await looked({ ...diary, tables })
  await until(() => kept.length === 1)
  const { ref } = await saveAndReadRecord(restarted(diary), aPain(7, { at: NOON + 1 }))
  tellLate = () => diary.doorbell.ring(['record'], [ref.clientId])
  diary.doorbell.ring(['list_field'], ['l'])
  await until(() => kept.length === 2)
  expect(kept).toEqual([1, 2])
  expect(valuesIn(store)).toEqual([4, 7])
})
