import type { RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { findStandingConsent } from '../institutions/membershipStore.ts'
import { listReadings } from '../institutions/readingStore.ts'
import { findInstitution } from '../institutions/store.ts'
import { answersSeen, type SeenAnswer } from './consentedAnswerStore.ts'

// Shows the person what an institution sees of them (D8). It sees nothing of the diary, whoever asks. [CONS-9]

type RecordsDataRequest = RequestOf<'institutions/get-records-data'>

/** The newest consent that stands there, even of a membership that has ended. */
async function requireStandingConsent(
  request: RecordsDataRequest,
  { services: { db }, person }: CallContext,
) {
  const institution = await findInstitution(db, request.institution)
  if (institution === null) return refuse(RESULT.notFound)
  const study = request.study_id?.trim() ?? ''
  const row = await findStandingConsent(db, { userId: person.userId, nid: institution.nid }, study)
  // A person who never was a member, or has withdrawn, gets the same response as for an unknown institution.
  return row ?? refuse(RESULT.notFound)
}

async function seenIn(request: RecordsDataRequest, context: CallContext): Promise<SeenAnswer[] | Refusal> {
  const standing = await requireStandingConsent(request, context)
  if (standing instanceof Refusal) return standing
  const { services, person } = context
  return answersSeen(services.db, {
    userId: person.userId,
    nid: standing.institution_id,
    study: request.study_id?.trim() ?? '',
  })
}

const recordsData: Handler<'institutions/get-records-data'> = async (request, context) => {
  const records = await seenIn(request, context)
  return records instanceof Refusal ? records : { data: { records } }
}

const insightsData: Handler<'institutions/get-insights-data'> = async (request, context) => {
  const seen = await seenIn(request, context)
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

const studyData: Handler<'institutions/get-study-data'> = async (request, context) => {
  const standing = await requireStandingConsent(request, context)
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
