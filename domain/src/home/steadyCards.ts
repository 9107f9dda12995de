import type { CardType } from './cards.ts'
import type { ShownCard } from './shownCards.ts'

/** The card that home drew first stays on top; the others follow it this once. [HOME-26] */
export function keepCardOnTop(cards: readonly ShownCard[], drawn: CardType): readonly ShownCard[] {
  const first = cards.filter(({ type }) => type === drawn)
  return [...first, ...cards.filter(({ type }) => type !== drawn)]
}

/**
 * While the person looks at home, cards only collapse or disappear by their own action; none appears or moves. Anything
 * else due appears at the next visit. [HOME-26]
 */
export const keepShownCards = (
  before: readonly ShownCard[],
  now: readonly ShownCard[],
): readonly ShownCard[] => before.flatMap((card) => now.find(({ type }) => type === card.type) ?? [])
