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

test('[LIST-3] of what the product brings a client changes the place and whether it is shown, and no more', () => {
  const stored = listItemToGroups({ ...OWN, id: 'b' })
  expect(readListItemGroups(stored, { id: 'b', brought: BROUGHT })).toEqual({
    ...BROUGHT,
    isShown: false,
    position: 4,
  })
})

test('[LIST-3] what a later app brings is nobody’s own, and shown by its name', () => {
  const stored = named({ value: 'Cupping', value_type: 'default', key: 'cupping' })
  expect(readListItemGroups(stored, none)).toMatchObject({ name: 'Cupping', key: 'cupping', isShown: true })
  expect(isOwnItem(stored)).toBe(false)
})

test('[LIST-3] a medicine is no item of a list, and nobody’s own', () => {
  const stored = named({ value_type: 'medication' })
  expect([readListItemGroups(stored, none), isOwnItem(stored)]).toEqual([null, false])
})

test('[LIST-3] what a plain client made without saying so is the person’s own', () => {
  expect(isOwnItem(named({}))).toBe(true)
})

test('[LIST-2] what names no list, or nothing at all, is not shown', () => {
  expect(readListItemGroups(named({ type: 'colour' }), none)).toBeNull()
  expect(readListItemGroups(new Map([['shown', { isShow: 1 }]]), none)).toBeNull()
})

test('[LIST-14] a record has an item where one of its groups refers to it', () => {
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
