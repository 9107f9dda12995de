import { COLUMN_KINDS } from '@reprieve/contract/filters/rowFacts.ts'
import {
  CONDITION_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  SIGNAL_KIND,
} from '@reprieve/domain/sync/pushAct.ts'
import type { Db } from '../db/pool.ts'
import type { DiaryRow } from './diaryRow.ts'

const KINDS = [...COLUMN_KINDS, LIST_KIND, CONDITION_KIND, MEDICATION_KIND, PROFILE_KIND, SIGNAL_KIND]
const AT_ONCE = 500

/**
 * All rows that a report or an answer may use, in portions: ten thousand are never in memory at once. Includes deleted
 * items that others may still refer to, such as list items of a record, but no deleted diary entries.
 */
export async function* diaryRows(db: Db, userId: number): AsyncGenerator<readonly DiaryRow[]> {
  for (const kind of KINDS) yield* rowsOfKind(db, userId, kind)
}

async function* rowsOfKind(db: Db, userId: number, kind: string): AsyncGenerator<readonly DiaryRow[]> {
  // Paged by number, not by offset: rows written meanwhile do not shift the portions.
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const portion = db
      .selectFrom('item')
      .select(['client_id as clientId', 'kind', 'num', 'groups'])
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('num', '>', last)
      .orderBy('num')
      .limit(AT_ONCE)
    const living = COLUMN_KINDS.includes(kind) ? portion.where('deleted', '=', false) : portion
    const rows = (await living.execute()) as DiaryRow[]
    if (rows.length > 0) yield rows
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.num
  }
}

/** The time of the last sync: entries that wait on a device are not in the report. */
export async function findLastSyncTime(db: Db, userId: number): Promise<number | null> {
  const { last } = await db
    .selectFrom('item')
    .select((eb) => eb.fn.max('updated_at').as('last'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return last
}
