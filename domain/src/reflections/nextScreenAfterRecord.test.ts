import { expect, test } from 'vitest'
import { nextScreenAfterRecord, type SavedRecordFacts } from './nextScreenAfterRecord.ts'

const ON_WEB: SavedRecordFacts = {
  isNewRecord: true,
  isFirstRecord: false,
  isReflectionDone: false,
  isDayBeforeDiary: false,
  isWeb: true,
  hasSeenReminders: false,
}
const IN_APP = { ...ON_WEB, isWeb: false }

test.each<[string, SavedRecordFacts, string]>([
  ['a new record on web leads to the reflection', ON_WEB, 'reflection'],
  ['the first one as well', { ...ON_WEB, isFirstRecord: true }, 'reflection'],
  ['a day that has its reflection leads back', { ...ON_WEB, isReflectionDone: true }, 'back'],
  ['a day before the diary leads back', { ...ON_WEB, isDayBeforeDiary: true }, 'back'],
  ['an edit leads back', { ...ON_WEB, isNewRecord: false }, 'back'],
  [
    'an app that told of reminders leads to the reflection',
    { ...IN_APP, hasSeenReminders: true },
    'reflection',
  ],
  ['an app tells of reminders after the first record', { ...IN_APP, isFirstRecord: true }, 'reminders'],
  ['and leads back after any other', IN_APP, 'back'],
])('[REF-11] %s', (_, saved, way) => {
  expect(nextScreenAfterRecord(saved)).toBe(way)
})
