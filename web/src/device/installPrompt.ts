import { makeObservable, type Observable } from './observable.ts'

/** Chromium's own event; the `dom` library lacks it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isInstallEvent = (event: Event): event is InstallEvent =>
  'prompt' in event && typeof event.prompt === 'function'

type Offer = () => Promise<'accepted' | 'dismissed'>

export interface InstallPrompt {
  /** Notifies of a new offer and of the installation. */
  subscribe: Observable<unknown>['subscribe']
  /** Opens the browser's own dialog; call only on a click. Null: this browser does not offer it now. */
  offer: () => Offer | null
  /** Whether it was installed from this page, or this is the installed app itself. */
  isInstalled: () => boolean
}

/**
 * The browser offers installation once, before any screen is shown: a later listener would miss it. From then on the
 * app shows the prompt.
 */
export function watchInstallPrompt(page: EventTarget, isApp: () => boolean): InstallPrompt {
  const state = makeObservable<{ offer: Offer | null; wasInstalled: boolean }>({
    offer: null,
    wasInstalled: false,
  })
  const offered = (offer: Offer | null): void => state.become({ ...state.current(), offer })
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    offered(async () => {
      // The prompt works once; after a refusal the browser makes a new offer in its own time.
      offered(null)
      return event.prompt().then(
        ({ outcome }) => outcome,
        () => 'dismissed',
      )
    })
  })
  // Also fires without an open offer: most people install that way.
  page.addEventListener('appinstalled', () => state.become({ offer: null, wasInstalled: true }))
  return {
    offer: () => state.current().offer,
    subscribe: state.subscribe,
    isInstalled: () => state.current().wasInstalled || isApp(),
  }
}
