import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { changeRows } from './changeRows.ts'
import { AppLocked, type Codec } from '../codec.ts'
import { dirtyRows, getRow, latestRows, readRowsOfKind, sweepRows } from './rows.ts'
import { aStoredRow } from '../testing/tablesContract.ts'
import { aDiary, save } from '../testing/aDiary.ts'
import { PLAIN_CODEC } from '../database/idbTables.ts'

const valuesOf = (row: Awaited<ReturnType<typeof getRow>>) =>
  Object.fromEntries([...(row?.groups ?? [])].map(([group, { v }]) => [group, v]))

test('[SYNC 1.4] a saved row comes back whole, dirty and unsent', async () => {
  const diary = aDiary()
  const saved = await save(diary, 'a', { severity: 7, note: 'bad night' })
  const row = await getRow(diary, 'a')
  expect(saved).toMatchObject({ ok: true, value: { rows: [row] } })
  expect(row).toMatchObject({
    clientId: 'a',
    kind: 'record',
    ver: 1,
    dirty: true,
    sent: false,
    idOnServer: null,
  })
  expect(row?.pend).toEqual(new Set(['severity', 'note', 'deleted']))
  expect(await dirtyRows(diary)).toEqual([row])
  expect(diary.rung).toEqual([['record']])
})

test('[SYNC 1.4] everything a person wrote is encoded, and what sync needs is plain', async () => {
  const seen: unknown[] = []
  const sealing: Codec = {
    encode: (place, value) => {
      seen.push([place, value])
      return Promise.resolve('sealed')
    },
    decode: PLAIN_CODEC.decode,
  }
  const diary = aDiary({ codec: sealing })
  await save(diary, 'a', { note: 'bad night' })
  expect(JSON.stringify(await diary.tables.everyRow())).not.toContain('bad night')
  expect(JSON.stringify(seen)).toContain('bad night')
  expect(await diary.tables.row('a')).toMatchObject({
    clientId: 'a',
    ver: 1,
    dirty: 1,
    sent: 0,
    content: 'sealed',
  })
})

test('[LOCAL-6] two simultaneous changes of one row are both in it', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  await Promise.all([save(diary, 'a', { note: 'cold' }), save(diary, 'a', { severity: 4 })])
  const row = await getRow(diary, 'a')
  expect(valuesOf(row)).toMatchObject({ severity: 4, note: 'cold' })
  expect(row?.ver).toBe(3)
})

test('[LOCAL-6, SYNC I8] tabs that save at the same time issue no stamp twice', async () => {
  const diary = aDiary()
  const ids = Array.from({ length: 8 }, (_, n) => `r${n}`)
  await Promise.all(ids.map((id) => save(diary, id, { severity: 1 })))
  const rows = await readRowsOfKind(diary, 'record')
  expect(new Set(rows.map((row) => row.groups.get('severity')?.s)).size).toBe(8)
})

test('[LOCAL-6] a mark that does not change ver is not undone by an earlier save', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  const mark = changeRows(diary, ['a'], ({ rows }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, sent: true })),
  }))
  await Promise.all([mark, save(diary, 'a', { severity: 3 })])
  expect(await getRow(diary, 'a')).toMatchObject({ sent: true, ver: 2 })
})

test('[SYNC 1.4] a row that no other device knows is removed completely', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  await changeRows(diary, ['a'], ({ rows }) => ({ drop: [...rows.values()] }))
  expect([await getRow(diary, 'a'), await diary.tables.everyRow()]).toEqual([null, []])
})

test('[LOCAL-22] the latest rows come in the order of their days, and a deleted one has none', async () => {
  const diary = aDiary()
  for (const [id, day] of [
    ['a', 3],
    ['b', 8],
    ['c', 5],
  ] as const)
    await save(diary, id, { day })
  await save(diary, 'd', { day: 9 })
  await changeRows(diary, ['d'], ({ rows }) => ({
    rows: [...rows.values()].map((row) => ({
      ...row,
      groups: new Map([...row.groups, ['deleted', { v: { deleted: 1 }, s: row.groups.get('day')!.s }]]),
    })),
  }))
  const latest = await latestRows(diary, 'record', 2)
  expect(latest.map(({ clientId }) => clientId)).toEqual(['b', 'c'])
})

const BROKEN = [
  ['kind is wrong', { kind: 4 }],
  ['ver is wrong', { ver: -1 }],
  ['dirty is wrong', { dirty: true }],
  ['stamps is wrong', { stamps: [['severity', 'soon']] }],
  ['setAside is wrong', { setAside: {} }],
  ['content is wrong', { content: { codec: 'plain', value: { values: 4, lost: [] } } }],
  ['content is wrong', { content: { codec: 'plain', value: { values: [], lost: [{}] } } }],
  ['severity has a stamp and no value', { content: { codec: 'plain', value: { values: [], lost: [] } } }],
  ['not written by the plain codec', { content: 'x' }],
] as const

test.each(BROKEN)('[LOCAL-3] a broken row is quarantined unchanged: %s (%j)', async (why, own) => {
  const diary = aDiary()
  await save(diary, 'sound', { severity: 2 })
  const raw = { ...aStoredRow('broken'), ...own }
  await diary.putRaw(raw)
  expect(await getRow(diary, 'broken')).toBeNull()
  expect(await diary.tables.unreadable()).toEqual([
    { table: 'rows', key: 'broken', raw, why, at: diary.now() },
  ])
  expect((await readRowsOfKind(diary, 'record')).map(({ clientId }) => clientId)).toEqual(['sound'])
})

test('[LOCAL-3] a broken row does not block saving under its id', async () => {
  const diary = aDiary()
  await diary.putRaw(aStoredRow('a', { rev: -7 }))
  await save(diary, 'a', { severity: 2 })
  expect(valuesOf(await getRow(diary, 'a'))).toMatchObject({ severity: 2 })
  expect(await diary.tables.unreadable()).toHaveLength(1)
})

test('[LOCAL-4] a row that no index finds is found when all is looked through', async () => {
  const diary = aDiary()
  const { kind: _kind, dirty: _dirty, ...raw } = aStoredRow('lost')
  await diary.putRaw(raw)
  expect([await readRowsOfKind(diary, 'record'), await dirtyRows(diary)]).toEqual([[], []])
  await sweepRows(diary)
  expect(await diary.tables.unreadable()).toMatchObject([{ key: 'lost', raw, why: 'kind is wrong' }])
})

test('[LOCAL-4] a long diary is looked through to its end, with pauses', async () => {
  const diary = aDiary()
  const rows = Array.from({ length: 120 }, (_, index) => aStoredRow(`a${String(index).padStart(3, '0')}`))
  await diary.tables.write({ rows })
  await diary.putRaw({ ...aStoredRow('a119x'), kind: 7 })
  let pauses = 0
  await sweepRows(diary, async () => void (pauses += 1))
  expect(await diary.tables.unreadable()).toMatchObject([{ key: 'a119x' }])
  expect(pauses).toBe(3)
})

test('[LOCAL-5] a locked codec quarantines nothing', async () => {
  const locked: Codec = {
    ...PLAIN_CODEC,
    decode: () => Promise.reject(new AppLocked('the key is not there')),
  }
  const diary = aDiary()
  await save(diary, 'a', { severity: 2 })
  await expect(readRowsOfKind({ ...diary, codec: locked }, 'record')).rejects.toBeInstanceOf(AppLocked)
  expect(await diary.tables.unreadable()).toEqual([])
  expect(await readRowsOfKind(diary, 'record')).toHaveLength(1)
})

test('[LOCAL-3] however late a content is opened, rows keep their order and each broken one its reason', async () => {
  const names = Array.from({ length: 600 }, (_, n) => `a${String(n).padStart(3, '0')}`)
  const isBroken = (id: string): boolean => id.endsWith('7')
  const late: Codec = {
    ...PLAIN_CODEC,
    decode: async (place, content) => {
      for (let turns = Number(place.id.slice(1)) % 5; turns > 0; turns -= 1) await Promise.resolve()
      return isBroken(place.id) ? err(`${place.id} is torn`) : PLAIN_CODEC.decode(place, content)
    },
  }
  const diary = aDiary({ codec: late })
  await diary.tables.write({ rows: names.map((name) => aStoredRow(name)) })
  const found = await readRowsOfKind(diary, 'record')
  expect(found.map(({ clientId }) => clientId)).toEqual(names.filter((name) => !isBroken(name)))
  const aside = await diary.tables.unreadable()
  expect(aside.map(({ key, why }) => [key, why])).toEqual(
    names.filter(isBroken).map((name) => [name, `${name} is torn`]),
  )
})

test('[LOCAL-3] a broken sync state is quarantined, and the next save starts a new one', async () => {
  const diary = aDiary()
  await diary.tables.write({ states: [{ name: 'sync', rev: 1, value: { cursor: 'far' } }] })
  await save(diary, 'a', { severity: 2 })
  expect(await diary.tables.state('sync')).toMatchObject({ rev: 1, value: { cursor: 0, epoch: null } })
  expect(await diary.tables.unreadable()).toMatchObject([{ table: 'states', key: 'sync' }])
})

test('[LOCAL-10] a save without room says so and notifies nobody', async () => {
  const diary = aDiary()
  const full = {
    ...diary,
    tables: { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) },
  }
  expect(await save(full, 'a', { severity: 2 })).toEqual(err('no-room'))
  await diary.putRaw(aStoredRow('a', { rev: -7 }))
  expect(await save(full, 'a', { severity: 2 })).toEqual(err('no-room'))
  expect(diary.rung).toEqual([])
})
