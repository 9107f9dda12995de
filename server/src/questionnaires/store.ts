import { sql } from 'kysely'
import type { Schedule } from '@reprieve/domain/questionnaires/windows.ts'
import { scheduleFromWire } from '@reprieve/contract/questionnaires/scheduleWire.ts'
import type { Db, Trx } from '../db/pool.ts'
import { FIRST_NID, parseForm, findCachedForm, type QuestionnaireForm } from './form.ts'

/** A questionnaire of an institution. */
export interface StoredQuestionnaire {
  nid: number
  institutionId: number
  id: string
  studyId: string | null
  edition: string
  schedule: Schedule
  createdAt: number
  isEnded: boolean
}

const questionnaires = (db: Db | Trx) =>
  db
    .selectFrom('questionnaire')
    .select([
      'questionnaire_nid',
      'institution_id',
      'questionnaire_id',
      'study_id',
      'edition',
      'schedule',
      'created_at',
      'ended_at',
    ])
    .orderBy('questionnaire_nid')

type Row = Awaited<ReturnType<ReturnType<typeof questionnaires>['executeTakeFirstOrThrow']>>

const fromRow = (row: Row): StoredQuestionnaire => ({
  nid: row.questionnaire_nid,
  institutionId: row.institution_id,
  id: row.questionnaire_id,
  studyId: row.study_id,
  edition: row.edition,
  schedule: scheduleFromWire(row.schedule) ?? { kind: 'once', dueDays: null },
  createdAt: row.created_at,
  isEnded: row.ended_at !== null,
})

/** Sorted by number, so that the order of a list is stable. */
export async function listQuestionnaires(
  db: Db | Trx,
  institutionIds: readonly number[],
): Promise<StoredQuestionnaire[]> {
  if (institutionIds.length === 0) return []
  const rows = await questionnaires(db).where('institution_id', 'in', institutionIds).execute()
  return rows.map(fromRow)
}

export async function questionnairesByNid(db: Db, nids: readonly number[]): Promise<StoredQuestionnaire[]> {
  if (nids.length === 0) return []
  const rows = await questionnaires(db).where('questionnaire_nid', 'in', nids).execute()
  return rows.map(fromRow)
}

export async function readFormEdition(
  db: Db | Trx,
  nid: number,
  edition: string,
): Promise<QuestionnaireForm | null> {
  const row = await db
    .selectFrom('questionnaire_version')
    .select(['definition', 'scoring', 'safety'])
    .where('questionnaire_nid', '=', nid)
    .where('edition', '=', edition)
    .executeTakeFirst()
  if (row === undefined) return null
  const { definition, scoring, safety } = row
  return parseForm(edition, { definition, scoringTable: scoring, safety: safety as string[] })
}

/** The current edition, from the cache if possible: the list is requested after every sync, and a form is large. */
export const currentForm = async (
  db: Db,
  { nid, edition }: StoredQuestionnaire,
): Promise<QuestionnaireForm | null> => findCachedForm(edition) ?? readFormEdition(db, nid, edition)

/**
 * Stores a built-in edition with the first response to it: a release contains only the newest edition, and responses
 * must stay readable in the words of their questions. [QST-50]
 */
export async function storeBuiltInEdition(
  db: Db,
  nid: number,
  form: QuestionnaireForm,
  now: number,
): Promise<void> {
  await db
    .insertInto('questionnaire_version')
    .values({
      questionnaire_nid: nid,
      edition: form.edition,
      definition: JSON.stringify(form.definition),
      scoring: form.scoringTable === null ? null : JSON.stringify(form.scoringTable),
      safety: JSON.stringify(form.safety),
      licence_confirmed_by: 'Reprieve',
      uploaded_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** When a person last answered it, and how often. */
export interface CompletionSummary {
  nid: number
  last: number
  /** The last response that its institution has; a private one completes nothing there. Null for none. [QST-17] */
  lastShared: number | null
  times: number
}

/** A wrong clock must not mean "completed" for years: no response counts as later than it was received. */
export async function readCompletions(
  db: Db,
  userId: number,
): Promise<ReadonlyMap<number, CompletionSummary>> {
  const { rows } = await sql<CompletionSummary>`
    select r.questionnaire_nid as nid, max(g.at) as last, count(*)::integer as times,
      max(g.at) filter (where m.user_id is not null or r.questionnaire_nid < ${FIRST_NID}) as "lastShared"
    from questionnaire_response r
    left join membership m
      on m.user_id = r.user_id and m.membership_id = r.membership_id and m.withdrawn_at is null
    cross join lateral (select coalesce(r.given_at, least(r.timing, r.received_at)) as at) g
    where r.user_id = ${userId} group by r.questionnaire_nid`.execute(db)
  return new Map(rows.map((row) => [row.nid, row]))
}

export interface StoredResponse {
  responseId: string
  nid: number
  edition: string
  response: unknown
  score: unknown
  timing: number
  offset: number
  durationMs: number | null
  /** Whether an institution may see it. */
  isShared: boolean
}

/** The end of a page; for equal times the id decides. */
export interface ResponseCursor {
  timing: number
  responseId: string
}

/** The latest first. */
export async function listResponses(
  db: Db,
  { userId, nid, after, most }: { userId: number; nid: number; after: ResponseCursor | null; most: number },
): Promise<StoredResponse[]> {
  const rows = await db
    .selectFrom('questionnaire_response as r')
    .leftJoin('membership as m', (join) =>
      join
        .onRef('m.user_id', '=', 'r.user_id')
        .onRef('m.membership_id', '=', 'r.membership_id')
        .on('m.withdrawn_at', 'is', null),
    )
    .select(['r.response_id', 'r.edition', 'r.response', 'r.score'])
    .select(['r.timing', 'r.time_offset', 'r.duration_ms', 'm.membership_id as standing'])
    .where('r.user_id', '=', userId)
    .where('r.questionnaire_nid', '=', nid)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(r.timing, r.response_id) < (${new Date(after?.timing ?? 0)}::timestamptz, ${after?.responseId ?? ''})`,
      ),
    )
    .orderBy('r.timing', 'desc')
    .orderBy('r.response_id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    responseId: row.response_id,
    nid,
    edition: row.edition,
    response: row.response,
    score: row.score,
    timing: row.timing,
    offset: row.time_offset,
    durationMs: row.duration_ms,
    isShared: row.standing !== null,
  }))
}

export const readAccountNameAndZone = (
  db: Db,
  userId: number,
): Promise<{ username: string; timezone: string | null }> =>
  db
    .selectFrom('account')
    .select(['username', 'timezone'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
