import { storeChoice, readChoice } from '../device/storage.ts'
import type { HomeState } from './homeContent.ts'

/**
 * Whether the first render shows Recent Records, which waits for nothing. If something was above it the last time, or
 * it was folded, it appears together with the others: otherwise it would be pushed from under a finger. [HOME-26]
 */
export const isRecentFirst = (): boolean => readChoice('recent') === null

export const noteRecentFirst = (isFirst: boolean): void => storeChoice('recent', isFirst ? null : 'later')

export const isRecentFolded = ({ cards }: Pick<HomeState, 'cards'>): boolean =>
  cards.some(({ type, isCollapsed }) => type === 'recent_records' && isCollapsed)

/** The number of records on the card, from the specification. */
export const RECENT_COUNT = 2
