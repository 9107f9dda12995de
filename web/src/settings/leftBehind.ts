import { fieldsOf, type Fields } from '@reprieve/contract/fields.ts'
import { prefOf, type PrefType } from '@reprieve/contract/settings/settingsGroups.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { shelved } from '../local/drafts.ts'
import { KNOWN, readKnown } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'

// A save reads, and is written where nothing has changed since: it needs its page until the end. So each change is first
// put on a shelf, by one write that asks nothing and that a browser ends without the page. Where the page was gone before
// its save was through, the next one finds it there. [SETT-2]

/** One key of the settings that was not saved. */
export interface LeftKey {
  key: string
  /** What may lie there if nobody else has changed it: what was read, or what was on its way when the page went. */
  before: readonly unknown[]
  /** Null clears it. */
  now: unknown
}

interface Unsaved {
  kept: Fields
  /** What is on its way to the disk. */
  writing: Fields | null
  now: Fields
}

export function leftKeys({ kept, writing, now }: Unsaved): LeftKey[] {
  const keys = new Set([...Object.keys(kept), ...Object.keys(now)])
  return [...keys]
    .filter((key) => !sameJson(valueAt(kept, key), valueAt(now, key)))
    .map((key) => ({
      key,
      before: [kept, ...(writing === null ? [] : [writing])].map((fields) => valueAt(fields, key)),
      now: valueAt(now, key),
    }))
}

/** Among which settings it lies: those that it is named after, and beside the filter otherwise. */
export const prefOfLeft = (name: string): PrefType => prefOf(name) ?? 'filter_settings'

const PREFIX = 'unsaved_'
const idOf = (name: string): string => `${PREFIX}${name}`

/** Asked for in the task of the change: nothing is waited for but the codec. The disk need not be: the save waits for it. */
export async function leaveBehind(diary: Diary, name: string, left: readonly LeftKey[]): Promise<void> {
  const one = await shelved(diary, KNOWN, { id: idOf(name), kind: KNOWN, at: diary.now(), value: left })
  await diary.tables.write({ shelve: [one], isRelaxed: true })
}

export async function clearLeft({ tables }: Diary, name: string): Promise<void> {
  await tables.write({ unshelve: [{ shelf: KNOWN, id: idOf(name) }], isRelaxed: true })
}

/** What any page has left behind, and when. */
export async function allLeft({ tables }: Diary): Promise<{ name: string; at: unknown }[]> {
  const known = (await tables.shelf(KNOWN)).map(fieldsOf)
  return known.flatMap(({ id, at }) =>
    typeof id === 'string' && id.startsWith(PREFIX) ? [{ name: id.slice(PREFIX.length), at }] : [],
  )
}

/** Null where no page has left anything. */
export async function leftBehind(diary: Diary, name: string): Promise<readonly LeftKey[] | null> {
  const left = await readKnown(diary, idOf(name))
  return Array.isArray(left) ? left.flatMap(leftKey) : null
}

function leftKey(said: unknown): LeftKey[] {
  const { key, before, now } = fieldsOf(said)
  return typeof key === 'string' && Array.isArray(before) ? [{ key, before, now: now ?? null }] : []
}

/** The settings with it, but for what somebody else has changed since: that is later. [SETT-3] */
export function takeUp(left: readonly LeftKey[], kept: Fields): Fields {
  const open = left.filter(({ key, before }) => before.some((one) => sameJson(one, valueAt(kept, key))))
  return { ...kept, ...Object.fromEntries(open.map(({ key, now }) => [key, now])) }
}

const valueAt = (fields: Fields, key: string): unknown => fields[key] ?? null
