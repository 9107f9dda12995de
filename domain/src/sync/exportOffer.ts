/** Record counts at which a diary without an account is worth a backup, again as it grows. */
const OFFERED_AT = [5, 25, 100, 500]

/** Used where the browser clears unused storage: the first record is already at risk. */
const OFFERED_EARLY_AT = [1, 25, 100, 500]

/** Whether to offer the export; `putOffAt` is the record count when the person last chose "not now". */
export const offersExport = (count: number, putOffAt: number): boolean =>
  hasReachedNext(OFFERED_AT, count, putOffAt)

export const offersExportEarly = (count: number, putOffAt: number): boolean =>
  hasReachedNext(OFFERED_EARLY_AT, count, putOffAt)

const hasReachedNext = (steps: readonly number[], count: number, putOffAt: number): boolean =>
  steps.some((from) => count >= from && putOffAt < from)
