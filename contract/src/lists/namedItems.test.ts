import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { EMPTY_MEDICATION, type Medication } from '@reprieve/domain/medications/medication.ts'
import { DELETED } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { aliasGroup, aliasValue } from '../aliasGroups.ts'
import { listItemToGroups } from './listFieldWire.ts'
import { itemOfRow, itemsById, itemsOfRows, labelledLists, namedItems } from './namedItems.ts'

const YOGA: ListItem = {
  id: '00000000-0000-7000-8000-000000000001',
  type: 'alleviating_factor',
  name: 'Yoga',
  key: null,
  icon: null,
  isShown: true,
  position: 3,
}
const COPY = '00000000-0000-7000-8000-000000000002'
const NOTHING: ListItem = { ...YOGA, id: 'none', name: 'Nothing', key: 'nothing', position: -1 }
const BROUGHT = new Map([[NOTHING.id, NOTHING]])

const rowOf = (clientId: string, values: Iterable<readonly [string, unknown]>) => ({
  clientId,
  groups: new Map([...values].map(([group, v]) => [group, { v, s: '018bcfe56800-0000-aaaaaaaaaaaa' }])),
})
const known = rowOf(YOGA.id, [...listItemToGroups(YOGA), [aliasGroup(COPY), aliasValue(COPY)]])

test('[D29] an item lists the ids of its merged copies, and is found by them', () => {
  const item = itemOfRow(YOGA.id, known, new Map())
  expect(item).toEqual({ ...YOGA, aliases: [COPY] })
  expect(itemsById([item!]).get(COPY)).toBe(item)
})

test('[D29] an id with its own item is not an alias', () => {
  const [one, other] = [
    { ...YOGA, aliases: [COPY] },
    { ...YOGA, id: COPY, name: 'Walking' },
  ]
  for (const items of [
    [one, other],
    [other, one],
  ])
    expect(itemsById(items).get(COPY)).toBe(other)
})

test('[LIST-3] a row that marks a built-in item as deleted is ignored', () => {
  const gone = (id: string) => rowOf(id, [['deleted', DELETED]])
  expect(itemsOfRows([gone(NOTHING.id), gone(YOGA.id)], BROUGHT)).toEqual([NOTHING])
})

const wordOf = ({ key }: ListItem): string => `${key}, translated`
const lists = labelledLists(itemsOfRows([known], BROUGHT), { brought: BROUGHT, wordOf })

test('[D31] a built-in item has its translated name, a custom one its typed name, and an unknown one the written text', () => {
  expect(lists.itemsOf('alleviating_factor').map(({ label }) => label)).toEqual([
    'nothing, translated',
    'Yoga',
  ])
  expect(lists.labelOf({ id: COPY, text: 'yoga, typed' })).toBe('Yoga')
  expect(lists.labelOf({ id: 'gone', text: 'As it was' })).toBe('As it was')
})

test('[FILT-39] lists and medications are named together, by current names and ids', () => {
  const naproxen: Medication = { ...EMPTY_MEDICATION, id: 'n', commonName: 'Naproxen', aliases: ['old n'] }
  const { labelOf, idToday } = namedItems({
    lists,
    medications: [naproxen],
    nameOf: ({ commonName }) => `${commonName}, shown`,
    words: { nothing: 'Nothing at all', noMedications: 'No medicine' },
  })
  const nothing = { id: NOTHING_ID, text: 'Nothing' }
  expect(labelOf('alleviating_factor', nothing)).toBe('nothing, translated')
  expect(labelOf('symptom', nothing)).toBe('Nothing at all')
  expect(labelOf('medication', nothing)).toBe('No medicine')
  expect(labelOf('medication', { id: 'old n', text: 'as it was' })).toBe('Naproxen, shown')
  expect(labelOf('alleviating_factor', { id: 'n', text: 'as it was' })).toBe('as it was')
  expect([idToday('old n'), idToday(COPY), idToday('x')]).toEqual(['n', YOGA.id, 'x'])
})
