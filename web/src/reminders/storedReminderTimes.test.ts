import { defaultReminder, turnOff, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { expect, test } from 'vitest'
import type { DeviceDatabase, DiaryOwner } from '../local/database/deviceDatabase.ts'
import { deleteReminderTimes, storeReminderTimes, readReminderTimes } from './storedReminderTimes.ts'

const TODAY = '2026-05-01'
const USUAL = defaultReminder('2026-01-01')
const MORNING: Reminder = {
  ...USUAL,
  key: 'r_0123456789ab',
  id: 2,
  sound: false,
  createdAt: 5,
  frequency: { kind: 'weekly', every: 2, days: [1, 4], at: { hour: 8, minute: 30 } },
}
const ANNA: DiaryOwner = { is: 'user', id: '7' }
const NOBODYS: DiaryOwner = { is: 'anonymous' }
const NIGHT = { from: { hour: 22, minute: 0 }, to: { hour: 7, minute: 0 } }

type Device = Pick<DeviceDatabase, 'choice' | 'choose'>

function aDevice(): Device & { writes: unknown[] } {
  const writes: unknown[] = []
  return {
    writes,
    choice: async () => writes.at(-1),
    choose: async (_, value) => void writes.push(value),
  }
}

test('[REM-9] active times are stored outside the diary, and read back unchanged', async () => {
  const device = aDevice()
  const reminding = { reminders: [USUAL, MORNING], quiet: NIGHT }
  await storeReminderTimes(device, ANNA, reminding)
  expect(await readReminderTimes(device, ANNA, TODAY)).toEqual(reminding)
  await storeReminderTimes(device, ANNA, reminding)
  expect(device.writes).toHaveLength(1)
})

test('[REM-9] reminders that are off, deleted or unreadable are not stored, and come from nowhere else', async () => {
  const device = aDevice()
  await storeReminderTimes(device, ANNA, {
    reminders: [turnOff(USUAL), { ...MORNING, frequency: null }],
    quiet: null,
  })
  expect(await readReminderTimes(device, ANNA, TODAY)).toEqual({ reminders: [], quiet: null })
})

test('[REM-9] it contains only times, sound and vibration', async () => {
  const device = aDevice()
  await storeReminderTimes(device, ANNA, { reminders: [MORNING], quiet: null })
  expect(device.writes).toEqual([
    {
      of: ANNA,
      told: {
        r_1: { deleted: 1 },
        r_0123456789ab: {
          id: 2,
          enabled: 1,
          sound: 0,
          vibration: 1,
          created_at: 5,
          start_date: '2026-01-01',
          next_reminder: null,
          repeat: 'week',
          frequency_info: expect.objectContaining({ days_of_week: expect.anything() }),
        },
      },
    },
  ])
})

test('[REM-9] another diary does not get them, and after a logout they are gone', async () => {
  const device = aDevice()
  expect(await deleteReminderTimes(device)).toBe(false)
  await storeReminderTimes(device, ANNA, { reminders: [USUAL], quiet: null })
  expect(await readReminderTimes(device, NOBODYS, TODAY)).toBeNull()
  expect(await deleteReminderTimes(device)).toBe(true)
  expect(await deleteReminderTimes(device)).toBe(false)
  expect(await readReminderTimes(device, ANNA, TODAY)).toBeNull()
})
