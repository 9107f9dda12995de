import { RESULT } from '@reprieve/contract/codes.ts'
import type { Fields } from '@reprieve/contract/fields.ts'
import { stampsByGroup } from '@reprieve/contract/groups.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { readItemHistory, findHistoryValues } from '../db/itemHistory.ts'
import { itemsByClientId, itemsOfKind, findReplacedStamps } from '../db/itemLookup.ts'
import { mergeSentItem, type ItemWrite } from '../db/itemWrite.ts'
import type { SentItem, StoredItem } from '../db/items.ts'
import type { Trx } from '../db/pool.ts'
import { createServerStamp, saveItems, type SaveOutcome } from '../db/saveItems.ts'
import { itemById } from '../db/itemPull.ts'
import { refuse, type Handler, type Refusal } from '../handler.ts'
import { hiddenIn, isHidden, findHistoryKind } from './historyKinds.ts'
import { isLimitedKind, restoreFault } from './restoreFault.ts'

/** Earlier values of an item, the latest first. Another person's item is answered as missing (D5). [SYNC-32] */
export const getHistory: Handler<'sync/get-history'> = async (request, { services, person }) => {
  const item = await itemById(services.db, person.userId, request.client_id.toLowerCase())
  if (item === undefined) return refuse(RESULT.notFound)
  const of = { clientId: item.client_id, hidden: hiddenIn(item.kind), live: item.groups }
  return { entries: await readItemHistory(services.db, person.userId, of) }
}

interface RestoreHistoryRequest {
  id: string
  group: string
  hlc: string
}

/**
 * Restores a value by writing it again with the server's own stamp, so that it wins on every device; the replaced value
 * goes to the history. A repeated request changes nothing more. [SYNC-32]
 */
export const restoreHistory: Handler<'sync/restore-history'> = async (request, { services, person, now }) => {
  const wanted = { id: request.client_id.toLowerCase(), group: request.group, hlc: request.hlc }
  const work = { userId: person.userId, now }
  const [outcome] = await saveItems(services.db, work, [wanted], async (trx, write, [what]) => {
    const match = await findMatch(trx, work.userId, what!)
    return () => (match === null ? { code: RESULT.recordMissing } : takeBack(write, what!, match))
  })
  return toRestoreAnswer(outcome!)
}

interface HistoryMatch {
  stored: StoredItem
  values: readonly unknown[]
  restamped: Parameters<ItemWrite['merge']>[2]
  live: readonly StoredItem[]
}

/** Null if the item does not exist, or the history has no such value. */
async function findMatch(
  trx: Trx,
  userId: number,
  { id, group, hlc }: RestoreHistoryRequest,
): Promise<HistoryMatch | null> {
  const { target: clientId, item: stored } = (await itemsByClientId(trx, userId, [id])).get(id)!
  if (stored === undefined || findHistoryKind(stored.kind) === undefined || isHidden(stored.kind, group))
    return null
  const values = await findHistoryValues(trx, userId, { clientId, group, hlc })
  if (values.length === 0) return null
  return {
    stored,
    values,
    restamped: (await findReplacedStamps(trx, userId, [clientId])).get(clientId) ?? [],
    live: isLimitedKind(stored.kind) ? await itemsOfKind(trx, userId, stored.kind) : [],
  }
}

function takeBack(
  write: ItemWrite,
  { group }: RestoreHistoryRequest,
  { stored, values, restamped, live }: HistoryMatch,
): SaveOutcome {
  const now = stored.groups.get(group)?.v
  // Of two values under one stamp, takes the one that is not current.
  const value = values.find((one) => !sameJson(one, now)) ?? values[0]
  const isThere = sameJson(value, now)
  if (isThere && !stored.deleted) return { code: RESULT.ok, item: stored, sent: stored.groups }
  const s = createServerStamp(write.head, stored)
  // As every save does, this also marks the item as not deleted. [SYNC-10]
  const lives = ['deleted', { v: { deleted: 0 }, s }] as const
  const item: SentItem = {
    clientId: stored.clientId,
    kind: stored.kind,
    origin: null,
    groups: new Map(isThere ? [lives] : [[group, { v: value, s }] as const, lives]),
    lost: [],
  }
  const after = mergeSentItem({ ...write.head }, stored, item, restamped).item
  const fault = restoreFault({ group, stored, after, live })
  return fault ?? { code: RESULT.ok, item: write.merge(stored, item, restamped), sent: item.groups }
}

function toRestoreAnswer(outcome: SaveOutcome): Fields | Refusal {
  if ('faults' in outcome) return refuse(outcome.code, { errors: outcome.faults })
  if (!('item' in outcome)) return refuse(outcome.code)
  const { code, item } = outcome
  const groups = Object.fromEntries(item.groups)
  const { number, contentOf } = findHistoryKind(item.kind)!
  const answer = {
    [number]: item.num,
    client_id: item.clientId,
    seq: item.seq,
    stamps: stampsByGroup(groups),
    content: contentOf(groups),
  }
  return code === RESULT.ok ? answer : refuse(code, answer)
}
