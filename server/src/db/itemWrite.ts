import type { ConflictLoser, Restamp } from '@reprieve/domain/sync/mergeItem.ts'
import {
  storeAliases,
  addToHistory,
  writeItems,
  type Alias,
  type ItemToWrite,
  type ItemLoser,
} from './itemRows.ts'
import { mergeSentItem, saveHead, type SentItem, type StoredItem, type SyncHead } from './items.ts'
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
    return this.mergeTold(stored, sent, restamped).item
  }

  /** Like `merge`, and also returns the overwritten values. */
  mergeTold(
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
