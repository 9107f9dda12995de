import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const SLOT = 'top-more'

const slotNow = (): HTMLElement | null => document.getElementById(SLOT)

const neverTold = () => () => undefined

/** In the page's top bar, beside the title; without room there, above the content it belongs to. */
export function TopSlot({ children }: { children: ReactNode }) {
  // Looked up again after both are drawn: bar and screen may mount at the same time.
  const slot = useSyncExternalStore(neverTold, slotNow)
  const bar = <div className="results-bar">{children}</div>
  return slot === null ? bar : createPortal(bar, slot)
}
