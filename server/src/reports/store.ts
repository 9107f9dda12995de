import type { RequestOf } from '@reprieve/contract/calls.ts'
import type { Fields } from '@reprieve/contract/fields.ts'
import { rangeFromWire, type WireRange } from '@reprieve/contract/reports/rangeWire.ts'
import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { KnownPlan } from '@reprieve/domain/purchases/plan.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { TimeOffset } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'
import { storedLanguage } from '../outside/letter.ts'

export type ReportRequest = RequestOf<'reports/generate-report'>

type RangeWord = WireRange['dateRange']

/** The days that were priced, whatever is added to the diary before the report is made. [REP-86] */
interface KeptRange extends WireRange {
  dateRange: 'custom'
  /** The name of the range that the person chose. */
  said: RangeWord
}

/** The request with its days and its plan at that time, so that the report can be made again. [REP-33] */
export interface StoredRequest {
  sent: Omit<ReportRequest, 'range'> & { range: KeptRange }
  /** In the calendar of the person. */
  span: DaySpan
  /** Their UTC offset. */
  offset: TimeOffset
  plan: KnownPlan
  deviceId: string
}

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

/** The name of the range, which means more to the person than its days. */
export const requestedRange = ({ sent: { range } }: StoredRequest): DateRange =>
  range.said === 'custom' ? (rangeFromWire(range) ?? DEFAULT_RANGE) : { is: range.said }

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

async function found(asked: Promise<Row | undefined>): Promise<Report | null> {
  const row = await asked
  return row === undefined ? null : fromRow(row)
}

/** A report of this person; another person's is answered as unknown. [REP-23] */
export const reportById = (db: Db | Trx, userId: number, uuid: string): Promise<Report | null> =>
  found(reports(db, userId).where('report_uuid', '=', uuid).executeTakeFirst())

export const reportForUpdate = (trx: Trx, userId: number, uuid: string): Promise<Report | null> =>
  found(reports(trx, userId).where('report_uuid', '=', uuid).forUpdate().executeTakeFirst())

export const reportByClientId = (db: Db | Trx, userId: number, clientId: string): Promise<Report | null> =>
  found(reports(db, userId).where('client_id', '=', clientId).executeTakeFirst())

/** The number may be anything, because it comes from an old address. */
export const reportByNum = (db: Db, userId: number, num: number): Promise<Report | null> =>
  found(
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
