import { makeObservable } from './observable.ts'
import type { PageMessage } from './workerMessages.ts'

/** Whether this browser can show reminders: that needs the worker, which a private window may lack. [REM-10] */
export const canRemind = (): boolean =>
  'Notification' in globalThis && globalThis.navigator?.serviceWorker !== undefined

/** `none`: there is no permission to ask for. */
export type Permission = NotificationPermission | 'none'

export const permissionNow = (): Permission => (canRemind() ? Notification.permission : 'none')

const asked = makeObservable(0)

/** Call only on a click: browsers refuse it otherwise. Anything but granted counts as denied, even without a prompt. */
export async function askToRemind(): Promise<'yes' | 'denied'> {
  try {
    return (await Notification.requestPermission()) === 'granted' ? 'yes' : 'denied'
  } catch {
    return 'denied'
  } finally {
    asked.become(asked.current() + 1)
  }
}

/** Our request changes the permission, and so does the user in the browser. Returns a function that stops it. */
export function subscribePermission(listener: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const end = asked.subscribe(listener)
  addEventListener('focus', listener, { signal })
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal }))
    // Without this API the permission is read again when the user comes back to the page.
    .catch(() => undefined)
  return () => {
    end()
    over.abort()
  }
}

export type RemindMessage = Extract<PageMessage, { say: 'remind' }>

/** Only the worker shows reminders: it knows which were shown already. Without one nothing is shown. [REM-10] */
export function remindByWorker(word: RemindMessage): void {
  if (permissionNow() !== 'granted') return
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(word))
}

/** Closes open notifications: they would reveal that a person keeps a diary on this device. */
export async function closeShownReminders(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}
