import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { expect, test } from 'vitest'
import { listItemToGroups, hasItem, isOwnItem, readListItemGroups } from './listFieldWire.ts'

const OWN: ListItem = {
  id: 'a',
  type: 'alleviating_factor',
  name: 'Warm bath',
  key: null,
  icon: 'leaf',
  isShown: false,
  position: 4,
}
const BROUGHT: ListItem = {
  ...OWN,
  id: 'b',
  name: 'Heat',
  key: 'heat',
  icon: 'flame',
  isShown: true,
  position: 0,
}
const none = { id: 'a', brought: undefined }
const named = (fields: object) => new Map([['name', { type: 'symptom', value: 'Ibuprofen', ...fields }]])

test('[D31] an item of the person’s own reads back as it was written', () => {
  const groups = listItemToGroups(OWN)
  expect(readListItemGroups(groups, none)).toEqual(OWN)
  expect(groups.get('name')).toEqual({
    type: 'alleviating_factor',
    value: 'Warm bath',
    value_type: 'custom',
    key: null,
  })
})

test('[LIST-8] only the groups that are asked for are written', () => {
  expect([...listItemToGroups(OWN, ['shown', 'position'])]).toEqual([
    ['shown', { isShow: 0 }],
    ['position', { position: 4 }],
  ])
})

test('[PLACE-7] the regions of an own location are a group of their own, and only a location has some', () => {
  const own: ListItem = { ...OWN, type: 'location', regions: ['head', 'neck'] }
  const groups = listItemToGroups(own)
  expect(groups.get('regions')).toEqual({ regions: ['head', 'neck'] })
  expect(readListItemGroups(groups, none)).toEqual(own)
  expect(listItemToGroups(OWN).has('regions')).toBe(false)
  const symptom = new Map<string, unknown>(named({})).set('regions', { regions: ['head'] })
  expect(readListItemGroups(symptom, none)?.regions).toBeUndefined()
})

test.each([['head'], [7], [null], [{ head: 1 }], [[]], [[7, null]]])(
  '[PLACE-7] regions that cannot be read say nothing: %j',
  (regions) => {
    const groups = new Map<string, unknown>(listItemToGroups({ ...OWN, type: 'location' }))
    groups.set('regions', { regions })
    expect(readListItemGroups(groups, none)).toEqual({ ...OWN, type: 'location' })
  },
)

test('[PLACE-7] a built-in location keeps its place on the figure, whatever a client stored', () => {
  const head: ListItem = { ...BROUGHT, type: 'location', regions: ['head'] }
  const stored = new Map([['regions', { regions: ['neck'] }]])
  expect(readListItemGroups(stored, { id: 'b', brought: head })?.regions).toEqual(['head'])
})

test('[LIST-3] a client can only move, show and hide a built-in item', () => {
  const stored = listItemToGroups({ ...OWN, id: 'b' })
  expect(readListItemGroups(stored, { id: 'b', brought: BROUGHT })).toEqual({
    ...BROUGHT,
    isShown: false,
    position: 4,
  })
})

test('[LIST-3] a built-in item of a later app does not belong to the person, and is shown by its name', () => {
  const stored = named({ value: 'Cupping', value_type: 'default', key: 'cupping' })
  expect(readListItemGroups(stored, none)).toMatchObject({ name: 'Cupping', key: 'cupping', isShown: true })
  expect(isOwnItem(stored)).toBe(false)
})

test('[LIST-3] a medicine is not a list item, and does not belong to the person', () => {
  const stored = named({ value_type: 'medication' })
  expect([readListItemGroups(stored, none), isOwnItem(stored)]).toEqual([null, false])
})

test('[LIST-3] an item of a plain client without a mark belongs to the person', () => {
  expect(isOwnItem(named({}))).toBe(true)
})

test('[LIST-2] an item without a list, or without a name, is not shown', () => {
  expect(readListItemGroups(named({ type: 'colour' }), none)).toBeNull()
  expect(readListItemGroups(new Map([['shown', { isShow: 1 }]]), none)).toBeNull()
})

test('[LIST-14] a record uses an item if one of its groups refers to it', () => {
  const record = new Map<string, unknown>([
    ['severity', { severity: 3 }],
    ['note', null],
    ['location', { location: ['Head'], refs: [{ client_id: 'x', text: 'Head' }] }],
    ['symptom', { refs: 'broken' }],
    ['alleviating_factor', { refs: [null, { client_id: 'a', text: 'Warm bath' }] }],
  ])
  expect([hasItem(record, ['a']), hasItem(record, ['y', 'x'])]).toEqual([true, true])
  expect([hasItem(record, ['Head']), hasItem(record, [])]).toEqual([false, false])
})
