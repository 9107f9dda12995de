import { toFields } from '@reprieve/contract/fields.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { encodeForShelf } from './drafts.ts'
import type { Diary } from './rows.ts'
import type { TableWriteFault } from './tables.ts'

// Cached server responses, stored in the diary and deleted with it. They are available offline, and are only copies.

/** The name of the shelf, and of the change that the doorbell reports for it. */
export const SERVER_COPIES = 'known'

/** Null if nothing is cached or it cannot be read: it was only a copy. */
export async function readServerCopy({ tables, codec }: Diary, id: string): Promise<unknown> {
  const raw = await tables.shelved(SERVER_COPIES, id)
  if (raw === undefined) return null
  const decoded = await codec.decode({ table: SERVER_COPIES, id }, toFields(raw)['content'])
  return decoded.ok ? toFields(decoded.value)['value'] : null
}

/** Callers that store more than a copy, such as input still to be sent, must check the result. */
export async function storeServerCopy(
  diary: Diary,
  id: string,
  value: unknown,
): Promise<Result<undefined, TableWriteFault>> {
  const one = await encodeForShelf(diary, SERVER_COPIES, { id, kind: SERVER_COPIES, at: diary.now(), value })
  const kept = await diary.tables.write({ shelve: [one] })
  diary.doorbell.ring([SERVER_COPIES])
  return kept
}
