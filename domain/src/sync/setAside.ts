import type { LocalRow } from './localRow.ts'

const MOST_REFUSALS = 3

/** Out of the bulk, never dropped: it stays on the device, shown and exportable. */
export const setAside = (row: LocalRow, code: number): LocalRow => ({ ...row, setAside: { code } })

/** A refusal that may pass. Only one of a row sent alone speaks of that row. [SYNC-17] */
export function countRefusal(row: LocalRow, code: number): LocalRow {
  const refusals = row.refusals + 1
  return refusals < MOST_REFUSALS ? { ...row, refusals } : setAside({ ...row, refusals }, code)
}

/** After an update of the app it may be sent as the server wants it. */
export const tryAgain = (row: LocalRow): LocalRow => ({ ...row, refusals: 0, setAside: null })

/** D29: another one of its kind has the name that it shall have. */
const NAME_TAKEN: readonly number[] = [215, 224]

export const waitsForName = ({ setAside: aside }: LocalRow): boolean =>
  aside !== null && NAME_TAKEN.includes(aside.code)

/** Its name may be free by now; where it is not, the next refusal puts it back at once. [SYNC-28] */
export const tryOnce = (row: LocalRow): LocalRow => ({
  ...row,
  refusals: MOST_REFUSALS - 1,
  setAside: null,
})
