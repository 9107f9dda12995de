import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db } from '../db/pool.ts'

const KEEP_LINK_MS = 30 * DAY_MS

/**
 * Deletes the file but keeps the report, which a download makes again. Not while a link to it is open: a link for a
 * year would show nothing after three months. [REP-33]
 */
export async function deleteOldFiles(db: Db, now: number): Promise<void> {
  await sql`
    with old as (
      update report r set files_until = null, content = null
      where r.files_until <= ${moment(now)} and r.state <> 'waiting' and not exists (
        select from share_link l where l.user_id = r.user_id and l.report_uuid = r.report_uuid
          and l.range is null and l.revoked_at is null and l.expires_at > ${moment(now)})
      returning r.user_id, r.report_uuid)
    delete from report_file f using old
    where f.user_id = old.user_id and f.owner_uuid = old.report_uuid`.execute(db)
}

/** Files made for a link alone are deleted when the link ends, because nobody can see them any more. [SHARE-7] */
export async function deleteFilesOfEndedLinks(db: Db, now: number): Promise<void> {
  await sql`
    with ended as (
      update share_link set content = null
      where range is not null and content is not null and least(revoked_at, expires_at) <= ${moment(now)}
      returning user_id, link_id)
    delete from report_file f using ended
    where f.user_id = ended.user_id and f.owner_uuid = ended.link_id`.execute(db)
}

/** The openings of a link are kept for a month after its end; then they are deleted, with the link and its files. */
export async function deleteOldLinks(db: Db, now: number): Promise<void> {
  await sql`
    with old as (
      delete from share_link where least(revoked_at, expires_at) <= ${moment(now - KEEP_LINK_MS)}
      returning user_id, link_id),
    opened as (
      delete from share_opening o using old where o.user_id = old.user_id and o.link_id = old.link_id)
    delete from report_file f using old where f.user_id = old.user_id and f.owner_uuid = old.link_id`.execute(
    db,
  )
}

/** Reports that wait since before this time and have no job. */
export async function findReportsWithoutJob(
  db: Db,
  madeUntil: number,
): Promise<{ userId: number; uuid: string }[]> {
  const { rows } = await sql<{ userId: number; uuid: string }>`
    select r.user_id as "userId", r.report_uuid as uuid from report r
    where r.state = 'waiting' and r.created_at <= ${moment(madeUntil)} and not exists (
      select from job j where j.user_id = r.user_id and j.about = r.report_uuid)`.execute(db)
  return rows
}

/** Ends links that wait for their own files since before this time and have no job. [SHARE-6] */
export async function endLinksWithoutJob(db: Db, madeUntil: number): Promise<void> {
  await sql`
    update share_link l set state = 'failed'
    where l.state = 'waiting' and l.made_at <= ${moment(madeUntil)} and not exists (
      select from job j where j.user_id = l.user_id and j.about = l.link_id)`.execute(db)
}
