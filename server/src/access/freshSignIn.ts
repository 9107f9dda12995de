import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { Person } from '../handler.ts'

export const FRESH_MS = 5 * MINUTE_MS

/** D10: a stolen session older than this cannot take over the account. A renewal does not make it fresh. */
export const isFresh = ({ signedInAt }: Person, now: number): boolean => now - signedInAt <= FRESH_MS
