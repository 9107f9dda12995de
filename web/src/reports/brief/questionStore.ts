import {
  mergeQuestions,
  questionsFrom,
  withQuestions,
  type VisitQuestions,
} from '@reprieve/domain/reports/brief/visitQuestions.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { onePerDiary, openQueuedSave, type QueuedSave } from '../../settings/saving/queuedSave.ts'

/** The questions for the visit, stored with the filter under their own keys. [REP-56] */
export const openVisitQuestions = (diary: Diary): QueuedSave<VisitQuestions> =>
  openQueuedSave<VisitQuestions>(diary, {
    name: 'visit_questions',
    from: questionsFrom,
    onto: withQuestions,
    join: mergeQuestions,
  })

export const getVisitQuestions = onePerDiary(openVisitQuestions)
