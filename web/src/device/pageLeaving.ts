/** Whether the user is navigating to another page. */
export interface PageLeaving {
  isLeaving: () => boolean
  /** Resolves immediately on a page that stays, otherwise when it turns out to stay or the user comes back to it. */
  untilStaying: () => Promise<void>
}

/**
 * A page that is being left may stay after all: the response was a download, or the user pressed Stay. No event reports
 * that. Within this time the next page has loaded, or will not.
 */
const NEXT_PAGE_MS = 10_000

/** Events that only happen on a page that is still shown. */
const INPUT = ['pointerdown', 'keydown'] as const

/**
 * Firefox and WebKit abort the requests of a page as soon as it begins to leave: after `beforeunload`, long before
 * `pagehide`. A page that returns from the back/forward cache fires `pageshow`. [PWA-10]
 */
export function watchPageLeaving(page: EventTarget): PageLeaving {
  let leaving: { promise: Promise<void>; end: () => void } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const leave = (): void => {
    clearTimeout(timer)
    if (leaving !== null) return
    let end = (): void => undefined
    const promise = new Promise<void>((resolve) => (end = resolve))
    leaving = { promise, end }
  }
  const stay = (): void => {
    clearTimeout(timer)
    leaving?.end()
    leaving = null
  }
  page.addEventListener('beforeunload', () => {
    leave()
    timer = setTimeout(stay, NEXT_PAGE_MS)
  })
  page.addEventListener('pagehide', leave)
  // The first `pageshow` only reports that the page has loaded, which can also happen while it is being left.
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) stay()
  })
  for (const event of INPUT) page.addEventListener(event, stay, { capture: true, passive: true })

  return {
    isLeaving: () => leaving !== null,
    untilStaying: () => leaving?.promise ?? Promise.resolve(),
  }
}

/** For this page, from its start on. */
export const pageLeaving = watchPageLeaving(typeof window === 'undefined' ? new EventTarget() : window)
