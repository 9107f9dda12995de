import { expect, test } from 'vitest'
import { sentRecord } from './sentRecord.ts'

const HOUR_MS = 3_600_000

const record = {
  record_type: 'pain_record',
  record_id: -3,
  client_id: '0190b5c2-a1f0-7abc-8def-0123456789ab',
  stamps: {
    severity: '0190b5c2a1f0-0001-a1b2c3d4e5f6',
    a_group_of_tomorrow: '0190b5c2a1f0-0001-a1b2c3d4e5f6',
  },
  lost: [{ group: 'note', hlc: '0190b5c2a1f0-0000-a1b2c3d4e5f6', value: { notes: 'old' } }],
  updated_local: 1_790_000_000_000,
  created: 1_790_000_000_000,
  content: {
    pain_record_type: 'PainRecord',
    severity: 7,
    timing: 1_790_000_000_000,
    time_offset: 2 * HOUR_MS,
    pain_duration: 5_400,
    pain_duration_unit: 'Minutes',
    pain_duration_type: 'duration',
    pain_type: 'Constant',
    notes: 'after the walk',
    no_medications: 0,
    deleted: 0,
    location: ['Back', 'Neck'],
    alleviating_factor: [{ value: 'Rest', effectiveness: 1, fid: 12 }],
    aggravating_factor: [{ value: 'Walking', effectiveness: 0, effect_set: 0 }],
    refs: { location: [{ client_id: '0190b5c2-a1f0-5abc-8def-0123456789ab', text: 'Back' }] },
  },
}

const withContent = (content: object) => ({ ...record, content: { ...record.content, ...content } })
const fits = (value: unknown): boolean => sentRecord.safeParse(value).success

test('[D28] a record passes the border unchanged', () => {
  expect(sentRecord.parse(record)).toEqual(record)
})

test('[SYNC I14] data that only a newer client knows pass unchanged, at every depth', () => {
  const newer = {
    ...withContent({
      weather: { kind: 'rain' },
      alleviating_factor: [{ value: 'Rest', since: 'noon' }],
      refs: { weather: [{ client_id: record.client_id, text: 'Rain', icon: 'r' }] },
    }),
    mood: 3,
  }
  expect(sentRecord.parse(newer)).toEqual(newer)
})

test('[D28] a plain client of the specification may leave out all that sync adds', () => {
  expect(fits({ record_type: 'pain_record', content: { severity: 3 } })).toBe(true)
  expect(fits({ record_id: 1_000_000 })).toBe(true)
  expect(fits({})).toBe(true)
})

test.each([0, 10, null, undefined])('[D36] severity may be %j', (severity) => {
  expect(fits(withContent({ severity }))).toBe(true)
})

test.each([-1, 11, 7.4, '7', Number.NaN, Infinity, [7]])(
  '[D35] severity and score may not be %j',
  (value) => {
    expect(fits(withContent({ severity: value }))).toBe(false)
    expect(fits(withContent({ score: value }))).toBe(false)
  },
)

test.each([
  [Date.UTC(1900, 0, 1), true],
  [Date.UTC(1900, 0, 1) - 1, false],
  [Date.UTC(2100, 11, 31, 23, 59, 59, 999), true],
  [Date.UTC(2101, 0, 1), false],
])('[D40] a record at %j is taken: %j', (timing, good) => {
  expect(fits(withContent({ timing }))).toBe(good)
})

test.each([
  ['time_offset', 26 * HOUR_MS, true],
  ['time_offset', -26 * HOUR_MS, true],
  ['time_offset', 27 * HOUR_MS, false],
  ['pain_duration', 0, true],
  ['pain_duration', -1, false],
  ['pain_duration_type', 'all_day', true],
  ['pain_duration_type', 'for ever', false],
  ['pain_type', null, true],
  ['deleted', 1, true],
  ['deleted', 2, false],
  ['deleted', true, false],
])('[D9] %s of %j is taken: %j', (key, value, good) => {
  expect(fits(withContent({ [key]: value }))).toBe(good)
})

test('[REL 1c] lists, names and notes have an end', () => {
  expect(fits(withContent({ notes: 'x'.repeat(20_000) }))).toBe(true)
  expect(fits(withContent({ notes: 'x'.repeat(20_001) }))).toBe(false)
  expect(fits(withContent({ location: ['x'.repeat(501)] }))).toBe(false)
  expect(fits(withContent({ location: Array(501).fill('x') }))).toBe(false)
  expect(fits({ ...record, lost: Array(201).fill(record.lost[0]) })).toBe(false)
})

test('[D10] NUL and half a surrogate pair are found in parts that no schema describes, keys included', () => {
  expect(fits(withContent({ weather: { kind: 'a\0' } }))).toBe(false)
  expect(fits(withContent({ ['a\ud800']: 1 }))).toBe(false)
  expect(fits({ ...record, mood: ['\udc00'] })).toBe(false)
})

test('[SYNC 1.4] a stamp that could not be compared as text is refused', () => {
  expect(fits({ ...record, stamps: { severity: 'zzz' } })).toBe(false)
  expect(fits({ ...record, stamps: { severity: 5 } })).toBe(false)
})
