import { SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOWEST_STAMP } from '../groups.ts'
import { settingsClientId } from '../ids.ts'
import { sentSettings, moveKeysIntoContent } from './sentSettings.ts'
import {
  KIND_OF_PREF,
  PREF_TYPES,
  isSettingsKey,
  prefOfKind,
  settingsGroupsToWire,
  settingsGroupValues,
  settingsGroupStamp,
} from './settingsGroups.ts'

const S = '019000000000-0000-aaaaaaaaaaaa'

test('[SYNC-35, D34] each kind of settings has its own kind and id, the same everywhere', () => {
  expect(PREF_TYPES.map((pref) => KIND_OF_PREF[pref]).toSorted()).toEqual([...SETTINGS_KINDS].toSorted())
  for (const pref of PREF_TYPES) expect(prefOfKind(KIND_OF_PREF[pref])).toBe(pref)
  expect(prefOfKind('record')).toBe(null)
  expect(new Set(PREF_TYPES.map(settingsClientId)).size).toBe(PREF_TYPES.length)
  // Fixed forever: under another id every device would lose its settings.
  expect(settingsClientId('filter_settings')).toBe('b322eb47-e2e2-5363-b82f-613dcdf04a88')
})

const aKey = fc.stringMatching(/^[\w.-]{1,64}$/).filter(isSettingsKey)

test('[SYNC-35] any settings come back from their groups as they were, and each key is one group', () => {
  fc.assert(
    fc.property(fc.dictionary(aKey, fc.jsonValue(), { noNullPrototype: true }), (content) => {
      const values = settingsGroupValues({ content })
      expect([...values.keys()]).toEqual(Object.keys(content))
      const groups = Object.fromEntries([...values].map(([group, v]) => [group, { v }]))
      expect(settingsGroupsToWire(groups)).toEqual(content)
    }),
  )
})

test('[SYNC I14] a stamp without its key is returned; the group that marks a row as live is not a key', () => {
  const values = settingsGroupValues({ content: { a: null }, stamps: { a: S, b: S, deleted: S } })
  expect([...values]).toEqual([
    ['a', { a: null }],
    ['b', {}],
  ])
  expect(settingsGroupsToWire({ a: { v: { a: 1 } }, b: { v: {} }, deleted: { v: { deleted: 0 } } })).toEqual({
    a: 1,
  })
  expect([settingsGroupStamp('a', { a: S }), settingsGroupStamp('b', { a: S })]).toEqual([S, LOWEST_STAMP])
})

test('[D34] the saved filter of the specification is beside pref_type, and is read as content', () => {
  const head = { record_type: 'user_settings_record', pref_type: 'filter_settings' }
  const flat = { ...head, filter_mode: 'all', timing: 1, stamps: {}, updated_local: 5 }
  expect(moveKeysIntoContent(flat)).toEqual({
    ...head,
    stamps: {},
    updated_local: 5,
    content: { filter_mode: 'all', timing: 1 },
  })
  expect(moveKeysIntoContent({ ...flat, content: { a: 1 } })).toEqual({ ...flat, content: { a: 1 } })
  expect(sentSettings.safeParse(moveKeysIntoContent(head)).success).toBe(true)
  expect(sentSettings.safeParse(moveKeysIntoContent(7)).success).toBe(false)
})
