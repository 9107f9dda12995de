import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const SLOT = 'top-more'

const slotNow = (): HTMLElement | null => document.getElementById(SLOT)

const neverTold = () => () => undefined

/** In the bar of the page, beside its title; where that has no room for it, above what it belongs to. */
export function TopSlot({ children }: { children: ReactNode }) {
  // Looked for again once both are drawn: bar and screen may come at once.
  const slot = useSyncExternalStore(neverTold, slotNow)
  const bar = <div className="results-bar">{children}</div>
  return slot === null ? bar : createPortal(bar, slot)
}
