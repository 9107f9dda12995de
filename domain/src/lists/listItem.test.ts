import { expect, test } from 'vitest'
import { FIELD_TYPES, isNothingItem, isOwn, listForField } from './listItem.ts'

test('[LIST-2] eight names lead to seven lists: ineffective is the list of alleviating', () => {
  expect(FIELD_TYPES.map(listForField)).toEqual(FIELD_TYPES)
  expect(listForField('ineffective_factor')).toBe('alleviating_factor')
})

test.each(['medications', '', 'Location', 'constructor', '__proto__'])(
  '[LIST-2] %j names no list',
  (field) => {
    expect(listForField(field)).toBeNull()
  },
)

test('[LIST-3] an item with a key is built in, one without belongs to the person', () => {
  expect([isOwn({ key: 'head' }), isOwn({ key: null })]).toEqual([false, true])
})

test('[LIST-4] Nothing is known by its key', () => {
  expect([isNothingItem({ key: 'nothing' }), isNothingItem({ key: null })]).toEqual([true, false])
})
