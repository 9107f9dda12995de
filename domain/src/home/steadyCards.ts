import type { CardType } from './cards.ts'
import type { ShownCard } from './shownCards.ts'

/**
 * The card that home drew first stays where it is drawn: of the cards before it, only those that had their place there.
 * The others follow it this once. [HOME-26, HOME-38]
 */
export function keepCardInPlace(
  cards: readonly ShownCard[],
  { drawn, above }: { drawn: CardType; above: readonly CardType[] },
): readonly ShownCard[] {
  const stay = cardsAbove(cards, drawn).filter((type) => above.includes(type))
  const isBefore = ({ type }: ShownCard): boolean => stay.includes(type)
  const first = cards.filter(({ type }) => type === drawn)
  const after = cards.filter((card) => card.type !== drawn && !isBefore(card))
  return [...cards.filter(isBefore), ...first, ...after]
}

/** The cards before this one, from the top. */
export function cardsAbove(cards: readonly ShownCard[], card: CardType): readonly CardType[] {
  const at = cards.findIndex(({ type }) => type === card)
  return cards.slice(0, Math.max(at, 0)).map(({ type }) => type)
}

/**
 * While the person looks at home, cards only collapse or disappear by their own action; none appears or moves. Anything
 * else due appears at the next visit. [HOME-26]
 */
export const keepShownCards = (
  before: readonly ShownCard[],
  now: readonly ShownCard[],
): readonly ShownCard[] => before.flatMap((card) => now.find(({ type }) => type === card.type) ?? [])
