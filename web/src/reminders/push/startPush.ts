import { permissionNow, subscribePermission } from '../../device/notifications.ts'
import { sinceNow } from './pushTurn.ts'
import { registerPush, serverKey, type PushParts } from './registerPush.ts'

const EVERY_MS = 3_600_000

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
export function startPush(parts: PushParts, { watch, onLooked }: StartPushOptions = {}): () => void {
  const key = serverKey(parts.ask)
  const begun = sinceNow()
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
