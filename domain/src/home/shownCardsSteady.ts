import type { CardType } from './cards.ts'
import type { ShownCard } from './shownCards.ts'

/** What the first look at home has drawn stays where it is: the others come behind it this once. [HOME-26] */
export function keptOnTop(cards: readonly ShownCard[], drawn: CardType): readonly ShownCard[] {
  const first = cards.filter(({ type }) => type === drawn)
  return [...first, ...cards.filter(({ type }) => type !== drawn)]
}

/**
 * While somebody looks a card folds or goes, by their own act; none comes and none changes its place. What is due
 * besides comes when they arrive the next time. [HOME-26]
 */
export const stillShown = (before: readonly ShownCard[], now: readonly ShownCard[]): readonly ShownCard[] =>
  before.flatMap((card) => now.find(({ type }) => type === card.type) ?? [])
