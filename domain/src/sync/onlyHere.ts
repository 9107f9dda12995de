/** From so many records on, a diary without an account is worth a copy; and again when it has grown much. */
const OFFERED_AT = [5, 25, 100, 500]

/** Whether the export is offered; `putOffAt` is how many there were when the person last said: not now. */
export const offersExport = (count: number, putOffAt: number): boolean =>
  OFFERED_AT.some((from) => count >= from && putOffAt < from)
