import { reminderTimesToWire } from '@reprieve/contract/reminders/reminderWire.ts'
import type { Ask } from '../../api/ask.ts'
import { closeShownReminders } from '../../device/notifications.ts'
import { currentPushSubscription, type ActivePushSubscription } from '../../device/pushSubscription.ts'
import { REMINDER_CACHE } from '../../device/reminderCache.ts'
import type { DiaryOwner } from '../../local/database/deviceDatabase.ts'

const LOCK = 'reprieve-push'

let leavings = 0

/** Lets the caller check later whether the person has logged out since. */
export function watchPushLogout(): { hasLeft: () => boolean } {
  const before = leavings
  return { hasLeft: () => leavings !== before }
}

/** Sequential over all tabs; if the browser has no locks, immediately. */
export const withPushLock = async <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request(LOCK, act) : act()

/** Runs after a registration in progress, and cancels waiting ones: otherwise one would outlive the log-out. */
function leaveInTurn(act: () => Promise<void>): Promise<void> {
  leavings += 1
  return withPushLock(act)
}

/**
 * A log-out does not wait longer for a hanging network: without a session the server sends nothing either. [PUSH-10]
 */
const PATIENCE_MS = 5_000

const NO_TIMES = reminderTimesToWire({ reminders: [], quiet: null })

/**
 * Called before a log-out, while the session is valid: afterwards no reminder of this person comes to this device, and
 * shown ones are removed. Never fails, and takes a moment at most. [PUSH-10, PUSH-17]
 */
export async function unregisterPush(ask: Ask, who: DiaryOwner['is']): Promise<void> {
  const patience = new AbortController()
  const isEnough = new Promise<void>((over) => {
    const timer = setTimeout(over, PATIENCE_MS)
    patience.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  await Promise.race([leaveInTurn(() => leave(ask, who)).catch(() => undefined), isEnough])
  patience.abort()
}

async function leave(ask: Ask, who: DiaryOwner['is']): Promise<void> {
  const subscribed = await currentPushSubscription()
  // The next person gets a new address, and the old one is invalid.
  if (subscribed !== null) await Promise.allSettled([UNREGISTER[who](ask, subscribed), subscribed.end()])
  await Promise.allSettled([closeShownReminders(), globalThis.caches?.delete(REMINDER_CACHE)])
}

const UNREGISTER: Readonly<
  Record<DiaryOwner['is'], (ask: Ask, subscribed: ActivePushSubscription) => Promise<unknown>>
> = {
  user: (ask, { token }) => ask('notifications/unregister-fcm-token', { fcm_token: token, type: 'webpush' }),
  // If this fails, it still ends: the browser's push service reports that the address is invalid. [PUSH-2, PUSH-9]
  anonymous: (ask, { token }) =>
    ask('notifications/register-anonymous-fcm-token', {
      fcm_token: token,
      type: 'webpush',
      reminders: NO_TIMES,
    }),
}
