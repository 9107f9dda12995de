import type { ColumnItem } from '@reprieve/domain/filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import { expect, test } from 'vitest'
import { resolveItemNames, type ItemNameLookup } from './itemNames.ts'

const itemsOf = (): ColumnItem[] => [
  { list: 'symptom', id: 'tired', text: 'Tired' },
  { list: 'symptom', id: 'copy', text: 'Weary' },
]

/** Lists as read at one opening: each time a new object, even if they are equal. */
const readLists = (
  said: { names?: Record<string, string>; today?: Record<string, string> } = {},
): ItemNameLookup => ({
  idToday: (id) => said.today?.[id] ?? id,
  labelOf: (_, { id, text }) => said.names?.[id] ?? text,
})

const askingFor = (id: string): Criteria => ({
  ...DEFAULT_CRITERIA,
  fields: { ...DEFAULT_CRITERIA.fields, symptom: [{ id, text: id }] },
})

test('[RES-60] lists that are read again with the same content give the same names', () => {
  const items = itemsOf()
  const first = resolveItemNames(items, DEFAULT_CRITERIA, readLists())
  expect(first.labels).toEqual(['Tired', 'Weary'])
  expect(resolveItemNames(items, DEFAULT_CRITERIA, readLists())).toBe(first)
})

test('[RES-60] a rename or a merge is noticed', () => {
  const items = itemsOf()
  const first = resolveItemNames(items, DEFAULT_CRITERIA, readLists())
  const renamed = resolveItemNames(items, DEFAULT_CRITERIA, readLists({ names: { tired: 'Worn out' } }))
  expect([renamed === first, renamed.labels[0]]).toEqual([false, 'Worn out'])
  const merged = resolveItemNames(items, DEFAULT_CRITERIA, readLists({ today: { copy: 'tired' } }))
  expect([...merged.canonical]).toEqual([0, 0])
})

test('[RES-60] items of the filter are looked up in the current lists, although no record has them', () => {
  const items = itemsOf()
  const criteria = askingFor('old')
  expect(resolveItemNames(items, criteria, readLists()).idToday({ id: 'old' })).toBe('old')
  const merged = resolveItemNames(items, criteria, readLists({ today: { old: 'tired' } }))
  expect(merged.idToday({ id: 'old' })).toBe('tired')
})
