import { expect, test } from 'vitest'
import { namedListField, sentListField } from './sentListField.ts'
import { sentPreferences } from './sentPreferences.ts'

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

test('[D6] preferences hold lists by their type, and no list of another name', () => {
  const preferences = {
    record_type: 'user_preferences_record',
    content: { location: [{ fid: 12, isShow: 0 }], symptom: [] },
  }
  expect(sentPreferences.parse(preferences)).toEqual(preferences)
  expect(sentPreferences.safeParse({ ...preferences, content: { colours: [] } }).success).toBe(false)
})
