import {
  mergeItem,
  type ConflictLoser,
  type MergeResult,
  type Restamp,
  type StampedValue,
} from '@reprieve/domain/sync/mergeItem.ts'
import { sql } from 'kysely'
import { jsonDigest, saveHead, type SentItem, type StoredItem, type SyncHead } from './items.ts'
import type { Trx } from './pool.ts'

/** One write of a person's items: merges them one after the other and stores all with a few statements at the end. */
export class ItemWrite {
  readonly head: SyncHead
  private readonly written = new Map<string, ItemToWrite>()
  private readonly losers: ItemLoser[] = []
  private readonly aliases: Alias[] = []
  /** Restamped values that this write itself overwrote: one write may contain an item several times. [SYNC-4] */
  private readonly restamped = new Map<string, Restamp[]>()

  constructor(head: SyncHead) {
    this.head = head
  }

  /** Returns the item after the merge; `stored` itself when nothing changed. */
  merge(stored: StoredItem | undefined, sent: SentItem, restamped: readonly Restamp[]): StoredItem {
    return this.mergeWithLosers(stored, sent, restamped).item
  }

  /** Like `merge`, and also returns the overwritten values. */
  mergeWithLosers(
    stored: StoredItem | undefined,
    sent: SentItem,
    restamped: readonly Restamp[],
  ): { item: StoredItem; losers: readonly ConflictLoser[] } {
    const known = [...restamped, ...(this.restamped.get(sent.clientId) ?? [])]
    const { item, merged } = mergeSentItem(this.head, stored, sent, known)
    if (item !== stored) this.written.set(item.clientId, { item, origin: sent.origin })
    for (const loser of [...sent.lost, ...merged.losers]) {
      const { group, hlc, sentAs } = loser
      this.losers.push({ ...loser, clientId: item.clientId })
      if (sentAs !== null) this.remember(item.clientId, { group, hlc, sentAs })
    }
    return { item, losers: merged.losers }
  }

  private remember(clientId: string, restamp: Restamp): void {
    const known = this.restamped.get(clientId)
    if (known === undefined) this.restamped.set(clientId, [restamp])
    else known.push(restamp)
  }

  alias(alias: Alias): void {
    this.aliases.push(alias)
  }

  async store(trx: Trx): Promise<void> {
    const { userId, now } = this.head
    await writeItems(trx, userId, [...this.written.values()], now)
    await addToHistory(trx, userId, this.losers)
    await storeAliases(trx, userId, this.aliases)
    // Also when only conflict losers were stamped: otherwise the clock would give the same stamp a second time.
    if (this.written.size > 0 || this.losers.length > 0) await saveHead(trx, this.head)
  }
}

/** Merges a sent item into the stored one and advances the head; sending the same item twice changes nothing. */
export function mergeSentItem(
  head: SyncHead,
  stored: StoredItem | undefined,
  sent: SentItem,
  restamped: readonly Restamp[],
): { item: StoredItem; merged: MergeResult } {
  const merged = mergeItem({
    stored: stored?.groups ?? new Map<string, StampedValue>(),
    sent: sent.groups,
    restamped,
    now: head.now,
    clock: head.clock,
  })
  head.clock = merged.clock
  if (stored !== undefined && !merged.changed) return { item: stored, merged }
  head.seq += 1
  const num = stored?.num ?? sent.num ?? head.nextNum++
  const deleted = merged.groups.get('deleted')?.v as { deleted?: unknown } | undefined
  const item: StoredItem = {
    clientId: sent.clientId,
    kind: sent.kind,
    num,
    groups: merged.groups,
    deleted: deleted?.deleted === 1,
    seq: head.seq,
  }
  return { item, merged }
}

interface ItemToWrite {
  item: StoredItem
  origin: string | null
}

/** Passes all rows as one JSON: the statement text is the same for 1 and 250 rows, so it is planned once. */
async function writeItems(trx: Trx, userId: number, items: ItemToWrite[], now: number): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ item, origin }) => ({
    client_id: item.clientId,
    kind: item.kind,
    num: item.num,
    groups: Object.fromEntries(item.groups),
    deleted: item.deleted,
    origin,
    seq: item.seq,
  }))
  await sql`
    insert into item (user_id, client_id, kind, num, groups, deleted, origin, seq, updated_at)
    select ${userId}::bigint, r.client_id, r.kind, r.num, r.groups, r.deleted, r.origin, r.seq, ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(client_id uuid, kind text, num bigint, groups jsonb, deleted boolean, origin text, seq bigint)
    on conflict (user_id, client_id) do update
      set kind = excluded.kind, groups = excluded.groups, deleted = excluded.deleted, seq = excluded.seq, updated_at = excluded.updated_at`.execute(
    trx,
  )
}

interface ItemLoser extends ConflictLoser {
  clientId: string
}

async function addToHistory(trx: Trx, userId: number, losers: ItemLoser[]): Promise<void> {
  if (losers.length === 0) return
  const rows = [...onceEach(losers).values()]
  await sql`
    insert into item_history (user_id, client_id, grp, hlc, digest, sent_as, value)
    select ${userId}::bigint, r.client_id, r.grp, r.hlc, r.digest, r.sent_as, coalesce(r.value, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(client_id uuid, grp text, hlc text, digest text, sent_as text, value jsonb)
    on conflict (user_id, client_id, grp, hlc, digest) do update set sent_as = excluded.sent_as
      where item_history.sent_as is null and excluded.sent_as is not null`.execute(trx)
}

interface HistoryRow {
  client_id: string
  grp: string
  hlc: string
  digest: string
  sent_as: string | null
  value: unknown
}

/**
 * A device may send a value under the stamp that the server gave it, before it is overwritten here. Of two such rows
 * the one with `sentAs` is kept, or a repeat of the original would get a new stamp and win. [SYNC-4]
 */
function onceEach(losers: readonly ItemLoser[]): Map<string, HistoryRow> {
  const rows = new Map<string, HistoryRow>()
  for (const { clientId, group, hlc, sentAs, value } of losers) {
    const digest = jsonDigest(value)
    const key = [clientId, group, hlc, digest].join(' ')
    const sent_as = rows.get(key)?.sent_as ?? sentAs
    rows.set(key, { client_id: clientId, grp: group, hlc, digest, sent_as, value: value ?? null })
  }
  return rows
}

/** An id of a duplicate, and the id of the item it was merged into. */
interface Alias {
  clientId: string
  target: string
}

/** Adds aliases, and redirects existing ones to their new target. */
async function storeAliases(trx: Trx, userId: number, aliases: readonly Alias[]): Promise<void> {
  if (aliases.length === 0) return
  const byId = new Map(aliases.map(({ clientId, target }) => [clientId, target]))
  await sql`
    insert into item_alias (user_id, client_id, target)
    select ${userId}::bigint, r.client_id, r.target
    from unnest(${[...byId.keys()]}::uuid[], ${[...byId.values()]}::uuid[]) as r(client_id, target)
    on conflict (user_id, client_id) do update set target = excluded.target`.execute(trx)
}
