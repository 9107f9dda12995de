import fc from 'fast-check'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import { expect, test } from 'vitest'
import { conditionGroupsToWire, conditionGroupValues, conditionGroupStamp } from './conditionGroups.ts'
import { readConditionGroups, conditionToGroups, newConditionToGroups } from './conditionWire.ts'
import { sentCondition } from './sentCondition.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const STAMP = '018bcfe56800-0000-aaaaaaaaaaaa'

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((value) => !value.includes('\0'))
const day = fc.option(fc.constantFrom('2026-01-31', '2028-02-29'))

const anyCondition: fc.Arbitrary<Condition> = fc.record({
  id: fc.constant('c'),
  name: text,
  number: fc.option(fc.integer({ min: 1, max: 99_999 })),
  names: fc.constantFrom({}, { de: 'Kopfschmerzen', ko: '두통' }),
  firstSymptom: day,
  diagnosed: day,
  isShown: fc.boolean(),
  icon: fc.option(fc.constantFrom('head', 'spine')),
})

test('[COND-3] a condition comes back from its groups as it was', () => {
  fc.assert(
    fc.property(anyCondition, (condition) => {
      expect(readConditionGroups(conditionToGroups(condition), 'c')).toEqual(condition)
    }),
    { numRuns: runs },
  )
})

test('[COND-3, SYNC 1.2] a sent condition gives the same groups as on the device, unknown ones included', () => {
  fc.assert(
    fc.property(anyCondition, fc.integer(), (condition, tomorrow) => {
      const groups = conditionToGroups(condition)
        .set('deleted', { deleted: 0 })
        .set('other', { of_tomorrow: tomorrow })
      const stored = Object.fromEntries([...groups].map(([group, v]) => [group, { v }]))
      const flat = { ...conditionGroupsToWire(stored), fid: -4, stamps: { name: STAMP } }
      expect(conditionGroupValues(sentCondition.parse(flat))).toEqual(groups)
    }),
    { numRuns: runs },
  )
})

test('[COND-3, D31] display texts in a reader’s language are not stored', () => {
  const sent = { value: 'Headaches', translated_value: 'Kopfschmerzen', display_value: 'x', checked: true }
  expect(Object.fromEntries(conditionGroupValues(sent))).toEqual({ name: { value: 'Headaches' } })
  expect(conditionGroupStamp('colour', { colour: STAMP })).toBe(STAMP)
})

test('[COND-3] a new condition has no groups for fields that were not filled in', () => {
  const fresh = readConditionGroups(new Map([['name', { value: 'Knee' }]]), 'c')!
  expect([...newConditionToGroups(fresh).keys()]).toEqual(['name', 'shown'])
  const told = newConditionToGroups({ ...fresh, diagnosed: '2026-01-31', icon: 'head' })
  expect([...told.keys()]).toEqual(['name', 'diagnosed', 'shown', 'icon'])
})

test('[COND-3] copies that were merged into it are known by their ids', () => {
  const stored = new Map<string, unknown>([
    ['name', { value: 'Knee' }],
    ['alias:d', { 'alias:d': 1 }],
  ])
  expect(readConditionGroups(stored, 'c')?.aliases).toEqual(['d'])
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no object', 'Knee'],
  ['an empty one', { value: '' }],
])('[COND-3] %s for a name is nothing to show', (_, name) => {
  expect(readConditionGroups(new Map([['name', name]]), 'c')).toBeNull()
})

test.each([0, -1, 1.5, '10001', null])('[COND-4] %j is not a catalogue entry', (number) => {
  const stored = new Map([['name', { value: 'Knee', original_fid: number }]])
  expect(readConditionGroups(stored, 'c')?.number).toBeNull()
})
