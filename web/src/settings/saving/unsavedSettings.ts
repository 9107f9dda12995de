import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { readPrefType, type PrefType } from '@reprieve/contract/settings/settingsGroups.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { encodeForShelf } from '../../local/drafts.ts'
import { SERVER_COPIES, readServerCopy } from '../../local/serverCopies.ts'
import type { Diary } from '../../local/rows/rows.ts'

// A save reads first and writes only if nothing has changed since, so it needs its page until the end. Therefore each
// change is first stored separately by a single write without a read, which a browser completes even without the page.
// If the page closes before its save is done, the next page finds the change there. [SETT-2]

/** One settings key that was not saved. */
export interface UnsavedKey {
  key: string
  /** Values that the key has if nobody else changed it: the one read, or one being written when the page closed. */
  before: readonly unknown[]
  /** Null clears the key. */
  now: unknown
}

interface Unsaved {
  kept: Fields
  /** What is being written to disk. */
  writing: Fields | null
  now: Fields
}

export function findUnsavedKeys({ kept, writing, now }: Unsaved): UnsavedKey[] {
  const keys = new Set([...Object.keys(kept), ...Object.keys(now)])
  return [...keys]
    .filter((key) => !sameJson(valueAt(kept, key), valueAt(now, key)))
    .map((key) => ({
      key,
      before: [kept, ...(writing === null ? [] : [writing])].map((fields) => valueAt(fields, key)),
      now: valueAt(now, key),
    }))
}

/** The settings that a name belongs to: those it is named after, otherwise the filter settings. */
export const unsavedPrefType = (name: string): PrefType => readPrefType(name) ?? 'filter_settings'

const PREFIX = 'unsaved_'
const idOf = (name: string): string => `${PREFIX}${name}`

/** Called synchronously with the change: it waits only for the codec. It need not wait for the disk: the save does. */
export async function storeUnsavedKeys(
  diary: Diary,
  name: string,
  left: readonly UnsavedKey[],
): Promise<void> {
  const one = await encodeForShelf(diary, SERVER_COPIES, {
    id: idOf(name),
    kind: SERVER_COPIES,
    at: diary.now(),
    value: left,
  })
  await diary.tables.write({ shelve: [one], isRelaxed: true })
}

export async function clearUnsavedKeys({ tables }: Diary, name: string): Promise<void> {
  await tables.write({ unshelve: [{ shelf: SERVER_COPIES, id: idOf(name) }], isRelaxed: true })
}

/** All changes that pages left unsaved, with their times. */
export async function listUnsavedSettings({ tables }: Diary): Promise<{ name: string; at: unknown }[]> {
  const known = (await tables.shelf(SERVER_COPIES)).map(toFields)
  return known.flatMap(({ id, at }) =>
    typeof id === 'string' && id.startsWith(PREFIX) ? [{ name: id.slice(PREFIX.length), at }] : [],
  )
}

/** Null if no page has left anything. */
export async function readUnsavedKeys(diary: Diary, name: string): Promise<readonly UnsavedKey[] | null> {
  const left = await readServerCopy(diary, idOf(name))
  return Array.isArray(left) ? left.flatMap(leftKey) : null
}

function leftKey(said: unknown): UnsavedKey[] {
  const { key, before, now } = toFields(said)
  return typeof key === 'string' && Array.isArray(before) ? [{ key, before, now: now ?? null }] : []
}

/** Applies the unsaved keys to the settings, except keys changed elsewhere since: those are newer. [SETT-3] */
export function applyUnsavedKeys(left: readonly UnsavedKey[], kept: Fields): Fields {
  const open = left.filter(({ key, before }) => before.some((one) => sameJson(one, valueAt(kept, key))))
  return { ...kept, ...Object.fromEntries(open.map(({ key, now }) => [key, now])) }
}

const valueAt = (fields: Fields, key: string): unknown => fields[key] ?? null
