import { CARD_TYPES, type CardType } from '@reprieve/domain/home/cards.ts'
import type { ShownCard } from '@reprieve/domain/home/shownCards.ts'
import { cardsAbove } from '@reprieve/domain/home/steadyCards.ts'
import { storeChoice, readChoice } from '../device/storage.ts'
import type { HomeState } from './homeContent.ts'

/** Where the first render draws Recent Records, which waits for nothing. */
export interface RecentPlace {
  /** The cards above it. */
  above: readonly CardType[]
  /** What they took of the screen, in CSS pixels. */
  height: number
}

const ON_TOP: RecentPlace = { above: [], height: 0 }
const LATER = 'later'

/**
 * Null if its place is unknown: then it appears together with the others, because they would push it from under a
 * finger. `look` says what the height depends on. [HOME-26, HOME-38]
 */
export function readRecentPlace(look: string): RecentPlace | null {
  const kept = readChoice('recent')
  if (kept === null) return ON_TOP
  const [keptLook, height, ...above] = kept.split('|')
  const px = Number(height)
  if (keptLook !== look || !(px > 0) || !above.every(isCardType)) return null
  return { above, height: px }
}

const isCardType = (type: string): type is CardType => (CARD_TYPES as readonly string[]).includes(type)

/** Null if it is not where the next first render has to draw it, or the height is unknown. */
export function noteRecentPlace(place: RecentPlace | null, look: string): void {
  if (place === null) storeChoice('recent', LATER)
  else if (place.above.length === 0) storeChoice('recent', null)
  else storeChoice('recent', [look, place.height, ...place.above].join('|'))
}

/** Null if it is folded, or this once not where it belongs. */
export function cardsAboveRecent(
  shown: readonly ShownCard[],
  belonging: readonly ShownCard[],
): readonly CardType[] | null {
  const above = cardsAbove(shown, RECENT)
  const isInPlace = above.join('|') === cardsAbove(belonging, RECENT).join('|')
  return isInPlace && !isRecentFolded({ cards: belonging }) ? above : null
}

export const isRecentFolded = ({ cards }: Pick<HomeState, 'cards'>): boolean =>
  cards.some(({ type, isCollapsed }) => type === RECENT && isCollapsed)

export const RECENT: CardType = 'recent_records'

/** The number of records on the card, from the specification. */
export const RECENT_COUNT = 2
