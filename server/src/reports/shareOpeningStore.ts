import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'
import type { ReportFileForm } from './fileStore.ts'
import type { ShareLink } from './shareStore.ts'

export type OpenedPart = 'page' | ReportFileForm

export interface LinkOpening {
  at: number
  what: OpenedPart
}

/** What is opened, and the id of the visit. */
export interface LinkVisit {
  view: string
  what: OpenedPart
}

type OpenedShareLink = Pick<ShareLink, 'userId' | 'id'>

/** Whether this visit was counted before. */
export async function isVisitCounted(
  db: Db,
  { userId, id }: OpenedShareLink,
  { view, what }: LinkVisit,
): Promise<boolean> {
  const row = await db
    .selectFrom('share_opening')
    .select('at')
    .where('user_id', '=', userId)
    .where('link_id', '=', id)
    .where('view', '=', view)
    .where('what', '=', what)
    .executeTakeFirst()
  return row !== undefined
}

/** A visit counts as one opening, even when two of its calls come at once. [SHARE-2] */
export async function countOpening(
  trx: Trx,
  { userId, id }: OpenedShareLink,
  { view, what, now }: LinkVisit & { now: number },
): Promise<boolean> {
  const added = await trx
    .insertInto('share_opening')
    .values({ user_id: userId, link_id: id, view, what, at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .returning('view')
    .executeTakeFirst()
  return added !== undefined
}

/** Per link: more are not from a doctor, and the whole list would be too large to send. */
const MOST_LISTED = 500

/** Every opening of a person's links, by link, the latest first. [SHARE-6] */
export async function listOpenings(db: Db, userId: number): Promise<ReadonlyMap<string, LinkOpening[]>> {
  const { rows } = await sql<LinkOpening & { link: string }>`
    select link_id as link, what, at from (
      select link_id, what, at, row_number() over (partition by link_id order by at desc, what, view) as nth
      from share_opening where user_id = ${userId}) o
    where nth <= ${MOST_LISTED} order by nth`.execute(db)
  const byLink = Map.groupBy(rows, ({ link }) => link)
  return new Map([...byLink].map(([link, all]) => [link, all.map(({ at, what }) => ({ at, what }))]))
}
