import { expect, test } from 'vitest'
import { err, ok } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { addRows } from './changeRows.ts'
import { idbTables } from '../database/idbTables.ts'
import type { Engine } from '../database/idb.ts'
import { deletePersonDatabase, openPersonDatabase } from '../database/personDatabase.ts'
import { dirtyRows, getRow, readRowsOfKind, type Diary } from './rows.ts'
import { aDiary, save } from '../testing/aDiary.ts'
import { fakeEngine } from '../testing/fakeEngine.ts'

const NAME = 'reprieve-a'

const add = (diary: Diary, clientId: string) =>
  addRows(diary, [clientId], ({ rows, state }) => {
    const known = rows.get(clientId)
    const begun = known === undefined ? beginRow(state, { clientId, kind: 'record' }) : { row: known, state }
    const values = new Map([['severity', 7]])
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow: diary.now() })
    return { rows: [row], state: { ...begun.state, clock } }
  })

async function aTab(engine: Engine): Promise<Diary> {
  const opened = await openPersonDatabase({ name: NAME, onGone: () => {}, engine })
  if (!opened.ok) throw new Error(opened.reason)
  return aDiary({ tables: idbTables(opened.value) })
}

/** The diary, and the number of reads. */
function counted(diary: Diary): { diary: Diary; reads: () => number } {
  let reads = 0
  const { tables } = diary
  const own: Partial<Diary['tables']> = {
    state: (name) => {
      reads++
      return tables.state(name)
    },
    rowsAndStates: (clientIds, names) => {
      reads++
      return tables.rowsAndStates(clientIds, names)
    },
  }
  return { diary: { ...diary, tables: { ...tables, ...own } }, reads: () => reads }
}

test('[LOCAL-23] after the first save a new row is written without a reading', async () => {
  const { diary, reads } = counted(aDiary())
  await add(diary, 'a')
  const before = reads()
  expect(await add(diary, 'b')).toMatchObject({ ok: true, value: { rows: [{ localId: 2 }] } })
  expect(reads()).toBe(before)
  expect(await dirtyRows(diary)).toHaveLength(2)
})

test('[LOCAL-23, LOCAL-6] an edit in between is known to the next new row', async () => {
  const { diary, reads } = counted(aDiary())
  await add(diary, 'a')
  await save(diary, 'a', { note: 'more' })
  const before = reads()
  await add(diary, 'b')
  const stamps = (await readRowsOfKind(diary, 'record')).map((row) => row.groups.get('severity')!.s)
  expect([reads() - before, stamps[1]! > stamps[0]!]).toEqual([0, true])
})

test('[LOCAL-23, SYNC I8, SYNC-19] two tabs in turn and at the same time: no stamp and no number twice', async () => {
  const engine = fakeEngine()
  const [one, other] = [await aTab(engine), await aTab(engine)]
  for (let n = 0; n < 3; n++) {
    await add(one, `one-${n}`)
    await add(other, `other-${n}`)
  }
  await Promise.all(
    [0, 1, 2].flatMap((n) => [add(one, `one-at-once-${n}`), add(other, `other-at-once-${n}`)]),
  )
  const rows = await readRowsOfKind(one, 'record')
  const numbers = rows.map(({ localId }) => localId!).sort((a, b) => a - b)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(new Set(rows.map((row) => row.groups.get('severity')?.s)).size).toBe(12)
})

test('[LOCAL-23] a state that is gone from the disk is not restored from memory', async () => {
  const diary = aDiary()
  await add(diary, 'a')
  const { rev } = (await diary.tables.state('sync')) as { rev: number }
  await diary.tables.write({ dropStates: [{ key: 'sync', rev }] })
  expect(await add(diary, 'b')).toMatchObject({ ok: true, value: { rows: [{ localId: 2 }] } })
  expect(await diary.tables.state('sync')).toMatchObject({ rev: 1 })
})

test('[LOCAL-24, SYNC-19] a broken state reuses no number', async () => {
  const diary = aDiary()
  for (const id of ['a', 'b', 'c']) await add(diary, id)
  const { rev } = (await diary.tables.state('sync')) as { rev: number }
  await diary.tables.write({ states: [{ name: 'sync', rev: rev + 1, value: { cursor: 'far' } }] })
  expect(await add(diary, 'd')).toMatchObject({ ok: true, value: { rows: [{ localId: 4 }] } })
})

test('[LOCAL-23, LOCAL-11] a database that another tab wiped is not written to from memory', async () => {
  const engine = fakeEngine()
  const tab = await aTab(engine)
  await add(tab, 'a')
  await deletePersonDatabase(NAME, engine)
  expect(await add(tab, 'b')).toEqual(err('storage-gone'))
  const anew = await aTab(engine)
  expect(await readRowsOfKind(anew, 'record')).toEqual([])
  expect(await add(anew, 'c')).toMatchObject({ ok: true, value: { rows: [{ localId: 1 }] } })
})

test('[LOCAL-23, LOCAL-9] a save that was cut off after it had reached the disk is one row, with one number', async () => {
  const { tables, ...rest } = aDiary()
  await add({ tables, ...rest }, 'a')
  let isCut = true
  const write: typeof tables.write = async (batch) => {
    const written = await tables.write(batch)
    if (!isCut) return written
    isCut = false
    // A reopened connection repeats the same request.
    return tables.write(batch)
  }
  const diary = { ...rest, tables: { ...tables, write } }
  expect(await add(diary, 'b')).toMatchObject({ ok: true, value: { rows: [{ localId: 2 }] } })
  expect((await readRowsOfKind(diary, 'record')).map(({ localId }) => localId)).toEqual([1, 2])
})

test('[LOCAL-9] a connection that dies during a read is reported as a fault', async () => {
  const { tables, ...rest } = aDiary()
  const dead = () => Promise.reject(Object.assign(new Error('dead'), { name: 'InvalidStateError' }))
  expect(await add({ ...rest, tables: { ...tables, rowsAndStates: dead } }, 'a')).toEqual(err('storage-gone'))
})

test('[LOCAL-23, D16] a new row can be written without reading the others', async () => {
  const diary = aDiary()
  await add(diary, 'a')
  const locked = () => Promise.reject(new Error('locked'))
  const blind = { ...diary, codec: { ...diary.codec, decode: locked } }
  expect(await add(blind, 'b')).toMatchObject(ok({}))
  expect(await getRow(diary, 'b')).not.toBeNull()
})
