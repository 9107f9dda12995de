import type { Filter } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { ListPlace } from './listWay.ts'

interface KeptList {
  /** The key of what was requested. */
  key: string
  rows: readonly LocalRow[]
  /** The ids that they were read from. */
  of: readonly string[]
}

/** Attached to the diary and gone with it: nothing of a closed diary stays behind. */
const lists = new WeakMap<Diary, KeptList>()

/** Equal requests have equal keys. */
export const listKey = ({ criteria, range }: Filter, { q, view, page }: ListPlace): string =>
  JSON.stringify([criteria, range, q, view, page])

/** What was read last: a user who comes back from a record finds the list where it was. [RES-24] */
export function readCachedList(diary: Diary, key: string): KeptList | null {
  const last = lists.get(diary)
  return last?.key === key ? last : null
}

export const cacheList = (diary: Diary, list: KeptList): void => void lists.set(diary, list)
