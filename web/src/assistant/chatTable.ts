import { partsFromWire, partsToWire } from '@reprieve/contract/assistant/partsWire.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import type { EarlierExchange } from '@reprieve/domain/assistant/session/chatMessage.ts'
import {
  DEFAULT_RETENTION_DAYS,
  readRetentionDays,
  type RetentionDays,
} from '@reprieve/domain/assistant/session/note.ts'
import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { readPreviousTopic } from '@reprieve/mind/previousTopic.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readServerCopy, storeServerCopy } from '../local/serverCopies.ts'
import type { Shelved } from '../local/tables.ts'

// What Solace answered on this device: stored with the diary, encrypted by the app lock, and deleted with the diary.
// [ASST-73]

const CHATS = 'chats'
const KEEP = 'solace-keep'

/** A question that this device answered. */
export interface DeviceExchange extends EarlierExchange {
  /** What the next question may refer to. */
  before: PreviousExchange
}

export async function storeExchange(diary: Diary, exchange: DeviceExchange): Promise<void> {
  const { exchangeId: id, at, sessionId, asked, answer, parts, before } = exchange
  const value = { session: sessionId, asked, answer, parts: partsToWire(parts), topic: before }
  const content = await diary.codec.encode({ table: CHATS, id }, value)
  await diary.tables.write({ shelve: [{ shelf: CHATS, id, at, content }] })
  diary.doorbell.ring([CHATS])
}

/** The oldest first; without those that cannot be read. */
export async function readExchanges(diary: Diary): Promise<readonly DeviceExchange[]> {
  const found: DeviceExchange[] = []
  for (const { id, at, content } of await listShelved(diary)) {
    const read = await diary.codec.decode({ table: CHATS, id }, content)
    const { session, asked, answer, parts, topic } = toFields(read.ok ? read.value : null)
    if (typeof session !== 'string' || typeof asked !== 'string' || typeof answer !== 'string') continue
    const own = { exchangeId: id, sessionId: session, asked, answer, at }
    found.push({ ...own, parts: partsFromWire(parts), before: readPreviousTopic(topic) })
  }
  return found.toSorted((one, other) => one.at - other.at)
}

const listShelved = async ({ tables }: Diary): Promise<Shelved[]> =>
  ((await tables.shelf(CHATS)) as Shelved[]).filter(({ at }) => typeof at === 'number')

/** [ASST-11] */
export async function deleteExchanges(diary: Diary): Promise<boolean> {
  return dropShelved(diary, (await diary.tables.shelf(CHATS)) as Shelved[])
}

async function dropShelved(diary: Diary, shelved: readonly Shelved[]): Promise<boolean> {
  if (shelved.length === 0) return true
  const unshelve = shelved.map(({ id }) => ({ shelf: CHATS, id }) as const)
  const { ok: isDone } = await diary.tables.write({ unshelve })
  diary.doorbell.ring([CHATS])
  return isDone
}

/** As chosen on this device, or as the account said last. [ASST-12] */
export async function readKeepDays(diary: Diary): Promise<RetentionDays> {
  const kept = await readServerCopy(diary, KEEP)
  return kept === null ? DEFAULT_RETENTION_DAYS : readRetentionDays(kept)
}

/** Returns whether it is stored. */
export async function storeKeepDays(diary: Diary, days: RetentionDays): Promise<boolean> {
  const { ok: isKept } = await storeServerCopy(diary, KEEP, days)
  if (isKept) await sweepExchanges(diary)
  return isKept
}

/** Deletes what is older than the chosen time. [ASST-12] */
export async function sweepExchanges(diary: Diary): Promise<void> {
  const days = await readKeepDays(diary)
  if (days === 0) return
  const oldest = diary.now() - days * DAY_MS
  await dropShelved(
    diary,
    (await listShelved(diary)).filter(({ at }) => at < oldest),
  )
}
