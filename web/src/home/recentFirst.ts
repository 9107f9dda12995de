import { keepChoice, readChoice } from '../device/storage.ts'

/**
 * Whether the first look draws Recent Records, which waits for nothing. Where something stood above it the last time,
 * or it was folded, it comes together with the others: it would be pushed away under a finger. [HOME-26]
 */
export const isRecentFirst = (): boolean => readChoice('recent') === null

export const noteRecentFirst = (isFirst: boolean): void => keepChoice('recent', isFirst ? null : 'later')
