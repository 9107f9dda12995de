import type { Restamp } from '@reprieve/domain/sync/mergeItem.ts'
import { RECORD_CALL_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { itemsByClientId, itemsByNumber, itemsByOrigin, findReplacedStamps } from '../db/itemLookup.ts'
import type { StoredItem } from '../db/items.ts'
import type { Trx } from '../db/pool.ts'
import { clientIdFor, hasClientId, recordOrigin, type RecordAct, type SentEntry } from './sentItems.ts'

export interface RecordWork {
  userId: number
  act: RecordAct
  now: number
  deviceId: string
}

interface RecordLookup {
  byId: Map<string, StoredItem>
  byNumber: Map<number, StoredItem>
  byOrigin: Map<string, StoredItem>
  aliases: Map<string, string>
  restamped: Map<string, Restamp[]>
}

/** Loads what the database has for these records, in as few queries as possible. */
export async function loadKnownRecords(
  trx: Trx,
  work: RecordWork,
  records: readonly SentEntry[],
): Promise<KnownRecords> {
  const { userId, act, now, deviceId } = work
  const isCreate = act === 'create'
  // A reflection sent without a client id gets the id of its day, so it may exist already.
  const named = isCreate ? records : records.filter(hasClientId)
  const lookups = await itemsByClientId(trx, userId, [
    ...new Set(named.map((sent) => clientIdFor(sent, now))),
  ])
  const unnamed = isCreate ? [] : records.filter((sent) => !hasClientId(sent))
  const numbers = unnamed.map((sent) => sent.record_id ?? 0)
  const numbered = await itemsByNumber(trx, userId, RECORD_CALL_KINDS, numbers)
  const origins = isCreate ? records.map((sent) => recordOrigin(sent, deviceId)) : []
  const byOrigin = await itemsByOrigin(
    trx,
    userId,
    origins.filter((origin) => origin !== null),
  )
  const items = [...lookups.values()].map(({ item }) => item).filter((item) => item !== undefined)
  const byId = new Map([...items, ...numbered].map((item) => [item.clientId, item]))
  return new KnownRecords(work, {
    byId,
    byNumber: new Map(numbered.map((item) => [item.num, item])),
    byOrigin,
    aliases: new Map([...lookups].map(([id, { target }]) => [id, target])),
    restamped: await findReplacedStamps(trx, userId, [...byId.keys()]),
  })
}

/** The known records, updated during a bulk, because a bulk may contain one record twice. */
export class KnownRecords {
  private work: RecordWork
  private lookup: RecordLookup

  constructor(work: RecordWork, lookup: RecordLookup) {
    this.work = work
    this.lookup = lookup
  }

  findTarget(sent: SentEntry): { clientId: string; stored: StoredItem | undefined } {
    if (this.work.act !== 'create' && !hasClientId(sent)) {
      const item = this.lookup.byNumber.get(sent.record_id ?? 0)
      return { clientId: item?.clientId ?? '', stored: item && this.lookup.byId.get(item.clientId) }
    }
    const id = clientIdFor(sent, this.work.now)
    const clientId = this.lookup.aliases.get(id) ?? id
    return { clientId, stored: this.lookup.byId.get(clientId) }
  }

  findTwin(origin: string | null): StoredItem | undefined {
    return origin === null ? undefined : this.lookup.byOrigin.get(origin)
  }

  findRestamps(clientId: string): Restamp[] {
    return this.lookup.restamped.get(clientId) ?? []
  }

  remember(item: StoredItem, origin: string | null): void {
    this.lookup.byId.set(item.clientId, item)
    if (origin !== null) this.lookup.byOrigin.set(origin, item)
  }
}
