import { isAliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { DELETED_GROUP, isDeleted, type LocalRow, type LostValue } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { stampTime } from '@reprieve/domain/sync/stamp.ts'
import { changeRows, type RowChanges, type RowsBefore } from './changeRows.ts'
import { DELETED_ROW_KIND, REFUSED_KIND, encodeForShelf, listTrashedDrafts, type Draft } from '../drafts.ts'
import type { Diary } from './rows.ts'
import type { Shelved, StorageFault } from '../tables.ts'

/** A deleted row whose values no tombstone keeps: what it contained, and when it was deleted. */
export interface TrashedRow {
  /** Its id in the store. */
  id: string
  clientId: string
  kind: string
  values: ReadonlyMap<string, unknown>
  lost: readonly LostValue[]
  /** By the server's clock, as far as it was known then. */
  at: number
  /** No server accepts it as it is (D29). */
  isRefused: boolean
}

export interface TrashChanges extends RowChanges {
  /** Rows that are copied to the trash in the same transaction. */
  trash?: readonly LocalRow[]
}

const MOST_TRIES = 100

/**
 * Like `changeRows`, for rows that go to the trash. A copy must be encoded before the transaction opens, so the first
 * decision writes nothing and only determines the copies; if the row changes meanwhile, its new values are copied. A
 * crash leaves the row or its copy, never neither. [SYNC-31]
 */
export async function changeAndTrash<Changed extends TrashChanges>(
  diary: Diary,
  clientIds: readonly string[],
  decide: (before: RowsBefore) => Changed,
): Promise<Result<Changed, StorageFault>> {
  type Decided = RowChanges & { decided: Changed | null; lacking: readonly Draft[] }
  const copies = new Map<string, Shelved>()
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const changed = await changeRows(diary, clientIds, (before): Decided => {
      const decided = decide(before)
      const clock = { now: diary.now(), offset: before.state.clock.offset }
      const wanted = (decided.trash ?? []).filter(hasContent).map((row) => copyOf(row, clock))
      const lacking = wanted.filter((copy) => !copies.has(saidBy(copy)))
      if (lacking.length > 0) return { decided: null, lacking }
      const shelve = [...(decided.shelve ?? []), ...wanted.map((copy) => copies.get(saidBy(copy))!)]
      return { ...decided, shelve, decided, lacking }
    })
    if (!changed.ok) return changed
    const { decided, lacking } = changed.value
    if (decided !== null) return ok(decided)
    for (const copy of lacking) copies.set(saidBy(copy), await encodeForShelf(diary, 'trash', copy))
  }
  throw new Error('a row changes faster than it can be copied')
}

/** The whole rows in the trash, newest first. */
export async function trashedRows(diary: Diary): Promise<TrashedRow[]> {
  const drafts = await listTrashedDrafts(diary)
  return drafts.map(trashedOf).filter((row) => row !== null)
}

/** The trash copies of a row, for a restore that does not come from the trash. */
export async function findTrashCopies(
  diary: Diary,
  was: LocalRow,
): Promise<{ shelf: 'trash'; id: string }[]> {
  const said = saidBy(copyOf(was, { now: 0, offset: 0 }))
  const drafts = await listTrashedDrafts(diary)
  return drafts
    .filter((draft) => draft.kind === DELETED_ROW_KIND && saidBy(draft) === said)
    .map(({ id }) => ({ shelf: 'trash', id }))
}

/** A row with nothing but its tombstone groups has nothing to restore. */
export const hasContent = ({ groups }: LocalRow): boolean =>
  [...groups.keys()].some((group) => !isTombstoneGroup(group))

/** Whether the row already contains all these values. */
export const containsValues = (row: LocalRow, values: ReadonlyMap<string, unknown>): boolean =>
  [...values].every(([group, v]) => group === DELETED_GROUP || sameJson(row.groups.get(group)?.v, v))

/** The groups that a deleted row keeps for ever: the deletion, and its other ids. [SYNC-31] */
export const isTombstoneGroup = (group: string): boolean => group === DELETED_GROUP || isAliasGroup(group)

/** By the server's clock, like all stamps; null if the row is not deleted. */
export function deletedAt(row: LocalRow): number | null {
  const group = row.groups.get(DELETED_GROUP)
  return isDeleted(row) && group !== undefined ? stampTime(group.s) : null
}

function copyOf(row: LocalRow, { now, offset }: { now: number; offset: number }): Draft {
  const { clientId, kind, groups, lost } = row
  const values = [...groups].filter(([group]) => group !== DELETED_GROUP).map(([group, { v }]) => [group, v])
  // A tombstone dates the deletion, whenever it is copied.
  // A row that was never sent has no tombstone; it was deleted after it was written, even if the clock was set back.
  const stamp = groups.get(DELETED_GROUP)?.s
  const writtenAt = stamp === undefined ? 0 : stampTime(stamp)
  const at = deletedAt(row) ?? Math.max(now + offset, writtenAt)
  // A row may be deleted, edited and deleted again: both copies are kept. The id uses the stamp, which is unique per
  // write; with the time, two deletions at the same moment, or after setting the clock back, would overwrite each
  // other.
  const id = `${clientId} ${stamp ?? at}`
  return { id, kind: DELETED_ROW_KIND, at, value: { clientId, kind, values, lost } }
}

const saidBy = ({ value }: Draft): string => JSON.stringify(value)

function trashedOf({ id, kind: shelvedAs, at, value }: Draft): TrashedRow | null {
  const { clientId, kind, values, lost } = (value ?? {}) as Record<string, unknown>
  const isRefused = shelvedAs === REFUSED_KIND
  if (!isRefused && shelvedAs !== DELETED_ROW_KIND) return null
  if (typeof kind !== 'string') return null
  const pairs = Array.isArray(values) ? values.filter(isPair) : Object.entries(values ?? {})
  // An imported file may contain null values, which no save writes and the server does not accept.
  const said = pairs.filter(([, v]) => (v ?? null) !== null)
  return {
    id,
    clientId: typeof clientId === 'string' ? clientId : id,
    kind,
    values: new Map(said),
    lost: Array.isArray(lost) ? (lost as LostValue[]) : [],
    at,
    isRefused,
  }
}

const isPair = (pair: unknown): pair is [string, unknown] =>
  Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string'
