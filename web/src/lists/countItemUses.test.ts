import { recordToGroups } from '@reprieve/contract/records/recordCodec.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { emptyRow } from '@reprieve/domain/sync/localRow.ts'
import { deleteRow, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { expect, test } from 'vitest'
import { changeRows } from '../local/rows/changeRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { countItemUses } from './useItemDelete.ts'

const BATH = { id: 'bath', text: 'Warm bath' }
const EMPTY = emptyRecord({ at: NOON, offset: 0 })
const WITH: ReadonlyMap<string, unknown> = recordToGroups({
  ...EMPTY,
  intervention: { kind: 'items', items: [{ ...BATH, effect: 'ineffective' }] },
})
const WITHOUT = recordToGroups({ ...EMPTY, location: [{ id: 'head', text: 'Head' }], note: 'bath' })

/** Three per day, on as many days as needed. */
const keep = (diary: Diary, count: number, { kind = 'record', values = WITH } = {}) =>
  changeRows(diary, [], ({ state }) => {
    const rows = Array.from({ length: count }, (_, at) => {
      const ofDay = new Map([...values, ['day', 1 + Math.floor(at / 3)]])
      const change = { values: ofDay, clock: state.clock, wallNow: NOON }
      return saveRow(emptyRow(crypto.randomUUID(), kind), change).row
    })
    return { rows }
  })

test('[LIST-14] records and reflections that have the item are counted, whatever it did', async () => {
  const diary = aDiary()
  await keep(diary, 3)
  await keep(diary, 2, { values: WITHOUT })
  await keep(diary, 1, { kind: 'reflection' })
  await keep(diary, 1, { kind: 'list_field' })
  expect(await countItemUses(diary, BATH)).toBe(4)
})

test('[LIST-14, D29] records that know the item by the id of a copy are counted, too', async () => {
  const diary = aDiary()
  await keep(diary, 2)
  expect(await countItemUses(diary, { id: 'shower', aliases: ['x', 'bath'] })).toBe(2)
})

test('[LIST-14] a record that was deleted loses nothing any more', async () => {
  const diary = aDiary()
  await keep(diary, 1)
  await changeRows(diary, ['gone'], ({ state }) => {
    const { row } = saveRow(emptyRow('gone', 'record'), { values: WITH, clock: state.clock, wallNow: NOON })
    return { rows: [deleteRow({ ...row, sent: true }, state.clock, NOON)!.row] }
  })
  expect(await countItemUses(diary, BATH)).toBe(1)
})

test('[LIST-14] many are counted in chunks, with other work in between', async () => {
  const diary = aDiary()
  await keep(diary, 1_000)
  let turns = 0
  const clock = setInterval(() => turns++)
  expect(await countItemUses(diary, BATH)).toBe(1_000)
  clearInterval(clock)
  expect(turns).toBeGreaterThan(0)
})

test('[LIST-14] the count ends when nobody waits for it any more', async () => {
  const diary = aDiary()
  await keep(diary, 1_000)
  let asked = 0
  expect(await countItemUses(diary, BATH, () => ++asked < 3)).toBeLessThan(1_000)
})
