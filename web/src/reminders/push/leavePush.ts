import type { Ask } from '../../api/ask.ts'
import { takeShownAway } from '../../device/notifications.ts'
import { subscribedNow, type Subscribed } from '../../device/pushSubscription.ts'
import { REMINDER_CACHE } from '../../device/pushSubscriptionMark.ts'
import { leaveInTurn } from './pushTurn.ts'

/** A logout waits no longer for a line that hangs: without a session the server sends nothing either. [PUSH-10] */
const PATIENCE_MS = 5_000

/**
 * Before a logout, while the session still stands: from then on no reminder of this person comes to this device, and
 * what was shown is gone. Never fails, and need not be waited for longer than a moment. [PUSH-10]
 */
export async function leavePush(ask: Ask): Promise<void> {
  const patience = new AbortController()
  const isEnough = new Promise<void>((over) => {
    const timer = setTimeout(over, PATIENCE_MS)
    patience.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  await Promise.race([leaveInTurn(() => leave(ask)).catch(() => undefined), isEnough])
  patience.abort()
}

async function leave(ask: Ask): Promise<void> {
  const subscribed = await subscribedNow()
  // The next person has an address of their own, and the old one leads nowhere.
  if (subscribed !== null) await Promise.allSettled([unregister(ask, subscribed), subscribed.end()])
  await Promise.allSettled([takeShownAway(), globalThis.caches?.delete(REMINDER_CACHE)])
}

const unregister = (ask: Ask, { token }: Subscribed): Promise<unknown> =>
  ask('notifications/unregister-fcm-token', { fcm_token: token, type: 'webpush' })
