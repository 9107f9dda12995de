import { watched, type Watched } from './watched.ts'

/** Chromium's own event; the library `dom` does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isInstallEvent = (event: Event): event is InstallEvent =>
  'prompt' in event && typeof event.prompt === 'function'

type Offer = () => Promise<'accepted' | 'dismissed'>

export interface Installing extends Pick<Watched<Offer | null>, 'subscribe'> {
  /** Asks the person by the browser's own dialog, and only upon a press; null: this browser does not offer it now. */
  offer: Watched<Offer | null>['current']
  /** In this page, or it is the installed app itself. */
  isInstalled: () => boolean
}

/**
 * The browser offers it once, before any screen stands: who listens later has missed it. From then on it leaves the
 * asking to us.
 */
export function watchInstalling(page: EventTarget, isApp: () => boolean): Installing {
  const offer = watched<Offer | null>(null)
  let wasInstalled = false
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    offer.become(async () => {
      // It can be asked once; whoever says no is offered it again by the browser, at its own time.
      offer.become(null)
      return event.prompt().then(
        ({ outcome }) => outcome,
        () => 'dismissed',
      )
    })
  })
  page.addEventListener('appinstalled', () => {
    wasInstalled = true
    offer.become(null)
  })
  return { offer: offer.current, subscribe: offer.subscribe, isInstalled: () => wasInstalled || isApp() }
}
