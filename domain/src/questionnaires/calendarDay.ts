import { dayOf } from '../time/localDay.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether this is a calendar date in the API's format. */
export function isDay(said: unknown): said is string {
  if (typeof said !== 'string' || !DAY.test(said)) return false
  const at = Date.parse(`${said}T00:00:00Z`)
  return !Number.isNaN(at) && dayOf({ at, offset: 0 }) === said
}
