import type { Intent, UnderstoodQuestion } from '../asked.ts'
import type { AnswerContent } from '../told.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { averagePain, averageScore, counts, hardDays } from './averages.ts'
import { extremeDay } from './extremes.ts'
import { didHelp, whatHelped } from './helpedTold.ts'
import { cameWith, linkOf } from './linksTold.ts'
import { lastUse, myConditions, myMedicines, useCount } from './medicines.ts'
import { howOften, mostOften } from './often.ts'
import { pattern } from './patternTold.ts'
import { lastTime, onDay } from './times.ts'
import { sentence, told } from './toldOf.ts'
import { compare, trend } from './trends.ts'
import { explain, visit } from './visit.ts'

/** Questions to the guide are answered from its texts, not from the diary. */
type DiaryIntent = Exclude<Intent, 'guide'>

const ANSWERS: Record<DiaryIntent, (asked: UnderstoodQuestion, diary: AnswerDiary) => AnswerContent> = {
  'avg-pain': averagePain,
  'avg-score': averageScore,
  worst: extremeDay,
  best: extremeDay,
  'hard-days': hardDays,
  count: counts,
  trend,
  compare,
  'more-with': cameWith,
  'less-with': cameWith,
  'link-of': linkOf,
  most: mostOften,
  'how-often': howOften,
  'last-time': lastTime,
  'last-dose': lastUse,
  doses: useCount,
  'did-help': didHelp,
  'what-helped': whatHelped,
  pattern,
  'on-day': onDay,
  'my-medicines': myMedicines,
  'my-conditions': myConditions,
  visit,
  explain,
  'can-do': () => told([sentence('canDo')]),
  kind: () => told([sentence('kind')]),
}

/**
 * Answers from the diary alone, with the computations of the results: an answer matches what the screens show. Null for
 * questions to the guide. [ASST-21]
 */
export const answerTo = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null =>
  asked.intent === 'guide' ? null : ANSWERS[asked.intent](asked, diary)
