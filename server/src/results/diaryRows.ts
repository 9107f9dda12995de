import { COLUMN_KINDS } from '@reprieve/contract/filters/rowFacts.ts'
import { CONDITION_KIND, LIST_KIND, MEDICATION_KIND, PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { Db } from '../db/pool.ts'
import type { DiaryRow } from './diaryRow.ts'

const KINDS = [...COLUMN_KINDS, LIST_KIND, CONDITION_KIND, MEDICATION_KIND, PROFILE_KIND]
const AT_ONCE = 500

/**
 * All that a report or an answer may tell of, some at a time: ten thousand are never in memory at once here. Deleted ones go along
 * where others may still name them, as an item of a list that a record has; of the diary itself they do not.
 */
export async function* diaryRows(db: Db, userId: number): AsyncGenerator<readonly DiaryRow[]> {
  for (const kind of KINDS) yield* rowsOfKind(db, userId, kind)
}

async function* rowsOfKind(db: Db, userId: number, kind: string): AsyncGenerator<readonly DiaryRow[]> {
  // By number and not by place: what is written meanwhile moves no row from one portion to another.
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

/** Until when the server has heard of the diary: what waits on a device is not in the report. */
export async function heardUntil(db: Db, userId: number): Promise<number | null> {
  const { last } = await db
    .selectFrom('item')
    .select((eb) => eb.fn.max('updated_at').as('last'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return last
}
