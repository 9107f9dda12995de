import { timesOf } from '@reprieve/contract/reminders/reminderWire.ts'
import type { Fields } from '@reprieve/contract/fields.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { OpenDiary } from '../../access/openDiary.ts'
import type { Ask } from '../../api/ask.ts'
import { localNow } from '../../device/useNow.ts'
import { watched } from '../../device/watched.ts'
import type { DeviceDatabase } from '../../local/deviceDatabase.ts'
import { keptHere } from '../remindingHere.ts'
import { keptReminding } from '../reminderTable.ts'
import { remindersOf } from '../useReminders.ts'
import { leavePush } from './leavePush.ts'
import { startPush } from './startPush.ts'

// Reminders without an account while the app is closed: the server learns their times, and only after the person has
// turned it on. [PUSH-17]

type Device = Pick<DeviceDatabase, 'choice' | 'choose'>

const CHOICE = 'reminders-when-closed'

/** `waiting`: it is on, but the server does not have the current times yet. */
export type WhenClosed = 'unknown' | 'off' | 'waiting' | 'on'

export const whenClosed = watched<WhenClosed>('unknown')

const isWanted = async (device: Device): Promise<boolean> => (await device.choice(CHOICE)) === true

/** Reads the stored setting: another tab may have changed it. */
export async function readWhenClosed(device: Device): Promise<void> {
  const wanted = await isWanted(device)
  if (!wanted) whenClosed.become('off')
  else if (whenClosed.current() !== 'on') whenClosed.become('waiting')
}

export async function turnOnWhenClosed(device: Device): Promise<void> {
  await device.choose(CHOICE, true)
  whenClosed.become('waiting')
}

/** When the user turns it off, and for a device without an owner. Sends nothing if it was not on. */
export async function turnOffWhenClosed(device: Device, ask: Ask): Promise<void> {
  if (!(await isWanted(device))) return
  await device.choose(CHOICE, null)
  whenClosed.become('off')
  await leavePush(ask, 'anonymous')
}

/** The account has its own setting: a later use without an account starts again. [PUSH-16] */
export async function forgetWhenClosed(device: Device): Promise<void> {
  if (await isWanted(device)) await device.choose(CHOICE, null)
}

interface WhenClosedOptions {
  diary: OpenDiary
  device: DeviceDatabase
  ask: Ask
  language: Language
}

/** Keeps the server informed of this browser's reminder times. Returns a function that stops it. [PUSH-17] */
export function startWhenClosed({ diary, device, ask, language }: WhenClosedOptions): () => void {
  return startPush(
    { ask, language, of: { times: () => timesNow(diary, device) } },
    {
      watch: (look) => (diary.lock.is === 'locked' ? () => {} : remindersOf(diary).subscribe(look)),
      onLooked: (isRegistered) => {
        if (whenClosed.current() !== 'off') whenClosed.become(isRegistered ? 'on' : 'waiting')
      },
    },
  )
}

/** For a locked diary the device stores them separately. [REM-9] */
async function timesNow(diary: OpenDiary, device: DeviceDatabase): Promise<Fields | null> {
  const reminding =
    diary.lock.is === 'locked'
      ? await keptHere(device, diary.who, dayOf(localNow()))
      : await keptReminding(diary)
  return reminding === null ? null : timesOf(reminding)
}
