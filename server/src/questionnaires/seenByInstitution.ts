import type { AnswerOf, RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { listReadings } from '../institutions/readings.ts'
import { findInstitution } from '../institutions/store.ts'

// Shows the person what an institution sees of them (D8). It sees nothing of the diary, whoever asks. [CONS-9]

type RecordsDataRequest = RequestOf<'institutions/get-records-data'>

/** The newest consent that stands there, even of a membership that has ended. */
async function standingOf(asked: RecordsDataRequest, { services: { db }, person }: CallContext) {
  const institution = await findInstitution(db, asked.institution)
  if (institution === null) return refuse(RESULT.notFound)
  const study = asked.study_id?.trim() ?? ''
  const row = await db
    .selectFrom('membership as m')
    .leftJoin('study as s', (on) =>
      on.onRef('s.institution_id', '=', 'm.institution_id').onRef('s.study_id', '=', 'm.study_id'),
    )
    .select(['m.institution_id', 'm.study_id', 's.name as study_name'])
    .select(['m.full_name', 'm.birth_date', 'm.primary_id'])
    .select(['m.consent_text', 'm.language', 'm.given_at', 'm.ended_at'])
    .where('m.user_id', '=', person.userId)
    .where('m.institution_id', '=', institution.nid)
    .where('m.withdrawn_at', 'is', null)
    .$if(study !== '', (query) => query.where('m.study_id', '=', study))
    .orderBy('m.ended_at', (order) => order.desc().nullsFirst())
    .orderBy('m.membership_id')
    .limit(1)
    .executeTakeFirst()
  // A person who never was a member, or has withdrawn, gets the same response as for an unknown institution.
  return row ?? refuse(RESULT.notFound)
}

type SeenAnswer = AnswerOf<'institutions/get-records-data'>['data']['records'][number]

/** Far more than anybody is asked; the newest first. */
const MOST_ANSWERS = 1_000

async function answersSeen(db: Db, userId: number, nid: number, study: string): Promise<SeenAnswer[]> {
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

async function seenIn(asked: RecordsDataRequest, context: CallContext): Promise<SeenAnswer[] | Refusal> {
  const standing = await standingOf(asked, context)
  if (standing instanceof Refusal) return standing
  const { services, person } = context
  return answersSeen(services.db, person.userId, standing.institution_id, asked.study_id?.trim() ?? '')
}

const recordsData: Handler<'institutions/get-records-data'> = async (asked, context) => {
  const records = await seenIn(asked, context)
  return records instanceof Refusal ? records : { data: { records } }
}

const insightsData: Handler<'institutions/get-insights-data'> = async (asked, context) => {
  const seen = await seenIn(asked, context)
  if (seen instanceof Refusal) return seen
  const byId = Map.groupBy(seen, ({ questionnaire_id: id }) => id)
  return {
    data: {
      answers: seen.length,
      first: seen.at(-1)?.completed_at ?? null,
      last: seen[0]?.completed_at ?? null,
      by_questionnaire: [...byId].map(([questionnaire_id, answers]) => ({
        questionnaire_id,
        title: answers[0]!.title,
        count: answers.length,
        scores: answers.flatMap(({ completed_at: at, score: value }) =>
          value === null ? [] : [{ at, value }],
        ),
      })),
    },
  }
}

const studyData: Handler<'institutions/get-study-data'> = async (asked, context) => {
  const standing = await standingOf(asked, context)
  if (standing instanceof Refusal) return standing
  const { study_id, study_name, full_name, birth_date, primary_id } = standing
  return {
    data: {
      study: study_id === null ? null : { study_id, name: study_name ?? study_id },
      details: { full_name, birth_date, primary_id },
      consent: {
        text: standing.consent_text,
        language: standing.language,
        given: standing.given_at,
        ended: standing.ended_at,
      },
      readings: await listReadings(context.services.db, context.person.userId, standing.institution_id),
    },
  }
}

export const seenByInstitutionHandlers = {
  'institutions/get-records-data': recordsData,
  'institutions/get-insights-data': insightsData,
  'institutions/get-study-data': studyData,
} satisfies Handlers
