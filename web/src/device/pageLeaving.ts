/** Whether the person is on the way to another page. */
export interface PageLeaving {
  isLeaving: () => boolean
  /** Resolves at once on a page that stays, else when it turns out to stay or the person comes back to it. */
  untilStaying: () => Promise<void>
}

/**
 * A page that is left may stay after all: the answer was a file to save, or the person pressed Stay. No event tells it.
 * Within this time the next page has come, or it is not coming.
 */
const NEXT_PAGE_MS = 10_000

/** What a person does only on a page that is still there. */
const INPUT = ['pointerdown', 'keydown'] as const

/**
 * Firefox and WebKit end the requests of a page as soon as it begins to leave: after `beforeunload`, long before
 * `pagehide`. A page that comes back from the back/forward cache tells so by `pageshow`. [PWA-10]
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
  // The first one tells only that the page is loaded, which one that is being left may be as well.
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) stay()
  })
  for (const event of INPUT) page.addEventListener(event, stay, { capture: true, passive: true })

  return {
    isLeaving: () => leaving !== null,
    untilStaying: () => leaving?.promise ?? Promise.resolve(),
  }
}

/** Of this page, from its first moment on. */
export const pageLeaving = watchPageLeaving(typeof window === 'undefined' ? new EventTarget() : window)
