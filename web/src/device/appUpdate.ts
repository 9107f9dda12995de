import type { AppWord } from './appWord.ts'
import { unsavedWork } from './unsavedWork.ts'
import { watched, type Watched } from './watched.ts'

export type UpdateState = 'none' | 'waiting' | 'updating'

export interface AppUpdate extends Pick<Watched<UpdateState>, 'current' | 'subscribe'> {
  watch: (registration: ServiceWorkerRegistration) => void
  /** Resolves when it is known whether the server has a newer version, and that one is here. */
  search: () => Promise<void>
  /** The newest version takes over, and every page that has nothing to lose is reloaded. */
  take: () => Promise<void>
  /** The page has something to end before it is loaded anew. */
  reloadBy: (reload: () => void) => void
}

interface Page {
  /** Undefined over plain http, and where the browser forbids it (D56). */
  container: ServiceWorkerContainer | undefined
  isHeld: () => boolean
  reload: () => void
}

// On a line that hangs the person would look at a busy button for minutes; a reload is the way to what is there.
const PATIENCE_MS = 15_000

export function makeAppUpdate({ container, isHeld, reload: plainReload }: Page): AppUpdate {
  let reloadNow = plainReload
  const reload = (): void => reloadNow()
  const state = watched<UpdateState>('none')
  let registration: ServiceWorkerRegistration | null = null
  let wasServed = Boolean(container?.controller)

  container?.addEventListener('controllerchange', () => {
    const isFirst = !wasServed
    wasServed = true
    if (state.current() === 'updating') return reload()
    // The very first worker brings nothing new to the page that registered it.
    if (isFirst) return
    if (isHeld()) state.become('waiting')
    else reload()
  })

  const look = (): void => {
    // Without an active one the waiting worker is the first there ever was.
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
      // Pressed before the page came round to its worker: a reload alone would bring the old app again.
      registration ??= (await container?.getRegistration().catch(() => undefined)) ?? null
      if (!registration?.waiting) await search()
      const waiting = registration?.waiting
      // None: another page has let it take over already, or the server has nothing newer.
      if (waiting) waiting.postMessage({ say: 'take-over' } satisfies AppWord)
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
