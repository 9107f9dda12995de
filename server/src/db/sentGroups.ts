import type { Content, Stamps } from '@reprieve/contract/groups.ts'
import type { ConflictLoser } from '@reprieve/domain/sync/mergeItem.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { SERVER_DEVICE, makeStamp, observeStamp, tickClock, type Stamp } from '@reprieve/domain/sync/stamp.ts'
import type { SentItem, StoredItem, SyncHead } from './items.ts'

type Values = ReadonlyMap<string, Content>
type SentLoser = { group: string; hlc: Stamp; value?: unknown }

export interface StampingOptions {
  stamps: Stamps | null | undefined
  isDelete: boolean
  stampOf: (group: string, stamps: Stamps) => Stamp
}

/** Adds stamps to values. A client without stamps gets the server's time (D28). */
export function addStamps(
  head: SyncHead,
  values: Values,
  { stamps, isDelete, stampOf }: StampingOptions,
  stored: StoredItem | undefined,
): Map<string, { v: unknown; s: Stamp }> {
  if (!hasStamps({ stamps, isDelete })) return withOurStamp(head, values, stored)
  const theirs = stamps ?? {}
  return new Map([...values].map(([group, v]) => [group, { v, s: stampOf(group, theirs) }]))
}

/** A delete without its own stamp is stamped by the server; with the lowest stamp it would delete nothing. */
export function hasStamps({ stamps, isDelete }: Pick<StampingOptions, 'stamps' | 'isDelete'>): boolean {
  const theirs = stamps ?? {}
  return isDelete ? Object.hasOwn(theirs, 'deleted') : Object.keys(theirs).length > 0
}

/** Advances the head's clock: the stamp is above all stored ones, and is never given twice. */
function withOurStamp(head: SyncHead, values: Values, stored: StoredItem | undefined) {
  const s = createServerStamp(head, stored)
  const before = (group: string) => stored?.groups.get(group)?.v
  // A client without stamps may send one key of a group; the other keys stay as they are.
  const whole = [...values].map(([group, v]) => [group, { ...(before(group) as object), ...v }] as const)
  const changed = whole.filter(([group, v]) => !sameJson(before(group), v))
  return new Map(changed.map(([group, v]) => [group, { v, s }]))
}

export function createServerStamp(head: SyncHead, stored: StoredItem | undefined): Stamp {
  for (const { s } of stored?.groups.values() ?? []) head.clock = observeStamp(head.clock, s)
  head.clock = tickClock(head.clock, head.now)
  return makeStamp(head.clock, SERVER_DEVICE)
}

/** Values that were overwritten in a merge on the device, for the history. */
export const readSentLosers = (lost: readonly SentLoser[] | null | undefined): SentItem['lost'] =>
  (lost ?? []).map(({ group, hlc, value }): ConflictLoser => ({
    group,
    hlc,
    sentAs: null,
    value: value ?? null,
  }))
