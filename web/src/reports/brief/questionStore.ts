import {
  eachQuestion,
  keptQuestions,
  questionsFrom,
  type Questions,
} from '@reprieve/domain/reports/brief/briefQuestions.ts'
import type { Diary } from '../../local/rows.ts'
import { onePerDiary } from '../../settings/onePerDiary.ts'
import { openSavedBehind, type SavedBehind } from '../../settings/savedBehind.ts'

/** What a person wants to ask at the visit, kept beside the filter under keys of its own. [REP-56] */
export const openQuestions = (diary: Diary): SavedBehind<Questions> =>
  openSavedBehind<Questions>(diary, {
    name: 'visit_questions',
    from: questionsFrom,
    onto: (kept, questions) => ({ ...kept, ...keptQuestions(questions) }),
    // What is being typed stays; the others are taken over, also where another device has changed them.
    join: ({ base, mine, theirs }) =>
      eachQuestion((place) => (mine[place] === base[place] ? theirs[place] : mine[place])),
  })

export const questionsOf = onePerDiary(openQuestions)
