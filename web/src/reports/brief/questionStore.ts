import {
  eachQuestion,
  toStoredQuestions,
  questionsFrom,
  type Questions,
} from '@reprieve/domain/reports/brief/briefQuestions.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { onePerDiary, openQueuedSave, type QueuedSave } from '../../settings/saving/queuedSave.ts'

/** The questions for the visit, stored with the filter under their own keys. [REP-56] */
export const openVisitQuestions = (diary: Diary): QueuedSave<Questions> =>
  openQueuedSave<Questions>(diary, {
    name: 'visit_questions',
    from: questionsFrom,
    onto: (kept, questions) => ({ ...kept, ...toStoredQuestions(questions) }),
    // The question being typed stays; the others are taken over, even if another device changed them.
    join: ({ base, mine, theirs }) =>
      eachQuestion((place) => (mine[place] === base[place] ? theirs[place] : mine[place])),
  })

export const getVisitQuestions = onePerDiary(openVisitQuestions)
