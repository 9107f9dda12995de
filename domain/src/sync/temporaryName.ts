import { isDeleted, type LocalRow } from './localRow.ts'
import type { RowChange } from './saveRow.ts'
import { saveEdited } from './saveRow.ts'
import { buildPush, type SentRow } from './pushPlan.ts'
import { retryRow } from './quarantine.ts'

const NAME_GROUP = 'name'
/** The fields that hold the name of a condition or a medication. */
const NAME_KEYS = ['value', 'common_name'] as const
/** Makes the temporary name unique, and shows a person who sees it that a swap is in progress. */
const MARK = ' ⇄'
const LONGEST = 490

/** A temporary name, used while items swap their names; without the catalogue's names. */
function nameForNow(name: unknown): Record<string, unknown> | null {
  const fields = (typeof name === 'object' && name !== null ? name : {}) as Record<string, unknown>
  const key = NAME_KEYS.find((one) => typeof fields[one] === 'string')
  if (key === undefined) return null
  const { brand_name: brand } = fields
  const called = `${(fields[key] as string).slice(0, LONGEST).toWellFormed()}${MARK}`
  return { [key]: called, ...(brand === undefined ? {} : { brand_name: brand }) }
}

interface SteppedAside {
  /** The row as the person left it, with a stamp above the one that is sent now. */
  row: LocalRow
  clock: RowChange['clock']
  /** The temporary version to send now. */
  sent: SentRow
}

/**
 * Sends the first item of a name cycle under a temporary name, so that the next item can take its name on the server.
 * The item's own name follows under a later stamp: if the pass breaks in between, the row still waits with it. Null if
 * the row cannot be sent like this. [SYNC-40]
 */
export function renameTemporarily(
  row: LocalRow,
  { clock, wallNow }: Omit<RowChange, 'values'>,
): SteppedAside | null {
  const name = row.groups.get(NAME_GROUP)?.v
  const other = nameForNow(name)
  if (other === null || !isInRing(row)) return null
  const values = new Map([[NAME_GROUP, name]])
  const now = saveEdited(row, { values, clock, wallNow })
  const later = saveEdited(now.row, { values, clock: now.clock, wallNow })
  const s = now.row.groups.get(NAME_GROUP)!.s
  const { sent } = buildPush(later.row)
  const groups = new Map([...sent.groups, [NAME_GROUP, { v: other, s }]])
  return { row: later.row, clock: later.clock, sent: { ...sent, act: 'update', groups } }
}

/** Retries the other rows of the cycle. */
export const retryCycleRow = (row: LocalRow): LocalRow => (isInRing(row) ? retryRow(row) : row)

const isInRing = (row: LocalRow): boolean => row.dirty && row.idOnServer !== null && !isDeleted(row)
