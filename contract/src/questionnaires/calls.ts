import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import * as z from 'zod'
import { STATUSES } from '@reprieve/domain/questionnaires/status.ts'
import { call } from '../call.ts'
import { count, filledText, institution, moment, number } from '../scalars.ts'
import { isStorable } from '../storable.ts'

const questionnaireId = z.union([number, filledText(100)])
/** The edition of a definition: an answer is checked against the form it was given to. */
const edition = filledText(64)
const MOST_OFFSET_MS = 26 * HOUR_MS
const LONGEST_ANSWERING_MS = 365 * 24 * HOUR_MS

const listed = z.looseObject({
  questionnaire_id: questionnaireId,
  questionnaire_nid: number,
  /** `self`: a questionnaire that the person takes on their own. */
  institution_id: institution,
  title: z.string(),
  edition,
  status: z.enum(STATUSES),
  due_date: z.string().nullish(),
  last_completed: moment.nullish(),
  completed_by: z.string().nullish(),
  /** A device computes the status on later days from these fields. */
  schedule: z.looseObject({}),
  first_day: z.string().nullish(),
  /** How many times it was answered. */
  responses: count,
})

const ofInstitution = z.looseObject({
  institution_id: institution,
  name: z.string(),
  questionnaires: z.array(listed),
  to_be_completed: count,
})

const one = z.object({ institution_id: institution, questionnaire_id: questionnaireId })

const scaleScore = z.looseObject({
  value: z.number(),
  range: z.object({ min: z.number(), max: z.number() }),
  band: z.string().nullish(),
})
const score = scaleScore.extend({ subscales: z.record(z.string(), scaleScore) }).nullable()

const answered = z.looseObject({
  response_id: z.string(),
  timing: moment,
  offset: z.number(),
  duration: z.number().nullish(),
  edition,
  response: z.looseObject({}),
  score,
  /** False if only the person can see it: taken on their own, or without a valid consent. */
  shared: z.boolean(),
})

export const questionnairesCalls = {
  'questionnaires/get-questionnaires': call({
    answer: z.object({
      institutions: z.array(ofInstitution),
      own: z.array(listed),
      /** Answered earlier, and no longer requested by anyone. */
      answered: z.array(listed),
    }),
  }),
  'questionnaires/get-questionnaire': call({
    namesId: true,
    request: one.extend({ edition: edition.nullish(), cursor: filledText(100).nullish() }),
    answer: z.object({
      questionnaire: z.looseObject({}),
      response: z.looseObject({}).nullish(),
      edition,
      scoring: z.looseObject({}).nullable(),
      /** linkIds of safety questions. */
      safety: z.array(z.string()),
      can_answer: z.boolean(),
      /** The caller's own responses, the latest first. */
      responses: z.array(answered),
      next_cursor: z.string().nullable(),
    }),
  }),
  'questionnaires/submit-questionnaire': call({
    namesId: true,
    request: one
      .extend({
        response: z.looseObject({}),
        /** When the last question was answered. */
        timing: moment,
        // By the same clock: the difference gives the age of the answer even if the clock is wrong.
        sent_at: moment.nullish(),
        offset: z.number().min(-MOST_OFFSET_MS).max(MOST_OFFSET_MS),
        duration: z.number().min(0).max(LONGEST_ANSWERING_MS).nullish(),
        edition: edition.nullish(),
        // Two requests with the same id are one answer: a lost reply must not count twice.
        response_id: filledText(100).nullish(),
      })
      .refine(isStorable, { error: 'not-storable' }),
    answer: z.object({
      response_id: z.string(),
      score,
      shared: z.boolean(),
      /** By the server's clock. */
      completed_at: moment,
    }),
  }),
}
