const DAY_MS = 86_400_000

/** The date this many days ago in the time zone of the tests, as 2026-10-23. */
export function dateDaysAgo(daysAgo: number, now = Date.now()): string {
  const offset = -new Date(now).getTimezoneOffset() * 60_000
  return new Date(now + offset - daysAgo * DAY_MS).toISOString().slice(0, 10)
}

/** A date range in the form of an address. */
export const dateRangeDaysAgo = (fromDaysAgo: number, toDaysAgo: number): string =>
  `${dateDaysAgo(fromDaysAgo)}_${dateDaysAgo(toDaysAgo)}`
