import { err, ok } from '@reprieve/domain/result.ts'
import { afterEach, expect, test } from 'vitest'
import { changeRows, findDirty, type KnownRows } from './changeRows.ts'
import type { Engine } from '../database/idb.ts'
import { idbTables } from '../database/idbTables.ts'
import { openPersonDatabase } from '../database/personDatabase.ts'
import { getRow, type Diary } from './rows.ts'
import type { Batch } from '../tables.ts'
import { aStoredRow } from '../testing/tablesContract.ts'
import { aDiary, save } from '../testing/aDiary.ts'
import { disturbWrites, fakeEngine } from '../testing/fakeEngine.ts'

let undo = (): void => {}
afterEach(() => undo())

async function aTab(engine: Engine): Promise<Diary> {
  const opened = await openPersonDatabase({ name: 'reprieve-a', onGone: () => {}, engine })
  if (!opened.ok) throw new Error(opened.reason)
  return aDiary({ tables: idbTables(opened.value) })
}

const mark = (diary: Diary, ids: string[], known?: KnownRows) =>
  changeRows(
    diary,
    ids,
    ({ rows }) => ({ rows: [...rows.values()].map((row) => ({ ...row, sent: true })) }),
    known,
  )

/** The batches that reach the tables. */
function watched(diary: Diary): { diary: Diary; batches: Batch[]; reads: () => number } {
  const batches: Batch[] = []
  let reads = 0
  const { tables } = diary
  const own: Partial<Diary['tables']> = {
    write: (batch) => {
      batches.push(batch)
      return tables.write(batch)
    },
    rowsAndStates: (ids, names) => {
      reads++
      return tables.rowsAndStates(ids, names)
    },
  }
  return { diary: { ...diary, tables: { ...tables, ...own } }, batches, reads: () => reads }
}

test('[LOCAL-30] the state is written with rows, also if it stays the same', async () => {
  const { diary, batches } = watched(aDiary())
  await save(diary, 'a', { severity: 7 })
  await mark(diary, ['a'])
  await changeRows(diary, ['a'], ({ rows }) => ({ drop: [...rows.values()] }))
  await changeRows(diary, ['a'], () => ({}))
  const revs = batches.map(({ states = [] }) => states.map(({ rev }) => rev))
  expect(revs).toEqual([[1], [2], [3], []])
})

test('[LOCAL-30, LOCAL-6] a known row is written without a read, and is known better afterwards', async () => {
  const { diary, reads } = watched(aDiary())
  for (const id of ['a', 'b']) await save(diary, id, { severity: 7 })
  const known: KnownRows = { now: await findDirty(diary) }
  const before = reads()
  await mark(diary, ['a'], known)
  await mark(diary, ['b', 'a'], known)
  expect(reads()).toBe(before)
  expect([await getRow(diary, 'a'), await getRow(diary, 'b')]).toMatchObject([{ sent: true }, { sent: true }])
})

test('[LOCAL-30, LOCAL-6] a later write of another tab is not overwritten', async () => {
  const engine = fakeEngine()
  const [one, other] = [await aTab(engine), await aTab(engine)]
  for (const id of ['a', 'b']) await save(one, id, { severity: 7 })
  const known: KnownRows = { now: await findDirty(one) }
  await save(other, 'b', { severity: 3 })
  await mark(one, ['a'], known)
  await mark(one, ['b'], known)
  const row = await getRow(one, 'b')
  expect([row?.groups.get('severity')?.v, row?.sent, row?.ver]).toEqual([3, true, 2])
})

test('[LOCAL-30, SYNC-14] a row that another tab dropped is not created again', async () => {
  const engine = fakeEngine()
  const [one, other] = [await aTab(engine), await aTab(engine)]
  await save(one, 'a', { severity: 7 })
  const known: KnownRows = { now: await findDirty(one) }
  await changeRows(other, ['a'], ({ rows }) => ({ drop: [...rows.values()] }))
  await mark(one, ['a'], known)
  expect(await getRow(one, 'a')).toBeNull()
})

test('[LOCAL-30] a decision is not based on an outdated row, even if nothing is written', async () => {
  const engine = fakeEngine()
  const [one, other] = [await aTab(engine), await aTab(engine)]
  await save(one, 'a', { severity: 7 })
  const known: KnownRows = { now: await findDirty(one) }
  await save(other, 'a', { severity: 3 })
  let seen: unknown
  await changeRows(
    one,
    ['a'],
    ({ rows }) => {
      seen = rows.get('a')?.groups.get('severity')?.v
      return {}
    },
    known,
  )
  expect(seen).toBe(3)
})

test('[LOCAL-30] a failed write leaves the known rows as they were', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  const known: KnownRows = { now: await findDirty(diary) }
  const before = known.now
  const full = { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) }
  expect(await mark({ ...diary, tables: full }, ['a'], known)).toEqual(err('no-room'))
  expect(known.now).toBe(before)
})

test('[LOCAL-30] only a write that says so does not wait for the disk', async () => {
  const tab = await aTab(fakeEngine())
  const asked: unknown[] = []
  undo = disturbWrites((store) => asked.push(store.transaction.durability))
  await save(tab, 'a', { severity: 7 })
  expect(asked).toEqual(['strict', 'strict'])
  asked.length = 0
  expect(await tab.tables.write({ rows: [aStoredRow('b')], isRelaxed: true })).toEqual(ok(undefined))
  expect(asked).toEqual(['relaxed'])
})
