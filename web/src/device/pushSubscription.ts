import { permissionNow } from './notifications.ts'

// The browser's own part of push, as far as it has one.

export const hasPush = (): boolean => navigator.serviceWorker !== undefined && 'PushManager' in globalThis

/**
 * Where this browser takes messages of that server, as the server wants it told (D55); null where it takes none. One
 * that was made for another key takes no message of ours, and stands in the way of a new one. [PUSH-14]
 */
export async function subscribedTo(publicKey: string): Promise<string | null> {
  // Asking without the person's yes would be refused, and some browsers then never ask again.
  if (permissionNow() !== 'granted' || !hasPush()) return null
  const { pushManager } = await navigator.serviceWorker.ready
  const kept = await pushManager.getSubscription()
  if (kept !== null && keyOf(kept) === publicKey) return JSON.stringify(kept)
  await kept?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return JSON.stringify(made)
}

export interface Subscribed {
  /** As it was registered. */
  token: string
  end: () => Promise<unknown>
}

/** What there is, without making any. */
export async function subscribedNow(): Promise<Subscribed | null> {
  if (!hasPush()) return null
  // Not `ready`: where no worker could be registered that would be waited for without end.
  const registration = await navigator.serviceWorker.getRegistration()
  const kept = (await registration?.pushManager.getSubscription()) ?? null
  return kept === null ? null : { token: JSON.stringify(kept), end: () => kept.unsubscribe() }
}

function keyOf({ options }: PushSubscription): string | null {
  const { applicationServerKey: key } = options
  if (key === null) return null
  return base64url(new Uint8Array(key))
}

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
