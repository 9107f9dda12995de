import { RESULT } from '@reprieve/contract/codes.ts'
import type { Loser } from '@reprieve/domain/sync/mergeItem.ts'
import { isTooMuch } from '../db/itemSize.ts'
import { mergeSent, type StoredItem } from '../db/items.ts'
import type { Db } from '../db/pool.ts'
import { refused, saveItems, type SaveOutcome } from '../db/saveItems.ts'
import { loadKnown, type Work } from './knownRecords.ts'
import {
  DOSE_KIND,
  asItem,
  isBareTombstone,
  isDiaryItem,
  isDose,
  originOf,
  readRecord,
  type Act,
  type SentEntry,
} from './sentItems.ts'

/** The same record twice is one row; what is merged and what lost is stored in one transaction. */
export const saveRecords = (db: Db, work: Work, records: readonly SentEntry[]): Promise<SaveOutcome[]> =>
  saveItems(db, work, records, async (trx, write, all) => {
    const { act, deviceId } = work
    const known = await loadKnown(trx, work, all)
    return (sent) => {
      const origin = act === 'create' ? originOf(sent, deviceId) : null
      const twin = known.twinOf(origin)
      if (twin !== undefined) return { code: RESULT.recordExists, item: twin, sent: new Map() }
      const target = known.targetOf(sent)
      const { stored } = target
      if (act !== 'create' && !isDiaryItem(stored)) return { code: RESULT.recordMissing }
      const changed = stored === undefined ? null : changedKind(sent, act, stored)
      if (changed !== null) return refused(changed, 'kind-changed')
      const item = asItem(write.head, sent, act, { ...target, origin })
      const restamped = known.restampedOf(item.clientId)
      const after = mergeSent({ ...write.head }, stored, item, restamped).item
      if (act === 'update' && isHalf(sent, stored, after)) return { code: RESULT.recordMissing }
      if (isTooMuch(stored, after)) return refused('', 'too-large')
      const { item: live, losers } = write.mergeTold(stored, item, restamped)
      known.remember(live, origin)
      const saved = { code: RESULT.ok, item: live, sent: item.groups }
      const lost = act === 'create' && stored !== undefined ? apartIn(live, losers) : []
      return lost.length === 0 ? saved : { ...saved, lost }
    }
  })

/** A part of it on what was wiped would be a record of no day: its sender is asked for the whole (D28). [SYNC-31] */
const isHalf = (sent: SentEntry, stored: StoredItem | undefined, after: StoredItem): boolean =>
  stored !== undefined && isBareTombstone(stored) && !after.deleted && !readRecord(sent, 'create').ok

const NOT_WRITTEN: readonly string[] = ['deleted', 'meta']

/**
 * Two reflections of one day, written apart: what does not live was somebody's words, and its sender can ask them. Who
 * had seen the other one would have sent an update. [SYNC-32]
 */
const apartIn = ({ kind }: StoredItem, losers: readonly Loser[]): Loser[] =>
  kind === 'reflection' ? losers.filter(({ group }) => !NOT_WRITTEN.includes(group)) : []

/** By which key it says that it is something else than what is stored; null where it does not. */
function changedKind(sent: SentEntry, act: Act, stored: StoredItem): string | null {
  const isOther = !isDiaryItem(stored)
  if (isOther) return 'content.pain_record_type'
  if (isBareTombstone(stored)) return null
  const isOfDose = stored.kind === DOSE_KIND
  if (isDose(sent) || isOfDose) {
    // To delete one it is enough to name it.
    const isNamed = act === 'delete' && sent.record_type === undefined
    return isDose(sent) === isOfDose || isNamed ? null : 'record_type'
  }
  const said = sent.content?.pain_record_type
  const isChanged = said !== undefined && (said === 'DailyReflection') !== (stored.kind === 'reflection')
  return isChanged ? 'content.pain_record_type' : null
}
