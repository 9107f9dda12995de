import { useEffect, type RefObject } from 'react'

/** If the pressed button disappears with its action, the heading gets the focus, so that a keyboard continues there. */
export function useFocusFallback(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current
    if (root === null) return
    let last: Element | null = null
    const note = (): void => void (last = document.activeElement)
    // Some browsers also fire this for an element that is removed: then nothing else has received the focus.
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) last = null
    }
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected) return
      last = null
      // A person who has moved on elsewhere stays there.
      if (document.activeElement === document.body)
        root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    })
    root.addEventListener('focusin', note)
    root.addEventListener('focusout', forget)
    watch.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', note)
      root.removeEventListener('focusout', forget)
      watch.disconnect()
    }
  }, [place])
}
