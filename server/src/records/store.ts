import { RESULT } from '@reprieve/contract/codes.ts'
import type { Fault } from '@reprieve/contract/envelope.ts'
import type { SentRecord } from '@reprieve/contract/records/sentRecord.ts'
import { sqlState } from '../db/databaseError.ts'
import { keepInHistory, writeItems, type ItemToWrite, type LoserOf } from '../db/itemRows.ts'
import { lockSync, mergeSent, saveHead, type StoredItem } from '../db/items.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { loadKnown, type Work } from './knownRecords.ts'
import { asItem, isBareTombstone, isDiaryItem, originOf } from './sentItems.ts'

export interface Saved {
  code: typeof RESULT.ok | typeof RESULT.recordExists
  item: StoredItem
  /** The values as sent, to tell whether the merged record differs. */
  sent: ReadonlyMap<string, { v: unknown }>
}

export type SaveOutcome =
  | Saved
  | { code: typeof RESULT.recordMissing }
  | { code: typeof RESULT.recordRefused; faults: Fault[] }

/** All records in one transaction; where the database refuses one, each by itself, so that the others go on. */
export async function saveRecords(db: Db, work: Work, records: SentRecord[]): Promise<SaveOutcome[]> {
  try {
    return await inTransaction(db, (trx) => saveTogether(trx, work, records))
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    const refused: SaveOutcome = {
      code: RESULT.recordRefused,
      faults: [{ path: '', reason: 'not-storable' }],
    }
    if (records.length === 1) return [refused]
    const outcomes: SaveOutcome[] = []
    for (const record of records) outcomes.push(...(await saveRecords(db, work, [record])))
    return outcomes
  }
}

const isRefusedValue = (error: unknown): boolean => /^(22|23|54)/.test(sqlState(error) ?? '')

async function saveTogether(trx: Trx, work: Work, records: SentRecord[]): Promise<SaveOutcome[]> {
  const { userId, act, now, deviceId } = work
  const head = await lockSync(trx, userId, now)
  const known = await loadKnown(trx, work, records)
  const written = new Map<string, ItemToWrite>()
  const losers: LoserOf[] = []

  const outcomes = records.map((sent): SaveOutcome => {
    const origin = act === 'create' ? originOf(sent, deviceId) : null
    const twin = known.twinOf(origin)
    if (twin !== undefined) return { code: RESULT.recordExists, item: twin, sent: new Map() }
    const target = known.targetOf(sent)
    if (act !== 'create' && !isDiaryItem(target.stored)) return { code: RESULT.recordMissing }
    if (target.stored !== undefined && saysAnotherKind(sent, target.stored)) {
      return {
        code: RESULT.recordRefused,
        faults: [{ path: 'content.pain_record_type', reason: 'kind-changed' }],
      }
    }
    const item = asItem(head, sent, act, { ...target, origin })
    const restamped = known.restampedOf(item.clientId)
    const { item: live, merged } = mergeSent(head, target.stored, item, restamped)
    known.remember(live, origin)
    if (live !== target.stored) written.set(live.clientId, { item: live, origin: item.origin })
    losers.push(...[...item.lost, ...merged.losers].map((loser) => ({ ...loser, clientId: live.clientId })))
    return { code: RESULT.ok, item: live, sent: item.groups }
  })

  await writeItems(trx, userId, [...written.values()], now)
  await keepInHistory(trx, userId, losers)
  // Also where only losers were stamped: the clock would give the same stamp a second time.
  if (written.size > 0 || losers.length > 0) await saveHead(trx, head)
  return outcomes
}

const saysAnotherKind = (sent: SentRecord, stored: StoredItem): boolean => {
  if (!isDiaryItem(stored)) return true
  if (isBareTombstone(stored)) return false
  const said = sent.content?.pain_record_type
  return said !== undefined && (said === 'DailyReflection') !== (stored.kind === 'reflection')
}
