import type { Fields } from '@reprieve/contract/fields.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'
import { storedLanguage } from '../outside/letter.ts'
import type { StoredRequest, RangeWord } from './reportRequest.ts'

export interface Report {
  userId: number
  uuid: string
  clientId: string
  num: number
  state: 'waiting' | 'ready' | 'failed'
  fault: 'empty' | 'failed' | null
  request: StoredRequest
  language: Language
  paper: 'a4' | 'letter'
  usedCredit: boolean
  createdAt: number
  /** Null until the first file was made; distinguishes a remake from a new report. */
  madeAt: number | null
}

/** A report in a list: of its request, which may be long, only what is shown. [REP-85] */
export interface ListedReport extends Omit<Report, 'request'> {
  request: {
    span: DaySpan
    said: RangeWord
    /** The options that switch sections on and off. */
    switches: Fields
  }
}

const LISTED = [
  'user_id',
  'report_uuid',
  'client_id',
  'num',
  'state',
  'fault',
  'language',
  'paper',
  'used_credit',
  'created_at',
  'made_at',
] as const

const COLUMNS = [...LISTED, 'request'] as const

const reports = (db: Db | Trx, userId: number) =>
  db.selectFrom('report').select(COLUMNS).where('user_id', '=', userId)

type Row = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>

const fromRow = (row: Row): Report => ({ ...aboutRow(row), request: row.request as StoredRequest })

const aboutRow = (row: Omit<Row, 'request'>): Omit<Report, 'request'> => ({
  userId: row.user_id,
  uuid: row.report_uuid,
  clientId: row.client_id,
  num: row.num,
  state: row.state,
  fault: row.fault,
  language: storedLanguage(row.language),
  paper: row.paper === 'letter' ? 'letter' : 'a4',
  usedCredit: row.used_credit,
  createdAt: row.created_at,
  madeAt: row.made_at,
})

async function loadReport(query: Promise<Row | undefined>): Promise<Report | null> {
  const row = await query
  return row === undefined ? null : fromRow(row)
}

/** A report of this person; another person's is answered as unknown. [REP-23] */
export const reportById = (db: Db | Trx, userId: number, uuid: string): Promise<Report | null> =>
  loadReport(reports(db, userId).where('report_uuid', '=', uuid).executeTakeFirst())

export const reportForUpdate = (trx: Trx, userId: number, uuid: string): Promise<Report | null> =>
  loadReport(reports(trx, userId).where('report_uuid', '=', uuid).forUpdate().executeTakeFirst())

export const reportByClientId = (db: Db | Trx, userId: number, clientId: string): Promise<Report | null> =>
  loadReport(reports(db, userId).where('client_id', '=', clientId).executeTakeFirst())

/** The number may be anything, because it comes from an old address. */
export const reportByNum = (db: Db, userId: number, num: number): Promise<Report | null> =>
  loadReport(
    reports(db, userId)
      .where('num', '=', sql<number>`${num}::bigint`)
      .executeTakeFirst(),
  )

/** Newest first. */
export async function readReportList(db: Db, userId: number): Promise<ListedReport[]> {
  const rows = await db
    .selectFrom('report')
    .select(LISTED)
    .select(
      sql<ListedReport['request']>`json_build_object(
      'span', request -> 'span',
      'said', request #> '{sent,range,said}',
      'switches', (select json_object_agg(key, value) from json_each(request #> '{sent,options}')
        where key like '%\\_enabled'))`.as('shown'),
    )
    .where('user_id', '=', userId)
    .orderBy('num', 'desc')
    .execute()
  return rows.map(({ shown, ...row }) => ({ ...aboutRow(row), request: shown }))
}

/** The progress of the reports being made, in percent. */
export async function readReportProgress(db: Db, userId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('job')
    .select(['about', 'progress'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ about, progress }) => [about, progress]))
}

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
