import { RESULT } from '@reprieve/contract/codes.ts'
import type { Fault } from '@reprieve/contract/envelope.ts'
import type { ConflictLoser } from '@reprieve/domain/sync/mergeItem.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { sqlState } from './databaseError.ts'
import { ItemWrite } from './itemWrite.ts'
import { lockSync, type StoredItem } from './items.ts'
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
