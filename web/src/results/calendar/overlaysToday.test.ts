import { findCanonicalItems } from '@reprieve/domain/filters/columns/canonical.ts'
import { COLUMN_LISTS, type ColumnItem } from '@reprieve/domain/filters/columns/columns.ts'
import { expect, test } from 'vitest'
import { offeredOverlays, resolveOverlays } from './calendarOverlays.ts'

const item = (id: string, list: ColumnItem['list'] = 'symptom', text = id): ColumnItem => ({ list, id, text })
const MERGED: Readonly<Record<string, string>> = { old: 'new', older: 'new' }
const idToday = (id: string): string => MERGED[id] ?? id
const today = (chosen: readonly ColumnItem[], items: readonly ColumnItem[]) =>
  resolveOverlays(chosen, { items, idToday, canonical: findCanonicalItems(items, ({ id }) => idToday(id)) })

test('[RES-36] an overlay stored by the id of a copy is the item that the copy became', () => {
  expect(today([item('old')], [item('other'), item('new')])).toEqual([item('new')])
})

test('[RES-36] if records know it only by the id of a copy, it is found by that', () => {
  expect(today([item('new')], [item('other'), item('old')])).toEqual([item('old')])
  expect(today([item('older')], [item('old')])).toEqual([item('old')])
})

test('[RES-36] two that have become one are one, and the others keep their order', () => {
  const kept = [item('b'), item('old'), item('a'), item('older')]
  expect(today(kept, [item('a'), item('b'), item('old'), item('new')]).map(({ id }) => id)).toEqual([
    'b',
    'new',
    'a',
  ])
})

test('[RES-36] the same id in another list is another item', () => {
  expect(today([item('new', 'location')], [item('new')])).toEqual([item('new', 'location')])
})

test('[RES-37] an item in no record stays chosen, by its current id', () => {
  expect(today([item('old')], [])).toEqual([{ list: 'symptom', id: 'new', text: 'old' }])
})

test('[RES-34] recorded items are offered, list by list, and chosen ones once, recorded or not', () => {
  const [sleep, back, heat] = [item('sleep'), item('back', 'location'), item('heat', 'alleviating_factor')]
  expect(offeredOverlays([sleep, back], [back, heat, heat], COLUMN_LISTS)).toEqual([
    { list: 'location', items: [back] },
    { list: 'symptom', items: [sleep] },
    { list: 'alleviating_factor', items: [heat] },
  ])
  expect(offeredOverlays([], [], COLUMN_LISTS)).toEqual([])
})
