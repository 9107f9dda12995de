import type { Intent, UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { answerAveragePain, answerAverageScore, answerCounts, answerHardDays } from './averages.ts'
import { answerExtremeDay } from './extremes.ts'
import { answerDidHelp, answerWhatHelped } from './answerHelped.ts'
import { answerCameWith, answerLink } from './answerLinks.ts'
import { answerLastUse, answerMyConditions, answerMyMedicines, answerUseCount } from './medicines.ts'
import { answerHowOften, answerMostOften } from './answerOften.ts'
import { answerPattern } from './answerPattern.ts'
import { answerLastTime, answerOnDay } from './times.ts'
import { makeSentence, makeAnswer } from './makeAnswer.ts'
import { answerCompare, answerTrend } from './trends.ts'
import { answerExplain, answerVisit } from './visit.ts'

/** Questions to the guide are answered from its texts, not from the diary. */
type DiaryIntent = Exclude<Intent, 'guide'>

const ANSWERS: Record<DiaryIntent, (asked: UnderstoodQuestion, diary: AnswerDiary) => AnswerContent> = {
  'avg-pain': answerAveragePain,
  'avg-score': answerAverageScore,
  worst: answerExtremeDay,
  best: answerExtremeDay,
  'hard-days': answerHardDays,
  count: answerCounts,
  trend: answerTrend,
  compare: answerCompare,
  'more-with': answerCameWith,
  'less-with': answerCameWith,
  'link-of': answerLink,
  most: answerMostOften,
  'how-often': answerHowOften,
  'last-time': answerLastTime,
  'last-dose': answerLastUse,
  doses: answerUseCount,
  'did-help': answerDidHelp,
  'what-helped': answerWhatHelped,
  pattern: answerPattern,
  'on-day': answerOnDay,
  'my-medicines': answerMyMedicines,
  'my-conditions': answerMyConditions,
  visit: answerVisit,
  explain: answerExplain,
  'can-do': () => makeAnswer([makeSentence('canDo')]),
  kind: () => makeAnswer([makeSentence('kind')]),
  'what-differs': () => makeAnswer([makeSentence('canDo')]),
  'not-recorded': () => makeAnswer([makeSentence('canDo')]),
  app: () => makeAnswer([makeSentence('canDo')]),
  basis: () => makeAnswer([makeSentence('canDo')]),
  'time-of-day': () => makeAnswer([makeSentence('canDo')]),
  weekday: () => makeAnswer([makeSentence('canDo')]),
}

/**
 * Answers from the diary alone, with the computations of the results: an answer matches what the screens show. Null for
 * questions to the guide. [ASST-21]
 */
export const answerFromDiary = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null =>
  asked.intent === 'guide' ? null : ANSWERS[asked.intent](asked, diary)
