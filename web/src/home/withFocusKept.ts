import { flushSync } from 'react-dom'

const CARD = '.home-card'
const PRESSED = 'a[href], button'

/** A card that disappears takes the pressed button with it: the focus moves to the next card, not to the top. */
export function withFocusKept(change: () => void): void {
  const goOn = focusAfter(document.activeElement?.closest(CARD))
  flushSync(change)
  goOn()
}

/** The same for a card that is removed from a dialog, when the focus is no longer in the card. */
export function focusAfter(card: Element | null | undefined): () => void {
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  return () => {
    if (card === undefined || card === null || card.isConnected) return
    const target = next?.querySelector(PRESSED)
    if (target instanceof HTMLElement) target.focus()
  }
}
