import { permissionNow } from './notifications.ts'

// The browser's push API, where it exists.

export const hasPush = (): boolean => navigator.serviceWorker !== undefined && 'PushManager' in globalThis

/**
 * The push subscription of this browser for that server, in the server's format (D55); null without one. A subscription
 * for another key cannot receive our messages, and blocks a new one. [PUSH-14]
 */
export async function subscribeToPush(publicKey: string): Promise<string | null> {
  // Subscribing without permission would be refused, and some browsers then never ask again.
  if (permissionNow() !== 'granted' || !hasPush()) return null
  const { pushManager } = await navigator.serviceWorker.ready
  const kept = await pushManager.getSubscription()
  if (kept !== null && keyOf(kept) === publicKey) return JSON.stringify(kept)
  await kept?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return JSON.stringify(made)
}

export interface ActivePushSubscription {
  /** As it was registered. */
  token: string
  end: () => Promise<unknown>
}

/** The existing subscription, without creating one. */
export async function currentPushSubscription(): Promise<ActivePushSubscription | null> {
  if (!hasPush()) return null
  // Not `ready`: it never resolves if no worker could be registered.
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
