import { isClosedDiary } from './closedDiary.ts'

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
  const hear = (event: Event, error: unknown): void => {
    // Who logs out may leave a read under way: nothing has broken, and the console stays quiet as well. [TELE-5]
    if (isClosedDiary(error)) event.preventDefault()
    else note(error)
  }
  page.addEventListener('error', (event) => hear(event, 'error' in event ? event.error : null))
  page.addEventListener('unhandledrejection', (event) => hear(event, 'reason' in event ? event.reason : null))
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
