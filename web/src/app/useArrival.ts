import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * After a step to another screen the focus goes to it: else it is on a link that is gone, and who listens hears
 * nothing. Not at the first opening, where the browser itself begins at the top.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  // The place that stands there, not the one that is on its way: until then the pressed link is still there.
  const arrivedAt = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef(arrivedAt)
  useEffect(() => {
    const isFirst = before.current === undefined
    if (before.current === arrivedAt) return
    before.current = arrivedAt
    if (isFirst || main.current === null) return
    return takeFocus(main.current)
  }, [main, arrivedAt])
}

/** A screen whose code or words are still on their way takes the pressed link away only when they have come. */
function takeFocus(main: HTMLElement): () => void {
  const pressed = document.activeElement
  const take = (): void => {
    const focused = document.activeElement
    const isPlaced = !isNowhere(focused)
    if (isPlaced && focused === pressed) return
    watch.disconnect()
    // A screen that places the focus itself has done so by now.
    if (!isPlaced) main.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(take)
  watch.observe(main, { childList: true, subtree: true })
  take()
  return () => watch.disconnect()
}

const isNowhere = (focused: Element | null): boolean =>
  focused === null || focused === document.body || !focused.isConnected
