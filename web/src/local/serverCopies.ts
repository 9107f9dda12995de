import { toFields } from '@reprieve/contract/fields.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { encodeForShelf } from './drafts.ts'
import type { Diary } from './rows/rows.ts'
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

// Ids of cached server responses (guide, Solace) on the `known` shelf. The app lock encrypts the contents but not the
// ids, so an id must not contain anything that a person wrote.

/** For the guide: lists, texts and programs, each under its edition or its id. */
export const guideName = (what: string): string => `guide.${what}`

/** The token of the open chat. */
export const SOLACE_SESSION = 'solace-session'

interface EncodedServerCopy {
  id: string
  at: number
  content: unknown
}

/** All entries of the `known` shelf whose id starts with `prefix`, still encoded. */
export async function findServerCopies({ tables }: Diary, prefix: string): Promise<EncodedServerCopy[]> {
  const known = (await tables.shelf(SERVER_COPIES)).map(toFields)
  return known.flatMap(({ id, at, content }) =>
    typeof id === 'string' && id.startsWith(prefix) && typeof at === 'number' ? [{ id, at, content }] : [],
  )
}

export async function deleteServerCopy({ tables }: Diary, id: string): Promise<void> {
  await tables.write({ unshelve: [{ shelf: SERVER_COPIES, id }] })
}
