import type { Person } from '../handler.ts'

export const FRESH_MS = 5 * 60_000

/** D10: a stolen session that is older than this cannot take the account over. A renewal makes none fresh. */
export const isFresh = ({ signedInAt }: Person, now: number): boolean => now - signedInAt <= FRESH_MS
