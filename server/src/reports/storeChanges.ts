import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/pool.ts'
import type { Report } from './store.ts'

type ReportRowKey = Pick<Report, 'userId' | 'uuid'>

type NewReport = Pick<
  Report,
  'userId' | 'uuid' | 'clientId' | 'request' | 'language' | 'paper' | 'usedCredit' | 'createdAt'
>

/** Needs the person's lock: the number is their next one, and must not be given twice. */
export async function insertReport(trx: Trx, report: NewReport): Promise<void> {
  const { last } = await trx
    .selectFrom('report')
    .select((eb) => eb.fn.max('num').as('last'))
    .where('user_id', '=', report.userId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('report')
    .values({
      user_id: report.userId,
      report_uuid: report.uuid,
      client_id: report.clientId,
      num: (last ?? 0) + 1,
      state: 'waiting',
      request: JSON.stringify(report.request),
      language: report.language,
      paper: report.paper,
      used_credit: report.usedCredit,
      created_at: new Date(report.createdAt),
    })
    .execute()
}

const MOST_OF_PERSON = 200

/** Drops reports beyond the most that a person may have, with their files, links and the openings of those. [REP-89] */
export async function dropOldestReports(trx: Trx, userId: number): Promise<void> {
  const old = trx
    .selectFrom('report')
    .select('report_uuid')
    .where('user_id', '=', userId)
    .where('state', '!=', 'waiting')
    .orderBy('num', 'desc')
    .offset(MOST_OF_PERSON)
  const gone = await trx
    .deleteFrom('report')
    .where('user_id', '=', userId)
    .where('report_uuid', 'in', old)
    .returning('report_uuid')
    .execute()
  const owners = gone.map(({ report_uuid: uuid }) => uuid)
  const links = await trx
    .deleteFrom('share_link')
    .where('user_id', '=', userId)
    .where('report_uuid', '=', sql<string>`any(${owners}::uuid[])`)
    .returning('link_id')
    .execute()
  const linkIds = links.map(({ link_id: id }) => id)
  await trx
    .deleteFrom('share_opening')
    .where('user_id', '=', userId)
    .where('link_id', '=', sql<string>`any(${linkIds}::uuid[])`)
    .execute()
  const all = [...owners, ...linkIds]
  await trx
    .deleteFrom('report_file')
    .where('user_id', '=', userId)
    .where('owner_uuid', '=', sql<string>`any(${all}::uuid[])`)
    .execute()
}

/** Marks the report as being made again. */
export async function markForRemake(trx: Trx, { userId, uuid }: ReportRowKey): Promise<void> {
  await trx
    .updateTable('report')
    .set({ state: 'waiting', fault: null })
    .where('user_id', '=', userId)
    .where('report_uuid', '=', uuid)
    .execute()
}

const FILES_MS = 90 * DAY_MS

export async function markReady(
  trx: Trx,
  { userId, uuid }: ReportRowKey,
  made: { attempt: number; content: string | null; now: number },
): Promise<void> {
  const { attempt, content, now } = made
  await trx
    .updateTable('report')
    .set({
      state: 'ready',
      fault: null,
      attempt,
      content,
      made_at: new Date(now),
      files_until: new Date(now + FILES_MS),
    })
    .where('user_id', '=', userId)
    .where('report_uuid', '=', uuid)
    .execute()
}

export async function markFailed(
  trx: Trx,
  { userId, uuid }: ReportRowKey,
  fault: 'empty' | 'failed',
): Promise<void> {
  await trx
    .updateTable('report')
    .set({ state: 'failed', fault })
    .where('user_id', '=', userId)
    .where('report_uuid', '=', uuid)
    .execute()
}

/** Resets a failed remake once it was reported: the report has no file, and a download makes it again. [REP-87] */
export async function markFailureShown(trx: Trx, { userId, uuid }: ReportRowKey): Promise<void> {
  await trx
    .updateTable('report')
    .set({ state: 'ready', fault: null })
    .where('user_id', '=', userId)
    .where('report_uuid', '=', uuid)
    .where('state', '=', 'failed')
    .where('made_at', 'is not', null)
    .execute()
}
