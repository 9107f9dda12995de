import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { runEachSeparately, type Chore } from '../jobs/chores.ts'
import { endReportInFault } from './makeReport.ts'

const KEEP_LINK_MS = 30 * DAY_MS

/** Deletes what has expired (RELIABILITY 5). */
export async function sweepReports(db: Db, now: number): Promise<void> {
  await dropOldFiles(db, now)
  await dropFilesOfEnded(db, now)
  await dropOldLinks(db, now)
  await endForgotten(db, now)
  await endForgottenLinks(db, now)
}

/**
 * Deletes the file but keeps the report, which a download makes again. Not while a link to it is open: a link for a
 * year would show nothing after three months. [REP-33]
 */
async function dropOldFiles(db: Db, now: number): Promise<void> {
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
async function dropFilesOfEnded(db: Db, now: number): Promise<void> {
  await sql`
    with ended as (
      update share_link set content = null
      where range is not null and content is not null and least(revoked_at, expires_at) <= ${moment(now)}
      returning user_id, link_id)
    delete from report_file f using ended
    where f.user_id = ended.user_id and f.owner_uuid = ended.link_id`.execute(db)
}

/** The openings of a link are kept for a month after its end; then they are deleted, with the link and its files. */
async function dropOldLinks(db: Db, now: number): Promise<void> {
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

/**
 * Ends waiting reports that have no job, whatever removed it, so that nobody waits for ever and no credit stays
 * reserved. Not at once: a call that queues one may be in progress. [JOB-6]
 */
async function endForgotten(db: Db, now: number): Promise<void> {
  const { rows } = await sql<{ userId: number; uuid: string }>`
    select r.user_id as "userId", r.report_uuid as uuid from report r
    where r.state = 'waiting' and r.created_at <= ${moment(now - HOUR_MS)} and not exists (
      select from job j where j.user_id = r.user_id and j.about = r.report_uuid)`.execute(db)
  await runEachSeparately(rows, (report) =>
    inTransaction(db, (trx) => endReportInFault(trx, report, { fault: 'failed', now })),
  )
}

/** The same for a link that waits for its own files. [SHARE-6] */
async function endForgottenLinks(db: Db, now: number): Promise<void> {
  await sql`
    update share_link l set state = 'failed'
    where l.state = 'waiting' and l.made_at <= ${moment(now - HOUR_MS)} and not exists (
      select from job j where j.user_id = l.user_id and j.about = l.link_id)`.execute(db)
}

const retentionChore: Chore = {
  name: 'reports',
  everyMs: HOUR_MS,
  run: ({ db }, now) => sweepReports(db, now),
}

export const reportChores: readonly Chore[] = [retentionChore]
