import { toFields } from '@reprieve/contract/fields.ts'
import { DELETED_KEPT_MS, encodeForShelf } from './drafts.ts'
import { deleteServerCopy, findServerCopies, SERVER_COPIES } from './serverCopies.ts'
import { randomHex } from './randomHex.ts'
import type { Diary } from './rows/rows.ts'

// Input without a draft exists only in the page, and the page goes when the app locks. It is then stored, encrypted, on
// a shelf, and filled in again when the same form is opened. [LOCK-23]

export interface UnsavedInput {
  /** Identifies the form by its place in the app. */
  name: string
  value: unknown
}

const inHand = new Map<symbol, UnsavedInput>()

/** Registers unsaved input. Returns a function to call when it is saved, or its form is gone. */
export function registerUnsavedInput(typed: UnsavedInput): () => void {
  const holder = Symbol('typed')
  inHand.set(holder, typed)
  return () => void inHand.delete(holder)
}

/** The unsaved input of this page. Call before the forms are removed. */
export const listUnsavedInput = (): readonly UnsavedInput[] => [...inHand.values()]

const PREFIX = 'typed_'

/** Each under a random id: ids on shelves are not encrypted. */
export async function storeUnsavedInput(diary: Diary, typed: readonly UnsavedInput[]): Promise<void> {
  if (typed.length === 0) return
  const at = diary.now()
  const shelve = typed.map((value) =>
    encodeForShelf(diary, SERVER_COPIES, { id: `${PREFIX}${randomHex(12)}`, kind: SERVER_COPIES, at, value }),
  )
  await diary.tables.write({ shelve: await Promise.all(shelve) })
}

export interface StoredInput {
  id: string
  value: unknown
}

/** The newest input that a form of this name has left; null if there is none. */
export async function findStoredInput(diary: Diary, name: string): Promise<StoredInput | null> {
  const left = (await findServerCopies(diary, PREFIX)).filter(({ at }) => diary.now() - at <= DELETED_KEPT_MS)
  for (const { id, content } of left.toSorted((one, other) => other.at - one.at)) {
    const decoded = await diary.codec.decode({ table: SERVER_COPIES, id }, content)
    const typed = decoded.ok ? toFields(toFields(decoded.value)['value']) : {}
    if (typed['name'] === name) return { id, value: typed['value'] }
  }
  return null
}

/** Deletes input that nobody has come back for in a month. */
export async function deleteExpiredInput(diary: Diary): Promise<void> {
  const old = (await findServerCopies(diary, PREFIX)).filter(({ at }) => diary.now() - at > DELETED_KEPT_MS)
  for (const { id } of old) await deleteServerCopy(diary, id)
}
