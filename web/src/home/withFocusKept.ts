import { flushSync } from 'react-dom'

const CARD = '.home-card'
const PRESSED = 'a[href], button'

/** A card that goes takes the button that was pressed along: the next card goes on from there, not the top of the page. */
export function withFocusKept(change: () => void): void {
  const goOn = focusAfter(document.activeElement?.closest(CARD))
  flushSync(change)
  goOn()
}

/** The same for a card whose going was asked for in a dialog, where the focus is not in the card any more. */
export function focusAfter(card: Element | null | undefined): () => void {
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  return () => {
    if (card === undefined || card === null || card.isConnected) return
    const target = next?.querySelector(PRESSED)
    if (target instanceof HTMLElement) target.focus()
  }
}
