import { settingsClientId } from '@reprieve/contract/ids.ts'
import { defaultReminder, turnOff, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { ok } from '@reprieve/domain/result.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { getRow } from '../local/rows/rows.ts'
import { NOON, aDiary, type TestDiary } from '../local/testing/aDiary.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'
import { runSync } from '../sync/runSync.ts'
import { aDoorbell } from '../sync/testing/aDoorbell.ts'
import { aPass, type TestPass } from '../sync/testing/aPass.ts'
import {
  deleteReminder,
  readReminderPlan,
  newReminderKey,
  saveQuietHours,
  saveReminder,
  watchReminderPlan,
} from './reminderTable.ts'
import { hasSeenReminders, noteRemindersSeen } from './remindersSeen.ts'

const BERLIN = (): number => HOUR_MS
const TODAY = '2026-03-01'
const FIRST = defaultReminder(TODAY)
const MORNING: Reminder = {
  ...FIRST,
  key: 'r_0123456789ab',
  id: 2,
  createdAt: NOON,
  frequency: { kind: 'daily', every: 1, at: { hour: 8, minute: 0 } },
}
const NIGHT = { from: { hour: 22, minute: 0 }, to: { hour: 7, minute: 0 } }
const keysOf = async (diary: TestDiary): Promise<string[]> =>
  Object.keys(await readSettings(diary, 'reminders')).toSorted()

test('[REM-2] a new diary has the default reminder, and writes nothing for it', async () => {
  const diary = aDiary()
  expect(await readReminderPlan(diary, BERLIN)).toEqual({ reminders: [FIRST], quiet: null })
  expect(await getRow(diary, settingsClientId('reminders'))).toBeNull()
})

test('[REM-17] each is stored under its own key, unsent', async () => {
  const diary = aDiary()
  expect(await saveReminder(diary, MORNING, BERLIN)).toEqual(ok(undefined))
  expect(await saveQuietHours(diary, NIGHT)).toEqual(ok(undefined))
  expect(await readReminderPlan(diary, BERLIN)).toEqual({ reminders: [FIRST, MORNING], quiet: NIGHT })
  expect(await keysOf(diary)).toEqual(['quiet', 'r_0123456789ab'])
  expect(await getRow(diary, settingsClientId('reminders'))).toMatchObject({ kind: 'reminder', dirty: true })
  expect(diary.rung.at(-1)).toContain('reminder')
})

test('[REM-1] its next time is written for other clients, if it has one', async () => {
  const diary = aDiary()
  await saveReminder(diary, MORNING, BERLIN)
  const next = async (): Promise<unknown> => (await readSettings(diary, 'reminders'))['r_0123456789ab']
  expect(await next()).toMatchObject({ next_reminder: Date.UTC(2026, 2, 2, 7), start_date: TODAY })
  await saveReminder(diary, turnOff(MORNING), BERLIN)
  expect(await next()).toMatchObject({ next_reminder: null, enabled: 0 })
})

test('[REM-1, REM-17] data of other clients, and of a newer app, stay', async () => {
  const diary = aDiary()
  await saveReminder(diary, MORNING, BERLIN)
  const kept = await readSettings(diary, 'reminders')
  const morning = { ...(kept['r_0123456789ab'] as object), snooze: 5 }
  const theirs = { ...kept, r_0123456789ab: morning, r_other: morning, style: 'soft' }
  await saveSettings(diary, 'reminders', { opened: kept, now: theirs })
  await saveReminder(diary, { ...MORNING, sound: false }, BERLIN)
  expect(await readSettings(diary, 'reminders')).toEqual({
    ...theirs,
    r_0123456789ab: { ...morning, sound: 0 },
  })
})

test('[REM-2] the default one can be deleted, and stays so; another one is gone', async () => {
  const diary = aDiary()
  await saveReminder(diary, MORNING, BERLIN)
  expect(await deleteReminder(diary, FIRST.key)).toMatchObject({ ok: true })
  expect((await readReminderPlan(diary, BERLIN)).reminders).toEqual([MORNING])
  expect(await deleteReminder(diary, MORNING.key)).toMatchObject({ ok: true })
  expect((await readReminderPlan(diary, BERLIN)).reminders).toEqual([])
  expect(await keysOf(diary)).toEqual(['r_1'])
})

test('[REM-3] undoing a delete restores everything, also data of a newer app', async () => {
  const diary = aDiary()
  await saveReminder(diary, MORNING, BERLIN)
  const kept = await readSettings(diary, 'reminders')
  const theirs = { ...kept, r_0123456789ab: { ...(kept['r_0123456789ab'] as object), snooze: 5 } }
  await saveSettings(diary, 'reminders', { opened: kept, now: theirs })
  for (const { key } of [FIRST, MORNING]) {
    const deleted = await deleteReminder(diary, key)
    expect(deleted.ok && (await deleted.value())).toEqual(ok(undefined))
  }
  expect(await readSettings(diary, 'reminders')).toEqual(theirs)
  expect((await readReminderPlan(diary, BERLIN)).reminders).toEqual([FIRST, MORNING])
})

test('[REM-18] opening the list, or setting one, counts as seen, and is written once', async () => {
  const opened = aDiary()
  expect(await hasSeenReminders(opened)).toBe(false)
  await noteRemindersSeen(opened)
  expect(await hasSeenReminders(opened)).toBe(true)
  expect((await readReminderPlan(opened, BERLIN)).reminders).toEqual([FIRST])
  const rung = opened.rung.length
  await noteRemindersSeen(opened)
  expect(opened.rung).toHaveLength(rung)
  const set = aDiary()
  await saveReminder(set, turnOff(FIRST), BERLIN)
  expect(await hasSeenReminders(set)).toBe(true)
})

test('[REM-13] quiet hours can be taken back', async () => {
  const diary = aDiary()
  await saveQuietHours(diary, NIGHT)
  await saveQuietHours(diary, null)
  expect((await readReminderPlan(diary, BERLIN)).quiet).toBeNull()
})

test('[REM-17] no key is given twice', () => {
  const keys = Array.from({ length: 1_000 }, newReminderKey)
  expect(new Set(keys).size).toBe(1_000)
  for (const key of keys) expect(key).toMatch(/^r_[0-9a-f]{12}$/)
})

test('[REM-17, LOCAL-25] a save in another tab is shown', async () => {
  const diary = aDiary({ doorbell: aDoorbell() })
  const watched = watchReminderPlan(diary, BERLIN)
  const seenAs = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const end = watched.subscribe(() => {
        const seen = watched.current()
        if (seen.is !== 'read' || seen.value.reminders.length !== count) return
        end()
        resolve()
      })
    })
  await seenAs(1)
  const two = seenAs(2)
  await saveReminder(diary, MORNING, BERLIN)
  await two
  expect(watched.current()).toEqual({ is: 'read', value: { reminders: [FIRST, MORNING], quiet: null } })
})

const sync = async (...passes: readonly TestPass[]): Promise<void> => {
  for (const pass of passes) expect(await runSync(pass)).toEqual({ is: 'done' })
}

test('[REM-17, SYNC-35] two devices that add one each, and change another, keep all of it', async () => {
  const one = aPass()
  const other = aPass({ server: one.server, diary: aDiary() })
  const noon: Reminder = { ...MORNING, key: 'r_ba9876543210', createdAt: NOON + 1 }
  await sync(one, other)
  await saveReminder(one.diary, MORNING, BERLIN)
  await saveReminder(other.diary, noon, BERLIN)
  await sync(one, other, one)
  await saveReminder(one.diary, turnOff(MORNING), BERLIN)
  await saveQuietHours(other.diary, NIGHT)
  await deleteReminder(other.diary, FIRST.key)
  await sync(one, other, one)
  for (const { diary } of [one, other])
    expect(await readReminderPlan(diary, BERLIN)).toEqual({
      reminders: [turnOff(MORNING), noon],
      quiet: NIGHT,
    })
})

test('[REM-2, REM-17] one deleted on one device is removed from the other, too', async () => {
  const one = aPass()
  const other = aPass({ server: one.server, diary: aDiary() })
  await saveReminder(one.diary, MORNING, BERLIN)
  await sync(one, other)
  for (const { key } of [FIRST, MORNING]) await deleteReminder(one.diary, key)
  await sync(one, other)
  expect((await readReminderPlan(other.diary, BERLIN)).reminders).toEqual([])
})
