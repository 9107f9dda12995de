import { useEffect, type RefObject } from 'react'

/** A button may go with what was done by it: then the name of its place has the focus, and a keyboard goes on from there. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current
    if (root === null) return
    let last: Element | null = null
    const note = (): void => void (last = document.activeElement)
    // Some browsers also tell of what is taken out of the page: then nothing else has got the focus.
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) last = null
    }
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected) return
      last = null
      // Whoever went on elsewhere stays there.
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
