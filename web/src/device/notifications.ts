import type { AppWord } from './appWord.ts'
import { watched } from './watched.ts'

/** Whether this browser can remind at all: all that is shown goes through the worker, which a private window may lack. [REM-10] */
export const canRemind = (): boolean =>
  'Notification' in globalThis && globalThis.navigator?.serviceWorker !== undefined

/** `none`: there is nothing to allow. */
export type Permission = NotificationPermission | 'none'

export const permissionNow = (): Permission => (canRemind() ? Notification.permission : 'none')

const asked = watched(0)

/** Only upon a press: browsers refuse it at any other time. What is not granted is denied, also where nobody was asked. */
export async function askToRemind(): Promise<'yes' | 'denied'> {
  try {
    return (await Notification.requestPermission()) === 'granted' ? 'yes' : 'denied'
  } catch {
    return 'denied'
  } finally {
    asked.become(asked.current() + 1)
  }
}

/** It is changed by our question, and by the person in the browser itself. Gives the call that ends it. */
export function subscribePermission(listener: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const end = asked.subscribe(listener)
  addEventListener('focus', listener, { signal })
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal }))
    // A browser that does not tell is asked again when the person comes back to the page.
    .catch(() => undefined)
  return () => {
    end()
    over.abort()
  }
}

export type RemindWord = Extract<AppWord, { say: 'remind' }>

/** By the worker alone, which knows what was shown already. Without one nothing is shown. [REM-10] */
export function remindByWorker(word: RemindWord): void {
  if (permissionNow() !== 'granted') return
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(word))
}

/** What still stands there says that somebody keeps a diary on this device. */
export async function takeShownAway(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}
