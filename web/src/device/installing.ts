import { watched, type Watched } from './watched.ts'

/** Chromium's own event; the library `dom` does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isInstallEvent = (event: Event): event is InstallEvent =>
  'prompt' in event && typeof event.prompt === 'function'

type Offer = () => Promise<'accepted' | 'dismissed'>

export interface Installing {
  /** Of the offer and of the installing. */
  subscribe: Watched<unknown>['subscribe']
  /** Asks the person by the browser's own dialog, and only upon a press; null: this browser does not offer it now. */
  offer: () => Offer | null
  /** In this page, or it is the installed app itself. */
  isInstalled: () => boolean
}

/**
 * The browser offers it once, before any screen stands: who listens later has missed it. From then on it leaves the
 * asking to us.
 */
export function watchInstalling(page: EventTarget, isApp: () => boolean): Installing {
  const state = watched<{ offer: Offer | null; wasInstalled: boolean }>({ offer: null, wasInstalled: false })
  const offered = (offer: Offer | null): void => state.become({ ...state.current(), offer })
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    offered(async () => {
      // It can be asked once; whoever says no is offered it again by the browser, at its own time.
      offered(null)
      return event.prompt().then(
        ({ outcome }) => outcome,
        () => 'dismissed',
      )
    })
  })
  // Told also where the offer was used up before: that is how most people install it.
  page.addEventListener('appinstalled', () => state.become({ offer: null, wasInstalled: true }))
  return {
    offer: () => state.current().offer,
    subscribe: state.subscribe,
    isInstalled: () => state.current().wasInstalled || isApp(),
  }
}
