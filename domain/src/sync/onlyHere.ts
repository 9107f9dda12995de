/** From so many records on, a diary without an account is worth a copy; and again when it has grown much. */
const OFFERED_AT = [5, 25, 100, 500]

/** Where a browser clears away what nobody opens, the first record is enough to lose. */
const OFFERED_EARLY_AT = [1, 25, 100, 500]

/** Whether the export is offered; `putOffAt` is how many there were when the person last said: not now. */
export const offersExport = (count: number, putOffAt: number): boolean =>
  hasReachedNext(OFFERED_AT, count, putOffAt)

export const offersExportEarly = (count: number, putOffAt: number): boolean =>
  hasReachedNext(OFFERED_EARLY_AT, count, putOffAt)

const hasReachedNext = (steps: readonly number[], count: number, putOffAt: number): boolean =>
  steps.some((from) => count >= from && putOffAt < from)
