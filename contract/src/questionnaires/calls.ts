import * as z from 'zod'
import { call } from '../call.ts'
import { count, filledText, institution, moment, number } from '../scalars.ts'
import { isStorable } from '../storable.ts'

const questionnaireId = z.union([number, filledText(100)])
const DAY_MS = 86_400_000
const MOST_OFFSET_MS = 26 * 3_600_000
const LONGEST_ANSWERING_MS = 365 * DAY_MS

const listed = z.looseObject({
  questionnaire_id: questionnaireId,
  institution_id: institution,
  status: z.enum(['to be completed', 'to be updated', 'recently completed', 'partially completed']),
  due_date: z.string().nullish(),
  last_completed: moment.nullish(),
  completed_by: z.string().nullish(),
})

const ofInstitution = z.looseObject({
  institution_id: institution,
  name: z.string(),
  questionnaires: z.array(listed),
  to_be_completed: count,
})

const one = z.object({ institution_id: institution, questionnaire_id: questionnaireId })

export const questionnairesCalls = {
  'questionnaires/get-questionnaires': call({ answer: z.object({ institutions: z.array(ofInstitution) }) }),
  'questionnaires/get-questionnaire': call({
    request: one,
    answer: z.object({ questionnaire: z.looseObject({}), response: z.looseObject({}).nullish() }),
  }),
  'questionnaires/submit-questionnaire': call({
    namesId: true,
    request: one
      .extend({
        response: z.looseObject({}),
        timing: moment,
        offset: z.number().min(-MOST_OFFSET_MS).max(MOST_OFFSET_MS),
        duration: z.number().min(0).max(LONGEST_ANSWERING_MS).nullish(),
        // The same id sent twice is one answer: a lost reply must not count the person twice.
        response_id: filledText(100).nullish(),
      })
      .refine(isStorable, { error: 'not-storable' }),
    answer: z.object({ response_id: z.string() }),
  }),
}
