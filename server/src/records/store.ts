import { RESULT } from '@reprieve/contract/codes.ts'
import type { ConflictLoser } from '@reprieve/domain/sync/mergeItem.ts'
import { isTooMuch } from '../db/itemSize.ts'
import { mergeSentItem } from '../db/itemWrite.ts'
import type { StoredItem } from '../db/items.ts'
import type { Db } from '../db/pool.ts'
import { refuseItem, saveItems, type SaveOutcome } from '../db/saveItems.ts'
import { loadKnownRecords, type RecordWork } from './knownRecords.ts'
import {
  changedKind,
  sentEntryToItem,
  isBareTombstone,
  isDiaryItem,
  recordOrigin,
  readRecord,
  type SentEntry,
} from './sentItems.ts'

/** Saves records: the same record twice is one row, and a merge and its overwritten values share a transaction. */
export const saveRecords = (
  db: Db,
  work: RecordWork,
  records: readonly SentEntry[],
): Promise<SaveOutcome[]> =>
  saveItems(db, work, records, async (trx, write, all) => {
    const { act, deviceId } = work
    const known = await loadKnownRecords(trx, work, all)
    return (sent) => {
      const origin = act === 'create' ? recordOrigin(sent, deviceId) : null
      const twin = known.findTwin(origin)
      if (twin !== undefined) return { code: RESULT.recordExists, item: twin, sent: new Map() }
      const target = known.findTarget(sent)
      const { stored } = target
      if (act !== 'create' && !isDiaryItem(stored)) return { code: RESULT.recordMissing }
      const changed = stored === undefined ? null : changedKind(sent, act, stored)
      if (changed !== null) return refuseItem(changed, 'kind-changed')
      const item = sentEntryToItem(write.head, sent, act, { ...target, origin })
      const restamped = known.findRestamps(item.clientId)
      const after = mergeSentItem({ ...write.head }, stored, item, restamped).item
      if (act === 'update' && isHalf(sent, stored, after)) return { code: RESULT.recordMissing }
      if (isTooMuch(stored, after)) return refuseItem('', 'too-large')
      const { item: live, losers } = write.mergeWithLosers(stored, item, restamped)
      known.remember(live, origin)
      const saved = { code: RESULT.ok, item: live, sent: item.groups }
      const lost = act === 'create' && stored !== undefined ? apartIn(live, losers) : []
      return lost.length === 0 ? saved : { ...saved, lost }
    }
  })

/** A partial edit of a wiped record would be a record without a day: its sender must send it whole (D28). [SYNC-31] */
const isHalf = (sent: SentEntry, stored: StoredItem | undefined, after: StoredItem): boolean =>
  stored !== undefined && isBareTombstone(stored) && !after.deleted && !readRecord(sent, 'create').ok

const NOT_WRITTEN: readonly string[] = ['deleted', 'meta']

/**
 * Overwritten values of two reflections for one day that were created separately: they are the person's own text, so
 * the sending device gets them back and can ask. A device that knew the other one would have sent an update. [SYNC-32]
 */
const apartIn = ({ kind }: StoredItem, losers: readonly ConflictLoser[]): ConflictLoser[] =>
  kind === 'reflection' ? losers.filter(({ group }) => !NOT_WRITTEN.includes(group)) : []
