import { DELETED_GROUP } from './localRow.ts'
import type { Groups, StampedValue } from './mergeItem.ts'
import { sameJson } from './sameJson.ts'
import type { Stamp } from './stamp.ts'

/** The request by which a condition or a medication was sent. */
export type ProfileAct = 'add' | 'edit' | 'delete'

/** What the server knows about the item when it arrives. */
export interface ProfileCase {
  act: ProfileAct
  /** The stored item it refers to; null if there is none. */
  stored: { isOfItsKind: boolean; isDeleted: boolean } | null
  /** The item is marked as deleted. */
  isTombstone: boolean
  /** It has a client id, as our devices assign one; clients of the specification know only numbers. */
  hasId: boolean
  /** It has a name, its own or from the catalogue. */
  hasName: boolean
  /** It refers to a catalogue entry that does not exist. */
  isEntryUnknown: boolean
  /** Once stored, it would duplicate another live item. */
  isAlike: boolean
  /** The person has as many items as allowed, and this one would be live. */
  isFull: boolean
}

export type ProfileVerdict = 'taken' | 'missing' | 'exists' | 'unknown' | 'nameless' | 'another-kind' | 'full'

/** D28, D29. The server's decision; test doubles of the server use the same function. */
export function profileVerdict(asked: ProfileCase): ProfileVerdict {
  const { act, stored, isTombstone, hasId, hasName, isEntryUnknown, isAlike, isFull } = asked
  if (stored !== null && !stored.isOfItsKind) return act === 'add' ? 'another-kind' : 'missing'
  if (stored === null && act !== 'add') return 'missing'
  if (act === 'delete' || isTombstone) return 'taken'
  if (stored === null && !hasName) return isEntryUnknown ? 'unknown' : 'nameless'
  // Identified by its number or its entry alone, it is not a repeated add but a second one.
  if (act === 'add' && !hasId && stored?.isDeleted === false) return 'exists'
  if (isAlike) return 'exists'
  return isFull && stored?.isDeleted !== false ? 'full' : 'taken'
}

/**
 * Whether an add that conflicts with another item is told to merge into that item (D29). If it is already live here by
 * its own id, it was sent twice and renamed in between: merged on its device, it would come back from here in its old
 * form. It is treated as an edit, and waits as one. [SYNC-24]
 */
export const isMergedInto = ({ act, stored, hasId }: ProfileCase, isOfCopy: boolean): boolean =>
  !(act === 'add' && hasId && !isOfCopy && stored?.isDeleted === false)

/**
 * The likeness keys that no other live item may share. For a live item only its new keys count: two items that got the
 * same key long ago can still be edited.
 */
export const newLikenesses = (
  before: readonly string[] | null,
  after: readonly string[],
): readonly string[] => (before === null ? after : after.filter((one) => !before.includes(one)))

/** The sent groups in two parts: those that may still count, and settled ones that go only to the history. */
export interface SplitGroups<Value> {
  fresh: Map<string, Value>
  settled: { group: string; value: Value }[]
}

/**
 * A device merged the copy and knew all of its values (D29). An older request may still be in flight: merged by its
 * stamps, it would undo what the device settled. Aliases are exempt: whatever was merged into the copy is now part of
 * the item, and without its alias references to it would lead nowhere. [SYNC-23]
 */
export function splitSettledByMerge<Value extends { s: Stamp }>(
  sent: ReadonlyMap<string, Value>,
  alias: StampedValue | undefined,
  isAlias: (group: string) => boolean,
): SplitGroups<Value> {
  const mergedAt = alias?.o ?? alias?.s
  return parted(sent, (group, { s }) => mergedAt !== undefined && s <= mergedAt && !isAlias(group))
}

/** The groups that distinguish two items (D29): for a medication also its strength and units. */
export const DISTINGUISHING_GROUPS: readonly string[] = ['name', 'strength', 'units']

/**
 * A delete is always accepted, and may arrive after its item was restored: then it deletes nothing, but the sender's
 * old name would still be merged. If another item has that name, this item keeps its own. [SYNC-25]
 */
export const splitKeepingName = <Value extends { v: unknown }>(
  sent: ReadonlyMap<string, Value>,
  stored: Groups | undefined,
): SplitGroups<Value> =>
  parted(sent, (group, { v }) => DISTINGUISHING_GROUPS.includes(group) && !sameJson(stored?.get(group)?.v, v))

function parted<Value>(
  sent: ReadonlyMap<string, Value>,
  isSettled: (group: string, value: Value) => boolean,
): SplitGroups<Value> {
  const entries = [...sent]
  return {
    fresh: new Map(entries.filter(([group, value]) => !isSettled(group, value))),
    settled: entries.flatMap(([group, value]) =>
      isSettled(group, value) && group !== DELETED_GROUP ? [{ group, value }] : [],
    ),
  }
}
