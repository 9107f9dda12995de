import { makeObservable, type Observable } from './observable.ts'
import { unsavedWork } from './unsavedWork.ts'

export type UpdateState = 'none' | 'waiting' | 'updating'

/** What the start of the app needs of an update; searching and taking one is in `takeUpdate.ts`, loaded with its buttons. */
export interface AppUpdate extends Observable<UpdateState> {
  watch: (registration: ServiceWorkerRegistration) => void
  /** Null before the page knows its worker. */
  watched: () => ServiceWorkerRegistration | null
  container: ServiceWorkerContainer | undefined
  reload: () => void
  /** Replaces the reload, for a page that has work to finish first. */
  reloadBy: (reload: () => void) => void
}

interface Page {
  /** Undefined over plain http, and where the browser forbids it (D56). */
  container: ServiceWorkerContainer | undefined
  isHeld: () => boolean
  reload: () => void
}

export function makeAppUpdate({ container, isHeld, reload: plainReload }: Page): AppUpdate {
  let reloadNow = plainReload
  const reload = (): void => reloadNow()
  const state = makeObservable<UpdateState>('none')
  let registration: ServiceWorkerRegistration | null = null
  let wasServed = Boolean(container?.controller)

  container?.addEventListener('controllerchange', () => {
    const isFirst = !wasServed
    wasServed = true
    if (state.current() === 'updating') return reload()
    // The very first worker has nothing new for the page that registered it.
    if (isFirst) return
    if (isHeld()) state.become('waiting')
    else reload()
  })

  const look = (): void => {
    // Without an active worker the waiting one is the very first.
    const isNews = Boolean(registration?.waiting && registration.active)
    if (isNews && state.current() === 'none') state.become('waiting')
  }

  return {
    ...state,
    container,
    reload,
    watched: () => registration,
    watch: (found) => {
      registration = found
      found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
      look()
    },
    reloadBy: (next) => {
      reloadNow = next
    },
  }
}

export const appUpdate = makeAppUpdate({
  container: globalThis.navigator?.serviceWorker,
  isHeld: unsavedWork.current,
  reload: () => location.reload(),
})

/** Code 156. `put-off`: the user closed the dialog, and is not asked again until the next start of the app. */
const state = makeObservable<'no' | 'yes' | 'put-off'>('no')

export const appTooOld = {
  current: state.current,
  subscribe: state.subscribe,
  tell: (): void => {
    if (state.current() === 'no') state.become('yes')
  },
  putOff: (): void => state.become('put-off'),
}
