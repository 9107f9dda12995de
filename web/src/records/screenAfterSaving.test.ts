import { homeToSettings } from '@reprieve/contract/home/homeWire.ts'
import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { NO_HOME } from '@reprieve/domain/home/storedHome.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { aDiary, NOON, save } from '../local/testing/aDiary.ts'
import { noteRemindersSeen } from '../reminders/remindersSeen.ts'
import { saveSettings } from '../settings/saving/settingsTable.ts'
import { screenAfterSaving } from './screenAfterSaving.ts'

const evening = { at: NOON + 8 * HOUR_MS, offset: 0 }
const morning = { at: NOON - 3 * HOUR_MS, offset: 0 }
const from = (client: 'web' | 'pwa') => ({ isNew: true, now: evening, client: () => client })
const [inBrowser, inApp] = [from('web'), from('pwa')]

test('[REF-11] a new record leads to the reflection of the day that is on, until that is there', async () => {
  const diary = aDiary()
  expect(await screenAfterSaving(diary, inBrowser)).toBe('reflection')
  expect(await screenAfterSaving(diary, { ...inBrowser, isNew: false })).toBe('back')
  await save(diary, reflectionClientId('2026-03-01'), { score: { score: 7 } })
  expect(await screenAfterSaving(diary, inBrowser)).toBe('back')
})

// Before noon the reflection is about the day before. [REF-1]
test('[REF-11] in the morning of the first day nobody is asked about yesterday', async () => {
  const diary = aDiary()
  const early = { ...inBrowser, now: morning }
  await save(diary, 'today', { pain: { severity: 7 }, timing: { timing: morning.at, time_offset: 0 } })
  expect(await screenAfterSaving(diary, early)).toBe('back')
  const before = morning.at - 24 * HOUR_MS
  await save(diary, 'before', { pain: { severity: 5 }, timing: { timing: before, time_offset: 0 } })
  expect(await screenAfterSaving(diary, early)).toBe('reflection')
})

test('[REF-11] a store that does not answer asks for nothing', async () => {
  const diary = aDiary()
  diary.tables.row = () => Promise.reject(new Error('gone'))
  expect(await screenAfterSaving(diary, inBrowser)).toBe('back')
})

test('[REM-18, REF-11] in the app the first record leads to the reminders, until they were seen', async () => {
  const diary = aDiary()
  await save(diary, 'first', { pain: { severity: 3 } })
  expect(await screenAfterSaving(diary, inApp)).toBe('reminders')
  expect(await screenAfterSaving(diary, { ...inApp, isNew: false })).toBe('back')
  await save(diary, 'second', { pain: { severity: 4 } })
  expect(await screenAfterSaving(diary, inApp)).toBe('back')
  await noteRemindersSeen(diary)
  expect(await screenAfterSaving(diary, inApp)).toBe('reflection')
})

test('[REM-18] a browser leads to no reminders', async () => {
  const diary = aDiary()
  await save(diary, 'first', { pain: { severity: 3 } })
  expect(await screenAfterSaving(diary, inBrowser)).toBe('reflection')
})

test('[SET-13, REF-11] a person who switched it off is not led to the reflection', async () => {
  const diary = aDiary()
  const off = homeToSettings({}, { ...NO_HOME, promptsOff: ['reflection'] })
  await saveSettings(diary, 'home_cards', { opened: {}, now: off })
  expect(await screenAfterSaving(diary, inBrowser)).toBe('back')
})

test('[SIMPLE-1] in simple mode no screen follows a record, and the reminders wait', async () => {
  const diary = aDiary()
  const simple = homeToSettings({}, { ...NO_HOME, isSimple: true })
  await saveSettings(diary, 'home_cards', { opened: {}, now: simple })
  await save(diary, 'first', { pain: { severity: 3 } })
  expect(await screenAfterSaving(diary, inBrowser)).toBe('back')
  expect(await screenAfterSaving(diary, inApp)).toBe('back')
})
