import { RESULT } from '@reprieve/contract/codes.ts'
import type { SentRecord } from '@reprieve/contract/records/sentRecord.ts'
import type { StoredItem } from '../db/items.ts'
import type { Db } from '../db/pool.ts'
import { refused, saveItems, type SaveOutcome } from '../db/saveItems.ts'
import { loadKnown, type Work } from './knownRecords.ts'
import { asItem, isBareTombstone, isDiaryItem, originOf } from './sentItems.ts'

/** The same record twice is one row; what is merged and what lost is stored in one transaction. */
export const saveRecords = (db: Db, work: Work, records: readonly SentRecord[]): Promise<SaveOutcome[]> =>
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
      if (stored !== undefined && saysAnotherKind(sent, stored))
        return refused('content.pain_record_type', 'kind-changed')
      const item = asItem(write.head, sent, act, { ...target, origin })
      const live = write.merge(stored, item, known.restampedOf(item.clientId))
      known.remember(live, origin)
      return { code: RESULT.ok, item: live, sent: item.groups }
    }
  })

const saysAnotherKind = (sent: SentRecord, stored: StoredItem): boolean => {
  if (!isDiaryItem(stored)) return true
  if (isBareTombstone(stored)) return false
  const said = sent.content?.pain_record_type
  return said !== undefined && (said === 'DailyReflection') !== (stored.kind === 'reflection')
}
