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
    // A screen that places the focus itself has done so by now.
    if (!isFirst && isNowhere(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [main, arrivedAt])
}

const isNowhere = (focused: Element | null): boolean =>
  focused === null || focused === document.body || !focused.isConnected
