import { makeObservable, type Observable } from './observable.ts'
import { unsavedWork } from './unsavedWork.ts'
import type { PageMessage } from './workerMessages.ts'

export type UpdateState = 'none' | 'waiting' | 'updating'

export interface AppUpdate extends Pick<Observable<UpdateState>, 'current' | 'subscribe'> {
  watch: (registration: ServiceWorkerRegistration) => void
  /** Resolves when it is known whether the server has a newer version, and that version is installed. */
  search: () => Promise<void>
  /** Activates the newest version, and reloads every page that has nothing to lose. */
  take: () => Promise<void>
  /** Replaces the reload, for a page that has work to finish first. */
  reloadBy: (reload: () => void) => void
}

interface Page {
  /** Undefined over plain http, and where the browser forbids it (D56). */
  container: ServiceWorkerContainer | undefined
  isHeld: () => boolean
  reload: () => void
}

// On a hanging connection the user would see a busy button for minutes; then a reload loads what is there.
const PATIENCE_MS = 15_000

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

  const search = async (): Promise<void> => {
    await registration?.update().catch(() => undefined)
    if (registration?.installing) await settled(registration.installing)
  }

  return {
    current: state.current,
    subscribe: state.subscribe,
    watch: (found) => {
      registration = found
      found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
      look()
    },
    search,
    reloadBy: (next) => {
      reloadNow = next
    },
    take: async () => {
      if (state.current() === 'updating') return
      state.become('updating')
      setTimeout(reload, PATIENCE_MS)
      // Called before the page knew its worker: a reload alone would load the old app again.
      registration ??= (await container?.getRegistration().catch(() => undefined)) ?? null
      if (!registration?.waiting) await search()
      const waiting = registration?.waiting
      // None waiting: another page has activated it already, or the server has nothing newer.
      if (waiting) waiting.postMessage({ say: 'take-over' } satisfies PageMessage)
      else reload()
    },
  }
}

function settled(coming: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state !== 'installing') resolve()
    })
  })
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
