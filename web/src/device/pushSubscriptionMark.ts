/**
 * What page and worker both know of reminders on this device: which of them were shown, and what was last registered.
 * A time and a sum: nothing of a person. [PWA-2]
 */
export const REMINDER_CACHE = 'reprieve-reminders'

const REGISTERED = '/registered'

type Caches = Pick<CacheStorage, 'open'>

/** The sum of what the server has of this browser; null where it has nothing, or where nobody knows. */
export async function registeredSum(caches: Caches): Promise<string | null> {
  const kept = await (await caches.open(REMINDER_CACHE)).match(REGISTERED)
  return kept === undefined ? null : kept.text()
}

export async function keepRegisteredSum(caches: Caches, sum: string): Promise<void> {
  await (await caches.open(REMINDER_CACHE)).put(REGISTERED, new Response(sum))
}

/** The browser has changed its subscription, or given it up: the next page registers what there is then. [PUSH-14] */
export async function forgetRegistered(caches: Caches): Promise<void> {
  await (await caches.open(REMINDER_CACHE)).delete(REGISTERED)
}
