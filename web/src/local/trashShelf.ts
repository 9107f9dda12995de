import { isAliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { DELETED_GROUP, isDeleted, type LocalRow, type LostValue } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { stampTime } from '@reprieve/domain/sync/stamp.ts'
import { changeRows, type After, type Before } from './changeRows.ts'
import { DELETED_ROW_KIND, REFUSED_KIND, shelved, thrownAway, type Draft } from './drafts.ts'
import type { Diary } from './rows.ts'
import type { Shelved, StorageFault } from './tables.ts'

/** A row that lies in the trash because no tombstone of it does: what it said, and when it was deleted. */
export interface TrashedRow {
  /** Its place on the shelf. */
  id: string
  clientId: string
  kind: string
  values: ReadonlyMap<string, unknown>
  lost: readonly LostValue[]
  /** By the server's clock, as far as it was known then. */
  at: number
  /** No server takes it as it is (D29). */
  isRefused: boolean
}

export interface AfterTrash extends After {
  /** Of these a copy goes to the trash, in the same transaction. */
  trash?: readonly LocalRow[]
}

const MOST_TRIES = 100

/**
 * As `changeRows`, for what is decided to go to the trash. A copy goes through the codec before the transaction opens, so
 * the first decision writes nothing and only tells what is to be copied; should the row change meanwhile, what it says
 * then is copied. A crash leaves the row or its copy, never neither. [SYNC-31]
 */
export async function changeAndTrash<Changed extends AfterTrash>(
  diary: Diary,
  clientIds: readonly string[],
  decide: (before: Before) => Changed,
): Promise<Result<Changed, StorageFault>> {
  type Decided = After & { decided: Changed | null; lacking: readonly Draft[] }
  const copies = new Map<string, Shelved>()
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const changed = await changeRows(diary, clientIds, (before): Decided => {
      const decided = decide(before)
      const clock = { now: diary.now(), offset: before.state.clock.offset }
      const wanted = (decided.trash ?? []).filter(saysSomething).map((row) => copyOf(row, clock))
      const lacking = wanted.filter((copy) => !copies.has(saidBy(copy)))
      if (lacking.length > 0) return { decided: null, lacking }
      const shelve = [...(decided.shelve ?? []), ...wanted.map((copy) => copies.get(saidBy(copy))!)]
      return { ...decided, shelve, decided, lacking }
    })
    if (!changed.ok) return changed
    const { decided, lacking } = changed.value
    if (decided !== null) return ok(decided)
    for (const copy of lacking) copies.set(saidBy(copy), await shelved(diary, 'trash', copy))
  }
  throw new Error('a row changes faster than it can be copied')
}

/** What in the trash is a whole row, the newest first. */
export async function trashedRows(diary: Diary): Promise<TrashedRow[]> {
  const drafts = await thrownAway(diary)
  return drafts.map(trashedOf).filter((row) => row !== null)
}

/** The copies of a row as it was: for who brings it back by another way than the trash. */
export async function copiesOf(diary: Diary, was: LocalRow): Promise<{ shelf: 'trash'; id: string }[]> {
  const said = saidBy(copyOf(was, { now: 0, offset: 0 }))
  const drafts = await thrownAway(diary)
  return drafts
    .filter((draft) => draft.kind === DELETED_ROW_KIND && saidBy(draft) === said)
    .map(({ id }) => ({ shelf: 'trash', id }))
}

/** A row of which nothing but its end is known has nothing to bring back. */
export const saysSomething = ({ groups }: LocalRow): boolean =>
  [...groups.keys()].some((group) => !isOfTombstone(group))

/** Nothing in these values would be new in it. */
export const isSaidBy = (row: LocalRow, values: ReadonlyMap<string, unknown>): boolean =>
  [...values].every(([group, v]) => group === DELETED_GROUP || sameJson(row.groups.get(group)?.v, v))

/** What stays of a row for ever: that it is deleted, and the other ids that it had. [SYNC-31] */
export const isOfTombstone = (group: string): boolean => group === DELETED_GROUP || isAliasGroup(group)

/** By the server's clock, as all stamps; null for what is not deleted. */
export function deletedAt(row: LocalRow): number | null {
  const group = row.groups.get(DELETED_GROUP)
  return isDeleted(row) && group !== undefined ? stampTime(group.s) : null
}

function copyOf(row: LocalRow, { now, offset }: { now: number; offset: number }): Draft {
  const { clientId, kind, groups, lost } = row
  const values = [...groups].filter(([group]) => group !== DELETED_GROUP).map(([group, { v }]) => [group, v])
  // A tombstone was deleted when it says so, whenever it is copied.
  // What was never sent has no such word, and was deleted after it was written, though the clock was set back since.
  const stamp = groups.get(DELETED_GROUP)?.s
  const writtenAt = stamp === undefined ? 0 : stampTime(stamp)
  const at = deletedAt(row) ?? Math.max(now + offset, writtenAt)
  // One thing may be deleted, written anew and deleted again: both are kept. By the stamp, which each write has for itself;
  // of two that fall on one moment, or of a clock that was set back, the second would cover the first.
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
  // From a file it may hold what no save writes, and a row that says nothing in a group cannot be sent.
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
