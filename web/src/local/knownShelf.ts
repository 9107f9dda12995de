import { fieldsOf } from '@reprieve/contract/fields.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { shelved } from './drafts.ts'
import type { Diary } from './rows.ts'
import type { WriteFault } from './tables.ts'

// What a server has told, kept with the diary, which takes it along when it goes: it is there without a line, and is
// only a copy.

/** The shelf, and what is rung when something on it changes. */
export const KNOWN = 'known'

/** Null where it was never told. What cannot be read was only a copy. */
export async function readKnown({ tables, codec }: Diary, id: string): Promise<unknown> {
  const raw = await tables.shelved(KNOWN, id)
  if (raw === undefined) return null
  const decoded = await codec.decode({ table: KNOWN, id }, fieldsOf(raw)['content'])
  return decoded.ok ? fieldsOf(decoded.value)['value'] : null
}

/** Tells whether it was kept: what is no copy, such as what has yet to be sent, must not be taken for safe. */
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
