export interface Crashes {
  /** Reports errors from now on, and those from before the first call. Returns a function that stops it. */
  hear: (tell: (error: unknown) => void) => () => void
}

const MOST_KEPT = 10

/** Collects errors from the start of the page on: nobody else would see those. [TELE-3] */
export function watchCrashes(page: EventTarget): Crashes {
  const kept: unknown[] = []
  let told: ((error: unknown) => void) | null = null
  // A browser's own notices also arrive here, without an error.
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

export const crashes = watchCrashes(typeof window === 'undefined' ? new EventTarget() : window)
