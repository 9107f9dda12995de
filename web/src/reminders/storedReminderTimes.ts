import { toFields } from '@reprieve/contract/fields.ts'
import { remindersFromSettings, reminderTimesToWire } from '@reprieve/contract/reminders/reminderWire.ts'
import type { ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { DeviceDatabase, DiaryOwner } from '../local/database/deviceDatabase.ts'

// Only the times, stored outside the diary: if the diary is locked, its reminders still come. [REM-9]

type Device = Pick<DeviceDatabase, 'choice' | 'choose'>

const CHOICE = 'reminders'

export async function storeReminderTimes(
  device: Device,
  of: DiaryOwner,
  reminding: ReminderPlan,
): Promise<void> {
  const kept = { of, told: reminderTimesToWire(reminding) }
  if (!sameJson(await device.choice(CHOICE), kept)) await device.choose(CHOICE, kept)
}

/** Null if nothing is stored for this person: another's times are not used. */
export async function readReminderTimes(
  device: Device,
  of: DiaryOwner,
  today: LocalDay,
): Promise<ReminderPlan | null> {
  const kept = toFields(await device.choice(CHOICE))
  return sameJson(kept['of'], of) ? remindersFromSettings(toFields(kept['told']), today) : null
}

/** Returns whether there was something. */
export async function deleteReminderTimes(device: Device): Promise<boolean> {
  if (!('of' in toFields(await device.choice(CHOICE)))) return false
  await device.choose(CHOICE, null)
  return true
}
