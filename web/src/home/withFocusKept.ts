import { flushSync } from 'react-dom'

const CARD = '.home-card'
const PRESSED = 'a[href], button'

/** A card that goes takes the button that was pressed along: the next card goes on from there, not the top of the page. */
export function withFocusKept(change: () => void): void {
  const card = document.activeElement?.closest(CARD)
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  flushSync(change)
  if (card === undefined || card === null || card.isConnected) return
  const target = next?.querySelector(PRESSED)
  if (target instanceof HTMLElement) target.focus()
}
