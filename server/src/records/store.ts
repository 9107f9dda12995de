import { RESULT } from '@reprieve/contract/codes.ts'
import type { Fault } from '@reprieve/contract/envelope.ts'
import type { SentRecord } from '@reprieve/contract/records/sentRecord.ts'
import { sqlState } from '../db/databaseError.ts'
import {
  itemsByClientId,
  itemsByNumber,
  itemsByOrigin,
  keepInHistory,
  restampedBefore,
  writeItems,
} from '../db/itemRows.ts'
import { lockSync, mergeSent, saveHead, type StoredItem } from '../db/items.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import {
  DIARY_KINDS,
  asItem,
  clientIdFor,
  hasClientId,
  originOf,
  type Act,
  isBareTombstone,
} from './sentItems.ts'

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

interface Work {
  userId: number
  act: Act
  now: number
  deviceId: string
}

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
  const { userId, act, now } = work
  const head = await lockSync(trx, userId, now)
  const known = await loadKnown(trx, work, records)
  const written = new Map<string, { item: StoredItem; origin: string | null }>()
  const losers: Parameters<typeof keepInHistory>[2] = []

  const outcomes = records.map((sent): SaveOutcome => {
    const origin = originOf(sent, work.deviceId)
    const twin = origin === null || act !== 'create' ? undefined : known.byOrigin.get(origin)
    if (twin !== undefined) return { code: RESULT.recordExists, item: twin, sent: new Map() }
    const target = known.find(sent, act, now)
    if (act !== 'create' && !isDiaryItem(target.stored)) return { code: RESULT.recordMissing }
    if (target.stored !== undefined && saysAnotherKind(sent, target.stored)) {
      return {
        code: RESULT.recordRefused,
        faults: [{ path: 'content.pain_record_type', reason: 'kind-changed' }],
      }
    }
    const item = asItem(head, sent, act, { ...target, origin })
    const { item: live, merged } = mergeSent(
      head,
      target.stored,
      item,
      known.restamped.get(item.clientId) ?? [],
    )
    known.remember(live, origin)
    if (live !== target.stored) written.set(live.clientId, { item: live, origin: item.origin })
    losers.push(...[...item.lost, ...merged.losers].map((loser) => ({ ...loser, clientId: live.clientId })))
    return { code: RESULT.ok, item: live, sent: item.groups }
  })

  await writeItems(trx, userId, [...written.values()], now)
  await keepInHistory(trx, userId, losers)
  if (written.size > 0) await saveHead(trx, head)
  return outcomes
}

const isDiaryItem = (stored: StoredItem | undefined): boolean =>
  stored !== undefined && DIARY_KINDS.includes(stored.kind)

const saysAnotherKind = (sent: SentRecord, stored: StoredItem): boolean => {
  if (!isDiaryItem(stored)) return true
  if (isBareTombstone(stored)) return false
  const said = sent.content?.pain_record_type
  return said !== undefined && (said === 'DailyReflection') !== (stored.kind === 'reflection')
}

/** What the database has of these records, kept up as the bulk goes on: it may name one record twice. */
async function loadKnown(trx: Trx, { userId, act, now, deviceId }: Work, records: SentRecord[]) {
  const isCreate = act === 'create'
  // A reflection of a plain client has the id of its day, so it may be there already.
  const named = isCreate ? records : records.filter(hasClientId)
  const asked = await itemsByClientId(trx, userId, [...new Set(named.map((sent) => clientIdFor(sent, now)))])
  const numbers = isCreate
    ? []
    : records.filter((sent) => !hasClientId(sent)).map((sent) => sent.record_id ?? 0)
  const numbered = await itemsByNumber(trx, userId, DIARY_KINDS, numbers)
  const origins = isCreate
    ? records.map((sent) => originOf(sent, deviceId)).filter((origin) => origin !== null)
    : []
  const byOrigin = await itemsByOrigin(trx, userId, origins)
  const found = [...asked.values()].map(({ item }) => item).filter((item) => item !== undefined)
  const byId = new Map([...found, ...numbered].map((item) => [item.clientId, item]))
  const byNumber = new Map(numbered.map((item) => [item.num, item.clientId]))
  const restamped = await restampedBefore(trx, userId, [...byId.keys()])
  const resolve = (id: string): string => asked.get(id)?.target ?? id

  return {
    byOrigin,
    restamped,
    find(sent: SentRecord, as: Act, at: number) {
      const isNumbered = as !== 'create' && !hasClientId(sent)
      const clientId = isNumbered ? byNumber.get(sent.record_id ?? 0) : resolve(clientIdFor(sent, at))
      if (clientId === undefined) return { clientId: '', stored: undefined }
      return { clientId, stored: byId.get(clientId) }
    },
    remember(item: StoredItem, origin: string | null) {
      byId.set(item.clientId, item)
      if (origin !== null) byOrigin.set(origin, item)
    },
  }
}
