const HALF_DAY_MS = 12 * 3_600_000

/** The day that a reflection speaks of, as YYYY-MM-DD in the place where it was written. [REF-1] */
export function reflectionDay(timing: number, timeOffset: number): string {
  const local = timing + timeOffset
  const isMorning = new Date(local).getUTCHours() < 12
  return new Date(isMorning ? local - HALF_DAY_MS : local).toISOString().slice(0, 10)
}
