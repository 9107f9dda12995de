import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { changeRows, findDirty, findRows, type KnownRows } from './changeRows.ts'
import { deleteById } from './deleteRows.ts'
import { getRow, type Diary } from './rows.ts'
import { SENDING_STATE } from './sendingState.ts'
import type { Batch } from '../tables.ts'
import { aDiary, save } from '../testing/aDiary.ts'

const IDS = ['a', 'b', 'c']

async function someUnderWay(): Promise<ReturnType<typeof aDiary>> {
  const diary = aDiary()
  for (const id of IDS) await save(diary, id, { severity: 7 })
  await changeRows(diary, IDS, () => ({ sending: ['a', 'b'] }))
  return diary
}

const underWay = async ({ tables }: Diary): Promise<unknown> =>
  ((await tables.state(SENDING_STATE)) as { value: unknown }).value

const seenAs = async (diary: Diary, id: string): Promise<LocalRow | undefined> =>
  (await findRows(diary, [id])).rows.get(id)?.row

test('[SYNC-11] a row that may be in flight counts as sent for later changes', async () => {
  const diary = await someUnderWay()
  const sent = await Promise.all(IDS.map(async (id) => (await seenAs(diary, id))?.sent))
  expect(sent).toEqual([true, true, false])
})

test('[SYNC-11] deleted, it becomes a tombstone, and a row that is not in flight is dropped', async () => {
  const diary = await someUnderWay()
  for (const id of IDS) await deleteById(diary, id)
  const [a, b, c] = await Promise.all(IDS.map((id) => getRow(diary, id)))
  expect([a, b].map((row) => isDeleted(row!))).toEqual([true, true])
  expect([a!.sent, c]).toEqual([true, null])
})

test('[SYNC-11] once written the row has its own mark, and the others stay', async () => {
  const diary = await someUnderWay()
  await save(diary, 'a', { severity: 3 })
  expect([(await getRow(diary, 'a'))?.sent, await underWay(diary)]).toEqual([true, ['b']])
  await changeRows(diary, ['b'], ({ rows }) => ({ drop: [...rows.values()] }))
  expect(await underWay(diary)).toEqual([])
})

test('[SYNC-11, ACC-22] a row that shall count as unsent again does', async () => {
  const diary = await someUnderWay()
  await changeRows(diary, ['a'], ({ rows }) => ({ rows: [{ ...rows.get('a')!, sent: false }] }))
  expect((await seenAs(diary, 'a'))?.sent).toBe(false)
})

test('[SYNC-11] a second beginning adds to the first', async () => {
  const diary = await someUnderWay()
  await changeRows(diary, ['c'], () => ({ sending: ['c'] }))
  expect(await underWay(diary)).toEqual(IDS)
})

test('[SYNC-11] a row already marked is not written again', async () => {
  const diary = await someUnderWay()
  const before = await diary.tables.state(SENDING_STATE)
  await changeRows(diary, IDS, () => ({ sending: ['b', 'a'] }))
  expect(await diary.tables.state(SENDING_STATE)).toEqual(before)
})

test('[SYNC-11, LOCAL-30] the mark is one small write that waits for the disk, and is known afterwards', async () => {
  const diary = aDiary()
  for (const id of IDS) await save(diary, id, { severity: 7 })
  const known: KnownRows = { now: await findDirty(diary) }
  const batches: Batch[] = []
  const write: Diary['tables']['write'] = (batch) => {
    batches.push(batch)
    return diary.tables.write(batch)
  }
  const seen = { ...diary, tables: { ...diary.tables, write } }
  await changeRows(seen, IDS, () => ({ sending: IDS }), known)
  expect(batches).toMatchObject([{ rows: [], isGuarded: true, isRelaxed: false }])
  expect([...known.now.rows.values()].map(({ row }) => row.sent)).toEqual([true, true, true])
})

test('[LOCAL-30, LOCAL-6] a mark is refused if another tab dropped the row meanwhile, and repeated without it', async () => {
  const diary = aDiary()
  for (const id of IDS) await save(diary, id, { severity: 7 })
  const known: KnownRows = { now: await findDirty(diary) }
  await deleteById(diary, 'b')
  await changeRows(diary, IDS, ({ rows }) => ({ sending: [...rows.keys()] }), known)
  expect(await underWay(diary)).toEqual(['a', 'c'])
})

test('[LOCAL-3] a broken list is quarantined', async () => {
  const diary = await someUnderWay()
  const { rev } = (await diary.tables.state(SENDING_STATE)) as { rev: number }
  await diary.tables.write({ states: [{ name: SENDING_STATE, rev: rev + 1, value: [7] }] })
  await save(diary, 'a', { severity: 3 })
  expect(await diary.tables.unreadable()).toMatchObject([{ table: 'states', key: SENDING_STATE }])
  expect((await getRow(diary, 'a'))?.groups.get('severity')?.v).toBe(3)
})
