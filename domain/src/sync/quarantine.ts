import type { LocalRow } from './localRow.ts'

const MOST_REFUSALS = 3

/** Quarantines the row: it is no longer sent, but stays on the device, visible and exportable. */
export const quarantineRow = (row: LocalRow, code: number): LocalRow => ({ ...row, setAside: { code } })

/**
 * Counts a refusal that may be temporary. Only call it for a row that was sent alone: otherwise another row may be the
 * cause. [SYNC-17]
 */
export function countRefusal(row: LocalRow, code: number): LocalRow {
  const refusals = row.refusals + 1
  return refusals < MOST_REFUSALS ? { ...row, refusals } : quarantineRow({ ...row, refusals }, code)
}

/** Retries a quarantined row after an app update, which may send it in a form that the server accepts. */
export const retryRow = (row: LocalRow): LocalRow => ({ ...row, refusals: 0, setAside: null })

/** D29: another item of the same kind already has this name. */
const NAME_TAKEN: readonly number[] = [215, 224]

export const waitsForName = ({ setAside: aside }: LocalRow): boolean =>
  aside !== null && NAME_TAKEN.includes(aside.code)

/** Retries a row whose name may be free now; the next refusal quarantines it again immediately. [SYNC-28] */
export const retryRowOnce = (row: LocalRow): LocalRow => ({
  ...row,
  refusals: MOST_REFUSALS - 1,
  setAside: null,
})
