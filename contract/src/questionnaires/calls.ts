import * as z from 'zod'
import { STATUSES } from '@reprieve/domain/questionnaires/status.ts'
import { call } from '../call.ts'
import { count, filledText, institution, moment, number } from '../scalars.ts'
import { isStorable } from '../storable.ts'

const questionnaireId = z.union([number, filledText(100)])
/** Of a definition: an answer is checked against the very form it was given to. */
const edition = filledText(64)
const HOUR_MS = 3_600_000
const MOST_OFFSET_MS = 26 * HOUR_MS
const LONGEST_ANSWERING_MS = 365 * 24 * HOUR_MS

const listed = z.looseObject({
  questionnaire_id: questionnaireId,
  questionnaire_nid: number,
  /** `self`: what a person takes for themselves. */
  institution_id: institution,
  title: z.string(),
  edition,
  status: z.enum(STATUSES),
  due_date: z.string().nullish(),
  last_completed: moment.nullish(),
  completed_by: z.string().nullish(),
  /** By these a device knows what the status is on a later day. */
  schedule: z.looseObject({}),
  first_day: z.string().nullish(),
  /** How often it was answered. */
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
  /** False where nobody but the person may see it: for oneself, or without a consent that stands. */
  shared: z.boolean(),
})

export const questionnairesCalls = {
  'questionnaires/get-questionnaires': call({
    answer: z.object({
      institutions: z.array(ofInstitution),
      own: z.array(listed),
      /** Answered earlier, and asked by nobody any more. */
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
      /** linkIds of questions of safety. */
      safety: z.array(z.string()),
      can_answer: z.boolean(),
      /** The caller's own, the latest first. */
      responses: z.array(answered),
      next_cursor: z.string().nullable(),
    }),
  }),
  'questionnaires/submit-questionnaire': call({
    namesId: true,
    request: one
      .extend({
        response: z.looseObject({}),
        /** When the last answer was given. */
        timing: moment,
        // By the same clock: how long ago that was is known also where the clock is wrong.
        sent_at: moment.nullish(),
        offset: z.number().min(-MOST_OFFSET_MS).max(MOST_OFFSET_MS),
        duration: z.number().min(0).max(LONGEST_ANSWERING_MS).nullish(),
        edition: edition.nullish(),
        // The same id sent twice is one answer: a lost reply must not count the person twice.
        response_id: filledText(100).nullish(),
      })
      .refine(isStorable, { error: 'not-storable' }),
    answer: z.object({
      response_id: z.string(),
      score,
      shared: z.boolean(),
      /** By the clock of the server. */
      completed_at: moment,
    }),
  }),
}
