import type { Db, Trx } from '../db/pool.ts'
import type { AnswerOf } from '@reprieve/contract/calls.ts'
import { sql } from 'kysely'

/** One response as its institution may see it: identified by the membership, never by the person. */
export interface ConsentedAnswer {
  /** For the person's own access log; never sent to the institution. */
  userId: number
  membershipId: string
  studyId: string | null
  primaryId: string | null
  questionnaireId: string
  nid: number
  edition: string
  responseId: string
  timing: number
  offset: number
  durationMs: number | null
  response: unknown
  score: unknown
}

const PAGE = 500

/** Only responses with a consent that stands, and not of accounts that are being deleted. [QST-26] */
const consented = (db: Db, institutionId: number) =>
  db
    .selectFrom('questionnaire_response as r')
    .innerJoin('membership as m', (join) =>
      join.onRef('m.user_id', '=', 'r.user_id').onRef('m.membership_id', '=', 'r.membership_id'),
    )
    .innerJoin('account as a', 'a.user_id', 'r.user_id')
    .where('r.institution_id', '=', institutionId)
    .where('m.withdrawn_at', 'is', null)
    .where('a.deletes_at', 'is', null)

/** All responses that an institution may see, in pages: a study may have more than fit into memory. [QST-26] */
export async function* consentedAnswers(
  db: Db,
  institutionId: number,
): AsyncGenerator<readonly ConsentedAnswer[]> {
  let after: { userId: number; responseId: string } | null = null
  for (;;) {
    const rows: readonly ConsentedAnswer[] = await page(db, institutionId, after)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < PAGE || last === undefined) return
    after = { userId: last.userId, responseId: last.responseId }
  }
}

async function page(
  db: Db,
  institutionId: number,
  after: { userId: number; responseId: string } | null,
): Promise<readonly ConsentedAnswer[]> {
  const rows = await consented(db, institutionId)
    .select([
      'r.user_id',
      'r.membership_id',
      'm.study_id',
      'm.primary_id',
      'r.questionnaire_id',
      'r.questionnaire_nid',
      'r.edition',
      'r.response_id',
      'r.timing',
      'r.time_offset',
      'r.duration_ms',
      'r.response',
      'r.score',
    ])
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(
          where.refTuple('r.user_id', 'r.response_id'),
          '>',
          where.tuple(after?.userId ?? 0, after?.responseId ?? ''),
        ),
      ),
    )
    .orderBy('r.user_id')
    .orderBy('r.response_id')
    .limit(PAGE)
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    membershipId: row.membership_id ?? '',
    studyId: row.study_id,
    primaryId: row.primary_id,
    questionnaireId: row.questionnaire_id,
    nid: row.questionnaire_nid,
    edition: row.edition,
    responseId: row.response_id,
    timing: row.timing,
    offset: row.time_offset,
    durationMs: row.duration_ms,
    response: row.response,
    score: row.score,
  }))
}

/**
 * The memberships of a page whose consent still stands. Withdrawing and deleting take the same lock: later ones have to
 * wait, and earlier ones are seen. [QST-26]
 */
export async function lockConsentedMemberships(
  trx: Trx,
  page: readonly ConsentedAnswer[],
): Promise<ReadonlySet<string>> {
  const people = [...new Set(page.map(({ userId }) => userId))].sort((one, other) => one - other)
  const locked: { user_id: number }[] = []
  // One by one: a cluster locks rows only where a statement names one person. [DIST-3]
  for (const userId of people)
    locked.push(
      ...(await trx
        .selectFrom('account')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('deletes_at', 'is', null)
        .forUpdate()
        .execute()),
    )
  if (locked.length === 0) return new Set()
  const rows = await trx
    .selectFrom('membership')
    .select('membership_id')
    .where(
      'user_id',
      'in',
      locked.map(({ user_id: userId }) => userId),
    )
    .where('withdrawn_at', 'is', null)
    .execute()
  return new Set(rows.map(({ membership_id: id }) => id))
}

export type SeenAnswer = AnswerOf<'institutions/get-records-data'>['data']['records'][number]

/** Far more than anybody is asked; the newest first. */
const MOST_ANSWERS = 1_000

/** The answers of one person that an institution may see; of one study if it is named. [CONS-9] */
export async function answersSeen(
  db: Db,
  { userId, nid, study }: { userId: number; nid: number; study: string },
): Promise<SeenAnswer[]> {
  const rows = await db
    .selectFrom('questionnaire_response as r')
    .innerJoin('membership as m', (on) =>
      on.onRef('m.user_id', '=', 'r.user_id').onRef('m.membership_id', '=', 'r.membership_id'),
    )
    .leftJoin('questionnaire_version as v', (on) =>
      on.onRef('v.questionnaire_nid', '=', 'r.questionnaire_nid').onRef('v.edition', '=', 'r.edition'),
    )
    .select(['r.questionnaire_id', 'r.timing'])
    .select([
      sql<string>`coalesce(v.definition ->> 'title', r.questionnaire_id)`.as('title'),
      sql<number | null>`(r.score ->> 'value')::float8`.as('score'),
    ])
    .where('r.user_id', '=', userId)
    .where('r.institution_id', '=', nid)
    .where('m.withdrawn_at', 'is', null)
    .$if(study !== '', (query) => query.where('m.study_id', '=', study))
    .orderBy('r.timing', 'desc')
    .orderBy('r.response_id')
    .limit(MOST_ANSWERS)
    .execute()
  return rows.map((row) => ({
    questionnaire_id: row.questionnaire_id,
    title: row.title,
    completed_at: row.timing,
    score: row.score,
  }))
}
