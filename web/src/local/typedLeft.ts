import { fieldsOf } from '@reprieve/contract/fields.ts'
import { DELETED_KEPT_MS, shelved } from './drafts.ts'
import { KNOWN } from './knownShelf.ts'
import { dropKnown, knownUnder } from './knownUnder.ts'
import { randomHex } from './randomHex.ts'
import type { Diary } from './rows.ts'

// What is typed where no draft is kept lies in the page alone, and the page goes when the lock closes. It is put on a shelf
// then, sealed as all is there, and stands in the same form again when that is opened. [LOCK-23]

export interface UnsavedInput {
  /** The form, by its place in the app. */
  name: string
  value: unknown
}

const inHand = new Map<symbol, UnsavedInput>()

/** Gives what ends it: it is saved, or its form is gone. */
export function haveInHand(typed: UnsavedInput): () => void {
  const holder = Symbol('typed')
  inHand.set(holder, typed)
  return () => void inHand.delete(holder)
}

/** Of this page. To be asked for before the forms go. */
export const typedInHand = (): readonly UnsavedInput[] => [...inHand.values()]

const PREFIX = 'typed_'

/** Each under an id that says nothing: names of shelves lie in the clear. */
export async function leaveTyped(diary: Diary, typed: readonly UnsavedInput[]): Promise<void> {
  if (typed.length === 0) return
  const at = diary.now()
  const shelve = typed.map((value) =>
    shelved(diary, KNOWN, { id: `${PREFIX}${randomHex(12)}`, kind: KNOWN, at, value }),
  )
  await diary.tables.write({ shelve: await Promise.all(shelve) })
}

export interface LeftTyped {
  id: string
  value: unknown
}

/** The newest that a form of this name has left; null without any. */
export async function leftTyped(diary: Diary, name: string): Promise<LeftTyped | null> {
  const left = (await knownUnder(diary, PREFIX)).filter(({ at }) => diary.now() - at <= DELETED_KEPT_MS)
  for (const { id, content } of left.toSorted((one, other) => other.at - one.at)) {
    const decoded = await diary.codec.decode({ table: KNOWN, id }, content)
    const typed = decoded.ok ? fieldsOf(fieldsOf(decoded.value)['value']) : {}
    if (typed['name'] === name) return { id, value: typed['value'] }
  }
  return null
}

/** What nobody has come back for in a month. */
export async function tidyTyped(diary: Diary): Promise<void> {
  const old = (await knownUnder(diary, PREFIX)).filter(({ at }) => diary.now() - at > DELETED_KEPT_MS)
  for (const { id } of old) await dropKnown(diary, id)
}
