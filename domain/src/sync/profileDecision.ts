import { DELETED_GROUP } from './localRow.ts'
import type { Groups, StampedValue } from './mergeItem.ts'
import { sameJson } from './sameJson.ts'
import type { Stamp } from './stamp.ts'

/** How a condition or a medication was sent. */
export type ProfileAct = 'add' | 'edit' | 'delete'

/** What is known of it when it arrives. */
export interface ProfileCase {
  act: ProfileAct
  /** The item that it is about; null where there is none. */
  stored: { isOfItsKind: boolean; isDeleted: boolean } | null
  /** It says that it is gone. */
  isTombstone: boolean
  /** It has an id of its own, as a device of ours gives one; a client of the specification knows numbers alone. */
  hasId: boolean
  /** It says what it is called, or the catalogue does. */
  hasName: boolean
  /** It names an entry, and nobody knows that entry. */
  isEntryUnknown: boolean
  /** Another one that lives would be the same, once this is stored. */
  isAlike: boolean
  /** There are as many as one person may have, and it would live. */
  isFull: boolean
}

export type ProfileVerdict = 'taken' | 'missing' | 'exists' | 'unknown' | 'nameless' | 'another-kind' | 'full'

/** D28, D29. What the server answers; whatever stands for it in a test answers by the same. */
export function profileVerdict(asked: ProfileCase): ProfileVerdict {
  const { act, stored, isTombstone, hasId, hasName, isEntryUnknown, isAlike, isFull } = asked
  if (stored !== null && !stored.isOfItsKind) return act === 'add' ? 'another-kind' : 'missing'
  if (stored === null && act !== 'add') return 'missing'
  if (act === 'delete' || isTombstone) return 'taken'
  if (stored === null && !hasName) return isEntryUnknown ? 'unknown' : 'nameless'
  // Known by its number or its entry alone, it is not the same add arriving twice, but a second one.
  if (act === 'add' && !hasId && stored?.isDeleted === false) return 'exists'
  if (isAlike) return 'exists'
  return isFull && stored?.isDeleted !== false ? 'full' : 'taken'
}

/**
 * Whether an add that another one stands in the way of is told of that one, to be merged into it (D29). One that lives
 * here by its own id already came twice, and was called otherwise in between: merged on its device it would come back
 * from here as it was before. It is an edit, and waits as one. [SYNC-24]
 */
export const isMergedInto = ({ act, stored, hasId }: ProfileCase, isOfCopy: boolean): boolean =>
  !(act === 'add' && hasId && !isOfCopy && stored?.isDeleted === false)

/**
 * By which of them another must not live. Of one that lives only those that it did not have: two that became the same
 * long ago can still be edited.
 */
export const newLikenesses = (
  before: readonly string[] | null,
  after: readonly string[],
): readonly string[] => (before === null ? after : after.filter((one) => !before.includes(one)))

/** Of what was sent: what may still count, and what is settled already and goes to the history alone. */
export interface Parted<Value> {
  fresh: Map<string, Value>
  settled: { group: string; value: Value }[]
}

/**
 * A copy was merged by its device, which knew all that it said (D29). A request of before then may still be under way:
 * merged by its stamps, it would bring back what the device has settled. But whatever any device has merged into the
 * copy is now merged into the item, too: forgotten, what refers to that would lead nowhere. [SYNC-23]
 */
export function sinceMerged<Value extends { s: Stamp }>(
  sent: ReadonlyMap<string, Value>,
  alias: StampedValue | undefined,
  isAlias: (group: string) => boolean,
): Parted<Value> {
  const mergedAt = alias?.o ?? alias?.s
  return parted(sent, (group, { s }) => mergedAt !== undefined && s <= mergedAt && !isAlias(group))
}

/** By which groups two are told apart (D29): a medication by its strength and its units, too. */
export const TOLD_APART: readonly string[] = ['name', 'strength', 'units']

/**
 * A delete is always taken, and may come after its item was taken back: then it deletes nothing, and what the sender
 * called it before would still be merged. Where that is another one's name, the item keeps its own. [SYNC-25]
 */
export const keepingName = <Value extends { v: unknown }>(
  sent: ReadonlyMap<string, Value>,
  stored: Groups | undefined,
): Parted<Value> =>
  parted(sent, (group, { v }) => TOLD_APART.includes(group) && !sameJson(stored?.get(group)?.v, v))

function parted<Value>(
  sent: ReadonlyMap<string, Value>,
  isSettled: (group: string, value: Value) => boolean,
): Parted<Value> {
  const entries = [...sent]
  return {
    fresh: new Map(entries.filter(([group, value]) => !isSettled(group, value))),
    settled: entries.flatMap(([group, value]) =>
      isSettled(group, value) && group !== DELETED_GROUP ? [{ group, value }] : [],
    ),
  }
}
