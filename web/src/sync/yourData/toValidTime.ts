/**
 * A valid time: a broken value, or one from a file, may be a date that no calendar has, and a screen that formats it
 * would show nothing at all.
 */
export const toValidTime = (at: number, now: number): number => (at >= 0 && at <= now ? at : now)
