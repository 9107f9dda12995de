import type { Filter } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Diary } from '../../local/rows.ts'
import type { ListPlace } from './listWay.ts'

interface KeptList {
  /** What was asked for. */
  key: string
  rows: readonly LocalRow[]
  /** Of which ids they were read. */
  of: readonly string[]
}

/** With the diary, and gone with it: of one that was closed nothing stays behind. */
const lists = new WeakMap<Diary, KeptList>()

/** Two that ask for the same have the same. */
export const listKey = ({ criteria, range }: Filter, { q, view, page }: ListPlace): string =>
  JSON.stringify([criteria, range, q, view, page])

/** What was read of it last: who comes back from a record finds the list where it was. [RES-24] */
export function keptList(diary: Diary, key: string): KeptList | null {
  const last = lists.get(diary)
  return last?.key === key ? last : null
}

export const keepList = (diary: Diary, list: KeptList): void => void lists.set(diary, list)
