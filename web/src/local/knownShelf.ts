import { toFields } from '@reprieve/contract/fields.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { shelved } from './drafts.ts'
import type { Diary } from './rows.ts'
import type { WriteFault } from './tables.ts'

// Cached server responses, stored in the diary and deleted with it. They are available offline, and are only copies.

/** The name of the shelf, and of the change that the doorbell reports for it. */
export const KNOWN = 'known'

/** Null if nothing is cached or it cannot be read: it was only a copy. */
export async function readKnown({ tables, codec }: Diary, id: string): Promise<unknown> {
  const raw = await tables.shelved(KNOWN, id)
  if (raw === undefined) return null
  const decoded = await codec.decode({ table: KNOWN, id }, toFields(raw)['content'])
  return decoded.ok ? toFields(decoded.value)['value'] : null
}

/** Callers that store more than a copy, such as input still to be sent, must check the result. */
export async function keepKnown(
  diary: Diary,
  id: string,
  value: unknown,
): Promise<Result<undefined, WriteFault>> {
  const one = await shelved(diary, KNOWN, { id, kind: KNOWN, at: diary.now(), value })
  const kept = await diary.tables.write({ shelve: [one] })
  diary.doorbell.ring([KNOWN])
  return kept
}
