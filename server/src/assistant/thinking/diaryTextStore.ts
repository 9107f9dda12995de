import { sql } from 'kysely'
import { COLUMN_KINDS } from '@reprieve/contract/filters/rowFacts.ts'
import { CONDITION_KIND, LIST_KIND, MEDICATION_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { Db } from '../../db/pool.ts'
import type { RowText } from './thinkerMessages.ts'

const KINDS = [...COLUMN_KINDS, LIST_KIND, CONDITION_KIND, MEDICATION_KIND]
const AT_ONCE = 500

/**
 * A diary as text, in portions: it is parsed in the other thread, because ten thousand rows would block the server.
 * Notes are left out: what no engine gets can be neither disclosed nor obeyed. [ASST-35]
 */
export async function* diaryText(db: Db, userId: number): AsyncGenerator<readonly RowText[]> {
  for (const kind of KINDS) yield* rowsOfKind(db, userId, kind)
}

interface Row {
  clientId: string
  num: number
  groups: string
}

async function* rowsOfKind(db: Db, userId: number, kind: string): AsyncGenerator<readonly RowText[]> {
  // Includes deleted list items: a record may still refer to one (D31).
  const isEntry = COLUMN_KINDS.includes(kind)
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await sql<Row>`
      select client_id as "clientId", num, (groups - 'note')::text as groups from item
      where user_id = ${userId} and kind = ${kind} and num > ${last} and not (deleted and ${isEntry})
      order by num limit ${AT_ONCE}`.execute(db)
    if (rows.length > 0) yield rows.map(({ clientId, num, groups }) => [clientId, kind, num, groups])
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.num
  }
}
