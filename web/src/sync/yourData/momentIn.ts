/**
 * A moment that can be told: what was torn, or came in a file, may say one that no calendar has, and a screen that tries
 * to write it shows nothing at all.
 */
export const momentIn = (at: number, now: number): number => (at >= 0 && at <= now ? at : now)
