import { isDeleted, type LocalRow } from './localRow.ts'
import type { Change } from './saveRow.ts'
import { saveEdited } from './saveRow.ts'
import { buildPush, type SentRow } from './pushPlan.ts'
import { tryAgain } from './setAside.ts'

const NAME_GROUP = 'name'
/** Where a condition and a medication are called something. */
const NAME_KEYS = ['value', 'common_name'] as const
/** Two that are called the same are told apart by it, and a person who meets it sees what is going on. */
const MARK = ' ⇄'
const LONGEST = 490

/** Another name, for the moment in which two change theirs; without what the catalogue calls it. */
function nameForNow(name: unknown): Record<string, unknown> | null {
  const fields = (typeof name === 'object' && name !== null ? name : {}) as Record<string, unknown>
  const key = NAME_KEYS.find((one) => typeof fields[one] === 'string')
  if (key === undefined) return null
  const { brand_name: brand } = fields
  const called = `${(fields[key] as string).slice(0, LONGEST).toWellFormed()}${MARK}`
  return { [key]: called, ...(brand === undefined ? {} : { brand_name: brand }) }
}

interface SteppedAside {
  /** As the person left it, with a stamp above the one that goes now. */
  row: LocalRow
  clock: Change['clock']
  /** What goes now. */
  sent: SentRow
}

/**
 * What is sent of the first of a ring so that the name which it has on the server is free for the next. Its own name
 * follows under a later stamp: whatever breaks in between, the row still waits with it. Null where it cannot be sent so.
 * [SYNC-40]
 */
export function stepAside(row: LocalRow, { clock, wallNow }: Omit<Change, 'values'>): SteppedAside | null {
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

/** The others of the ring go once more. */
export const waitNoMore = (row: LocalRow): LocalRow => (isInRing(row) ? tryAgain(row) : row)

const isInRing = (row: LocalRow): boolean => row.dirty && row.idOnServer !== null && !isDeleted(row)
