import { RESULT } from '@reprieve/contract/codes.ts'
import type { StoredItem } from '../db/items.ts'
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
      const live = write.merge(stored, item, known.restampedOf(item.clientId))
      known.remember(live, origin)
      return { code: RESULT.ok, item: live, sent: item.groups }
    }
  })

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
