/**
 * What page and worker share about reminders on this device: which were shown, and what was last registered.
 * Only times and a checksum, nothing about a person. [PWA-2]
 */
export const REMINDER_CACHE = 'reprieve-reminders'

const REGISTERED = '/registered'

type Caches = Pick<CacheStorage, 'open'>

/** The checksum of what the server knows of this browser; null if it knows nothing, or that is unknown. */
export async function registeredSum(caches: Caches): Promise<string | null> {
  const kept = await (await caches.open(REMINDER_CACHE)).match(REGISTERED)
  return kept === undefined ? null : kept.text()
}

export async function keepRegisteredSum(caches: Caches, sum: string): Promise<void> {
  await (await caches.open(REMINDER_CACHE)).put(REGISTERED, new Response(sum))
}

/** The browser has changed or dropped its subscription: the next page registers the current one. [PUSH-14] */
export async function forgetRegistered(caches: Caches): Promise<void> {
  await (await caches.open(REMINDER_CACHE)).delete(REGISTERED)
}
