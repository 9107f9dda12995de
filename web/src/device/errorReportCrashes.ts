export interface Crashes {
  /** What breaks from now on, and what broke before anybody asked. Returns what ends it. */
  hear: (tell: (error: unknown) => void) => () => void
}

const MOST_KEPT = 10

/** From the first moment of the page on: what breaks at the start is what nobody else would see. [TELE-3] */
export function watchCrashes(page: EventTarget): Crashes {
  const kept: unknown[] = []
  let told: ((error: unknown) => void) | null = null
  // A browser's own notices come this way, too, and have none.
  const note = (error: unknown): void => {
    if (error === undefined || error === null) return
    if (told !== null) told(error)
    else if (kept.length < MOST_KEPT) kept.push(error)
  }
  page.addEventListener('error', (event) => note('error' in event ? event.error : null))
  page.addEventListener('unhandledrejection', (event) => note('reason' in event ? event.reason : null))
  return {
    hear: (tell) => {
      told = tell
      for (const error of kept.splice(0)) tell(error)
      return () => {
        if (told === tell) told = null
      }
    },
  }
}

/** Of this page. */
export const crashes = watchCrashes(typeof window === 'undefined' ? new EventTarget() : window)
