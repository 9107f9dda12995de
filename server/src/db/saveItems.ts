import { RESULT } from '@reprieve/contract/codes.ts'
import type { Fault } from '@reprieve/contract/envelope.ts'
import type { Content } from '@reprieve/contract/content.ts'
import type { Stamps } from '@reprieve/contract/groups.ts'
import type { ConflictLoser } from '@reprieve/domain/sync/mergeItem.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { SERVER_DEVICE, makeStamp, observeStamp, tickClock, type Stamp } from '@reprieve/domain/sync/stamp.ts'
import { sqlState } from './databaseError.ts'
import { ItemWrite } from './itemWrite.ts'
import { lockSync, type SentItem, type StoredItem, type SyncHead } from './items.ts'
import type { Db, Trx } from './pool.ts'
import { inTransaction } from './transaction.ts'

export interface SavedItem {
  /** With a duplicate code, `item` is the existing one. */
  code:
    | typeof RESULT.ok
    | typeof RESULT.recordExists
    | typeof RESULT.conditionDuplicate
    | typeof RESULT.medicationDuplicate
  item: StoredItem
  /** The values as sent, to find out whether the merged item differs. */
  sent: ReadonlyMap<string, { v: unknown }>
  /** Overwritten values, where the sender is to be informed in the response. */
  lost?: readonly ConflictLoser[]
}

export interface RefusedItem {
  code: typeof RESULT.recordRefused
  faults: Fault[]
}

/** The item does not exist, or its catalogue entry is unknown. */
export interface NotSaved {
  code:
    | typeof RESULT.recordMissing
    | typeof RESULT.conditionMissing
    | typeof RESULT.medicationMissing
    | typeof RESULT.medicationUnknown
}

export type SaveOutcome = SavedItem | NotSaved | RefusedItem

export const refuseItem = (path: string, reason: string): RefusedItem => ({
  code: RESULT.recordRefused,
  faults: [{ path, reason }],
})

/** An area's own part: looks up what it needs for all items, then returns a function that decides each. */
export type BeginSave<Sent> = (
  trx: Trx,
  write: ItemWrite,
  all: readonly Sent[],
) => Promise<(sent: Sent) => SaveOutcome>

/** Saves all items in one transaction; if the database refuses a value, each item alone, so that the rest succeed. */
export async function saveItems<Sent>(
  db: Db,
  { userId, now }: { userId: number; now: number },
  all: readonly Sent[],
  begin: BeginSave<Sent>,
): Promise<SaveOutcome[]> {
  if (all.length === 0) return []
  try {
    return await inTransaction(db, async (trx) => {
      const write = new ItemWrite(await lockSync(trx, userId, now))
      const decide = await begin(trx, write, all)
      const outcomes = all.map(decide)
      await write.store(trx)
      return outcomes
    })
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    if (all.length === 1) return [refuseItem('', 'not-storable')]
    const outcomes: SaveOutcome[] = []
    for (const sent of all) outcomes.push(...(await saveItems(db, { userId, now }, [sent], begin)))
    return outcomes
  }
}

const isRefusedValue = (error: unknown): boolean => /^(22|23|54)/.test(sqlState(error) ?? '')

/** Whether the merged item differs from what was sent: then the response includes it. */
export function isChangedByMerge({ code, item, sent }: SavedItem): boolean {
  if (code !== RESULT.ok) return true
  return [...item.groups].some(([group, { v }]) => !sameJson(sent.get(group)?.v, v))
}

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
