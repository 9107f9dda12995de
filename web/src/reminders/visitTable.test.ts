import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'
import { readReminderPlan } from './reminderTable.ts'
import { readVisit, saveVisit } from './visitTable.ts'

const BERLIN = (): number => HOUR_MS
const EVENING = { hour: 18, minute: 0 }
const day = (after: number): string => new Date(NOON + after * 24 * HOUR_MS).toISOString().slice(0, 10)
const visit = { day: day(8), at: { hour: 10, minute: 30 } }

test('[REM-24] a visit and its reminder are one write, and both are there again', async () => {
  const diary = aDiary()
  const written = diary.rung.length
  expect((await saveVisit(diary, { visit, remindAt: EVENING }, BERLIN)).ok).toBe(true)
  expect(diary.rung.length - written).toBe(1)
  const planned = await readVisit(diary, BERLIN)
  expect(planned).toEqual({ visit, remindAt: EVENING, remindsAt: Date.parse(`${day(7)}T17:00Z`) })
  const { reminders } = await readReminderPlan(diary, BERLIN)
  expect(reminders.map(({ key }) => key)).toEqual(['r_1', 'r_visit'])
})

test('[REM-24] without a reminder there is none, and a deleted visit can be restored with its reminder', async () => {
  const diary = aDiary()
  await saveVisit(diary, { visit: { ...visit, at: null }, remindAt: null }, BERLIN)
  expect(await readVisit(diary, BERLIN)).toEqual({
    visit: { ...visit, at: null },
    remindAt: null,
    remindsAt: null,
  })
  await saveVisit(diary, { visit, remindAt: EVENING }, BERLIN)
  const before = await readSettings(diary, 'reminders')
  const deleted = await saveVisit(diary, null, BERLIN)
  expect(await readSettings(diary, 'reminders')).toEqual({})
  expect(deleted.ok && (await deleted.value()).ok).toBe(true)
  expect(await readSettings(diary, 'reminders')).toEqual(before)
})

test('[REM-24] a visit of tomorrow, entered too late for its reminder, has none to come', async () => {
  const diary = aDiary()
  await saveVisit(diary, { visit: { day: day(1), at: null }, remindAt: { hour: 6, minute: 0 } }, BERLIN)
  expect(await readVisit(diary, BERLIN)).toMatchObject({ remindAt: { hour: 6, minute: 0 }, remindsAt: null })
})

test('[REM-24, REM-17] other reminders stay, and an unreadable visit is none', async () => {
  const diary = aDiary()
  await saveSettings(diary, 'reminders', { opened: {}, now: { r_1: { deleted: 1 }, visit: 'soon' } })
  expect((await readVisit(diary, BERLIN)).visit).toBeNull()
  await saveVisit(diary, { visit, remindAt: null }, BERLIN)
  expect(await readSettings(diary, 'reminders')).toMatchObject({ r_1: { deleted: 1 } })
})
