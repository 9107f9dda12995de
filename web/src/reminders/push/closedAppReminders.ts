import { type Fields, toFields } from '@reprieve/contract/fields.ts'
import { reminderTimesToWire } from '@reprieve/contract/reminders/reminderWire.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { OpenDiary } from '../../access/diary.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import { permissionNow, subscribePermission } from '../../device/notifications.ts'
import { makeObservable } from '../../device/observable.ts'
import { base64url, subscribeToPush } from '../../device/pushSubscription.ts'
import { keepRegisteredSum, registeredSum } from '../../device/reminderCache.ts'
import { localNow } from '../../device/useNow.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { readReminderPlan } from '../reminderTable.ts'
import { readReminderTimes } from '../storedReminderTimes.ts'
import { cachedReminderPlan } from '../useReminders.ts'
import { withPushLock, unregisterPush, watchPushLogout } from './unregisterPush.ts'

/**
 * Whose reminders come. With an account the server has them; a new log-in registers again. [PUSH-3] Without one the
 * device sends their times, or null if they cannot be read now. [PUSH-17]
 */
type PushOwner = { token: string } | { times: () => Promise<Fields | null> }

interface PushParts {
  ask: Ask
  of: PushOwner
  language: Language
}

const BETWEEN_MS = HOUR_MS

/** The server's push key, requested once an hour; null if it cannot be loaded. */
export function cachedServerKey(ask: Ask, now: () => number = Date.now): () => Promise<string | null> {
  let told: { key: string | null; at: number } | null = null
  return async () => {
    if (told !== null && now() - told.at < BETWEEN_MS) return told.key
    const answer = await ask('core/service-status', {}, { background: true })
    if (!answer.reached || answer.code !== RESULT.ok) return null
    const { public_key: key } = toFields(answer.body['push'])
    told = { key: typeof key === 'string' && key !== '' ? key : null, at: now() }
    return told.key
  }
}

/**
 * Only if something has changed; in one tab, and not if the person logs out meanwhile. Returns whether the server is up
 * to date. [PUSH-14, PUSH-10]
 */
export async function registerPush(parts: PushParts, key: () => Promise<string | null>): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const begun = watchPushLogout()
  return withPushLock(async () => {
    if (begun.hasLeft()) return false
    const publicKey = await key()
    return publicKey !== null && !begun.hasLeft() && register(parts, publicKey)
  })
}

async function register({ ask, of, language }: PushParts, publicKey: string): Promise<boolean> {
  const fcm_token = await subscribeToPush(publicKey)
  if (fcm_token === null) return false
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  const call = await callFor(of, { fcm_token, type: 'webpush', timezone, language })
  if (call === null) return false
  const sum = await sumOf([fcm_token, publicKey, timezone, language, ...call.marks])
  if ((await registeredSum(caches)) === sum) return true
  const answer = await call.tell(ask)
  if (!answer.reached || answer.code !== RESULT.ok) return false
  await keepRegisteredSum(caches, sum)
  return true
}

interface PushTarget {
  fcm_token: string
  type: 'webpush'
  timezone: string
  language: Language
}

interface Registration {
  /** If one of them changes, it is sent again. */
  marks: readonly string[]
  tell: (ask: Ask) => Promise<Answer>
}

const QUIETLY = { background: true } as const

async function callFor(of: PushOwner, target: PushTarget): Promise<Registration | null> {
  if ('token' in of)
    return {
      marks: [of.token],
      tell: (ask) => ask('notifications/register-fcm-token', target, QUIETLY),
    }
  const reminders = await of.times()
  if (reminders === null) return null
  // Includes the day, because the server deletes what is not renewed for 30 days. [PUSH-2]
  return {
    marks: [JSON.stringify(reminders), dayOf(localNow())],
    tell: (ask) => ask('notifications/register-anonymous-fcm-token', { ...target, reminders }, QUIETLY),
  }
}

/** A hash instead of the values: anybody with the address of a subscription could send to this device. */
async function sumOf(parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

const EVERY_MS = HOUR_MS

interface StartPushOptions {
  /** Calls `look` when the data may have changed; returns a function that stops it. */
  watch?: (look: () => void) => () => void
  /** After each check: whether the server is up to date. */
  onLooked?: (isRegistered: boolean) => void
}

/**
 * Keeps the server informed of this browser's push address, time zone and language. Never prompts the person, and sends
 * nothing before they have agreed. Restarted if a part changes. Returns a function that stops it. [PUSH-14]
 */
export function startPushRegistration(
  parts: PushParts,
  { watch, onLooked }: StartPushOptions = {},
): () => void {
  const key = cachedServerKey(parts.ask)
  const begun = watchPushLogout()
  const look = (): void => {
    if (document.hidden || begun.hasLeft() || permissionNow() !== 'granted') return
    // A failure is retried at the next check.
    registerPush(parts, key).then(onLooked, () => onLooked?.(false))
  }
  const ending = new AbortController()
  const { signal } = ending
  // After travelling, the app is opened in another zone: before that it was hidden.
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('online', look, { signal })
  const timer = setInterval(look, EVERY_MS)
  const ends = [subscribePermission(look), watch?.(look)]
  look()
  return () => {
    ending.abort()
    clearInterval(timer)
    for (const end of ends) end?.()
  }
}

// Reminders without an account while the app is closed: the server learns their times, and only after the person has
// turned it on. [PUSH-17]

type Device = Pick<DeviceDatabase, 'choice' | 'choose'>

const CHOICE = 'reminders-when-closed'

/** `waiting`: it is on, but the server does not have the current times yet. */
export type ClosedAppState = 'unknown' | 'off' | 'waiting' | 'on'

export const closedAppState = makeObservable<ClosedAppState>('unknown')

const isWanted = async (device: Device): Promise<boolean> => (await device.choice(CHOICE)) === true

/** Reads the stored setting: another tab may have changed it. */
export async function readClosedAppChoice(device: Device): Promise<void> {
  const wanted = await isWanted(device)
  if (!wanted) closedAppState.become('off')
  else if (closedAppState.current() !== 'on') closedAppState.become('waiting')
}

export async function turnOnClosedAppReminders(device: Device): Promise<void> {
  await device.choose(CHOICE, true)
  closedAppState.become('waiting')
}

/** When the user turns it off, and for a device without an owner. Sends nothing if it was not on. */
export async function turnOffClosedAppReminders(device: Device, ask: Ask): Promise<void> {
  if (!(await isWanted(device))) return
  await device.choose(CHOICE, null)
  closedAppState.become('off')
  await unregisterPush(ask, 'anonymous')
}

/** The account has its own setting: a later use without an account starts again. [PUSH-16] */
export async function forgetClosedAppChoice(device: Device): Promise<void> {
  if (await isWanted(device)) await device.choose(CHOICE, null)
}

interface WhenClosedOptions {
  diary: OpenDiary
  device: DeviceDatabase
  ask: Ask
  language: Language
}

/** Keeps the server informed of this browser's reminder times. Returns a function that stops it. [PUSH-17] */
export function startClosedAppReminders({ diary, device, ask, language }: WhenClosedOptions): () => void {
  return startPushRegistration(
    { ask, language, of: { times: () => timesNow(diary, device) } },
    {
      watch: (look) => (diary.lock.is === 'locked' ? () => {} : cachedReminderPlan(diary).subscribe(look)),
      onLooked: (isRegistered) => {
        if (closedAppState.current() !== 'off') closedAppState.become(isRegistered ? 'on' : 'waiting')
      },
    },
  )
}

/** For a locked diary the device stores them separately. [REM-9] */
async function timesNow(diary: OpenDiary, device: DeviceDatabase): Promise<Fields | null> {
  const reminding =
    diary.lock.is === 'locked'
      ? await readReminderTimes(device, diary.who, dayOf(localNow()))
      : await readReminderPlan(diary)
  return reminding === null ? null : reminderTimesToWire(reminding)
}
