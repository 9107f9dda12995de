import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupOfKey, keyGroups, LOWEST_STAMP } from '../groups.ts'
import { aliasGroup, aliasValue, aliasesIn } from '../aliasGroups.ts'
import { listFieldGroupsToWire, listGroupValues, listFieldGroupStamp } from './listGroups.ts'
import { namedListField } from './sentListField.ts'
import { isStorable } from '../storable.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const STAMP = '018bcfe56800-0000-aaaaaaaaaaaa'
const OTHER = '0190b5c2-a1f0-7abc-8def-0123456789ab'

const stored = (groups: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...groups].map(([group, v]) => [group, { v: JSON.parse(JSON.stringify(v)) as unknown }]),
  )

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((value) => !value.includes('\0'))

const field = fc.record(
  {
    value: text,
    value_type: fc.constantFrom('default' as const, 'custom' as const),
    type: fc.constantFrom('location' as const, 'symptom' as const, 'alleviating_factor' as const),
    key: fc.option(text),
    isShow: fc.constantFrom(0 as const, 1 as const, null),
    position: fc.integer({ min: -1, max: 1_000_000 }),
    icon_code: fc.option(text),
    icon_colour: fc.option(text),
    value_translations: fc.dictionary(fc.constantFrom('de', 'ko', 'zh-rCN'), text),
    deleted: fc.constantFrom(0 as const, 1 as const),
    of_tomorrow: fc.jsonValue({ maxDepth: 2 }).filter(isStorable),
    constructor: text,
  },
  { requiredKeys: [] },
)

test('[SYNC 1.2] any list item comes back from its groups whole, hostile names and unknown keys included', () => {
  fc.assert(
    fc.property(field, (value) => {
      const sent = namedListField.parse({
        ...value,
        fid: 1_000_007,
        client_id: OTHER,
        stamps: { name: STAMP },
      })
      expect({ ...listFieldGroupsToWire(stored(listGroupValues(sent))) }).toEqual(
        JSON.parse(JSON.stringify({ ...value })),
      )
    }),
    { numRuns: runs },
  )
})

test('[SYNC 1.4] name, visibility, place and picture merge apart', () => {
  const sent = {
    value: 'Heat',
    type: 'alleviating_factor' as const,
    isShow: 1 as const,
    position: 3,
    icon_code: 'fire',
  }
  expect(Object.fromEntries(listGroupValues(sent))).toEqual({
    name: { value: 'Heat', type: 'alleviating_factor' },
    shown: { isShow: 1 },
    position: { position: 3 },
    icon: { icon_code: 'fire' },
  })
})

test('[SYNC I14] a group that only a newer client knows merges by its own stamp, and one without a stamp loses', () => {
  const stamps = { colour: STAMP }
  const values = listGroupValues({ value: 'Heat', colour: 'red', stamps })
  expect(Object.fromEntries(values)).toEqual({ name: { value: 'Heat' }, colour: { colour: 'red' } })
  expect([listFieldGroupStamp('colour', stamps), listFieldGroupStamp('name', stamps)]).toEqual([
    STAMP,
    LOWEST_STAMP,
  ])
})

test('[D29] the id of a copy travels as a group of the item that stays', () => {
  const group = aliasGroup(OTHER)
  const flat = { ...aliasValue(OTHER), stamps: { [group]: STAMP } }
  expect(group.length).toBeLessThanOrEqual(64)
  expect(Object.fromEntries(listGroupValues(flat))).toEqual({ [group]: aliasValue(OTHER) })
  expect(aliasesIn(['name', group])).toEqual([OTHER])
})

test('[PLACE-7, SYNC I14] regions are stored under their own name, also by a server that does not know them', () => {
  const sent = namedListField.parse({ client_id: OTHER, regions: ['head'], stamps: { regions: STAMP } })
  expect([...listGroupValues(sent)]).toEqual([['regions', { regions: ['head'] }]])
  // What 4.41.0 does with a key that it does not know: the same group, because the stamp has its name.
  const known = keyGroups({ value: 'name', icon_code: 'icon' })
  expect(groupOfKey(known, 'regions', { regions: STAMP })).toBe('regions')
})
