import { useEffect, useRef, type RefObject } from 'react'
import { useRouterState } from '../../navigation/useRouter.ts'

/**
 * Moves the focus to a new screen after navigation: otherwise it stays on a link that is gone, and screen readers
 * announce nothing. Not at the first opening, where the browser starts at the top.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  // The rendered location, not the pending one: until then the pressed link still exists.
  const arrivedAt = useRouterState(({ rendered }) => rendered?.pathname)
  const before = useRef(arrivedAt)
  useEffect(() => {
    const isFirst = before.current === undefined
    if (before.current === arrivedAt) return
    before.current = arrivedAt
    if (isFirst || main.current === null) return
    return takeFocus(main.current)
  }, [main, arrivedAt])
}

/** A screen whose code or texts are still loading removes the pressed link only when they have arrived. */
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
