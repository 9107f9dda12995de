import { expect, test } from 'vitest'
import { nameCycles } from './nameCycles.ts'
import { renameTemporarily, retryCycleRow } from './temporaryName.ts'
import { CLOCK, ROW_NOW, aKnownRow, saveValues } from './testing/aRow.ts'

const cyclesOf = (...pairs: [string, string][]): string[][] => nameCycles(new Map(pairs))

test('[SYNC-40] a ring is found once, whatever leads into it', () => {
  expect(cyclesOf(['a', 'b'], ['b', 'a'])).toEqual([['a', 'b']])
  expect(cyclesOf(['x', 'a'], ['a', 'b'], ['b', 'c'], ['c', 'a'], ['y', 'x'])).toEqual([['a', 'b', 'c']])
  expect(cyclesOf(['a', 'b'], ['b', 'a'], ['c', 'd'], ['d', 'c'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('[SYNC-40] a chain of waiting rows that ends is not a cycle', () => {
  expect(cyclesOf(['a', 'b'], ['b', 'c'])).toEqual([])
})

const renamed = (name: Record<string, unknown>) => saveValues(aKnownRow(), { name }, { at: ROW_NOW + 5 })

test.each([
  [{ value: 'Knee', original_fid: 7, value_translations: { de: 'Knie' } }, { value: 'Knee ⇄' }],
  [
    { common_name: 'Naproxen', brand_name: 'Aleve', original_nid: 7 },
    { common_name: 'Naproxen ⇄', brand_name: 'Aleve' },
  ],
])('[SYNC-40] %j gets a temporary name, and its own name follows under a later stamp', (name, other) => {
  const { row, clock } = renamed(name)
  const aside = renameTemporarily(row, { clock, wallNow: ROW_NOW + 5 })!
  expect(aside.sent.groups.get('name')?.v).toEqual(other)
  expect(aside.row.groups.get('name')?.v).toEqual(name)
  expect(aside.sent.groups.get('name')!.s > row.groups.get('name')!.s).toBe(true)
  expect(aside.row.groups.get('name')!.s > aside.sent.groups.get('name')!.s).toBe(true)
  expect([aside.row.dirty, aside.row.pend.has('name'), aside.row.refusals]).toEqual([true, true, 0])
})

test('[SYNC-40] rows that are gone, sent or without a name stay as they are', () => {
  const asked = { clock: CLOCK, wallNow: ROW_NOW }
  const { row } = renamed({ value: 'Knee' })
  expect(renameTemporarily({ ...row, dirty: false }, asked)).toBeNull()
  expect(renameTemporarily({ ...row, idOnServer: null }, asked)).toBeNull()
  expect(renameTemporarily(saveValues(aKnownRow(), { severity: 1 }).row, asked)).toBeNull()
  const waiting = { ...row, refusals: 3, setAside: { code: 215 } }
  expect(retryCycleRow(waiting)).toEqual(row)
  expect(retryCycleRow({ ...waiting, dirty: false })).toEqual({ ...waiting, dirty: false })
})
