import { expect, test } from 'vitest'
import { listSchemaFaults } from '../envelope.ts'
import { namedListField, sentListField } from './sentListField.ts'
import { preferenceLists, sentPreferences } from './sentPreferences.ts'

const field = {
  value: 'Heat',
  value_type: 'custom',
  type: 'alleviating_factor',
  isShow: 1,
  position: 4,
  fid: -2,
  client_id: '0190b5c2-a1f0-7abc-8def-0123456789ab',
  value_translations: { de: 'Wärme' },
  of_tomorrow: { any: ['thing'] },
}

test('[SYNC I14] a list item passes the border unchanged, unknown keys included', () => {
  expect(sentListField.parse(field)).toEqual(field)
})

test.each([
  ['value', ''],
  ['value', undefined],
  ['value', 'x'.repeat(501)],
  ['type', 'colour'],
  ['isShow', true],
  ['position', -2],
  ['of_tomorrow', { any: ['\0'] }],
])('[D10] a list item whose %s does not fit is refused', (key, value) => {
  expect(sentListField.safeParse({ ...field, [key]: value }).success).toBe(false)
})

test('[D29] to delete an item it is enough to name it', () => {
  expect(namedListField.parse({ fid: 1_000_007 })).toEqual({ fid: 1_000_007 })
})

test('[D6] preferences have lists by their type, and no list of another name', () => {
  const preferences = {
    record_type: 'user_preferences_record',
    content: { location: [{ fid: 12, isShow: 0 }], ineffective_factor: [{ fid: 90, position: 2 }] },
  }
  expect(sentPreferences.parse(preferences)).toEqual(preferences)
  expect(sentPreferences.safeParse({ ...preferences, content: { colours: [{ fid: 1 }] } }).success).toBe(
    false,
  )
})

test.each([{ location: [] }, { location: [{ fid: 1 }], symptom: [] }, {}])(
  '[D10] preferences with nothing in a list are refused: %j',
  (content) => {
    const read = preferenceLists.safeParse({ content })
    expect(read.error && listSchemaFaults(read.error)).toMatchObject([{ reason: 'empty-list' }])
  },
)

test('[D10] one invalid item of the preferences does not block the others', () => {
  const content = { location: [{ fid: 1, isShow: 7 }, 'nonsense', null] }
  expect(preferenceLists.safeParse({ content }).success).toBe(true)
  expect(sentPreferences.safeParse({ content }).success).toBe(false)
})
