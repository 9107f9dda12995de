import { permissionNow, subscribePermission } from '../../device/notifications.ts'
import { sinceNow } from './pushTurn.ts'
import { registerPush, serverKey, type PushParts } from './registerPush.ts'

const EVERY_MS = 3_600_000

interface StartPushOptions {
  /** Calls when what is told may have changed; gives the call that ends it. */
  watch?: (look: () => void) => () => void
  /** After each look: whether the server has it as it is now. */
  onLooked?: (isRegistered: boolean) => void
}

/**
 * Keeps the server up to date on where this browser takes reminders, in which zone and in which language. Asks the
 * person for nothing, and the server nothing before the person has agreed. Where a part
 * changes it is started anew. Gives the call that ends it. [PUSH-14]
 */
export function startPush(parts: PushParts, { watch, onLooked }: StartPushOptions = {}): () => void {
  const key = serverKey(parts.ask)
  const begun = sinceNow()
  const look = (): void => {
    if (document.hidden || begun.hasLeft() || permissionNow() !== 'granted') return
    // What fails is tried again at the next look.
    registerPush(parts, key).then(onLooked, () => onLooked?.(false))
  }
  const ending = new AbortController()
  const { signal } = ending
  // Whoever has travelled opens the app in another zone: before that it was out of sight.
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
