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

/** What is asked of the guide is found in its texts, and not in the diary. */
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
 * From the diary alone, and nothing is computed here that results do not compute: what is told is what its screens
 * show. Null for what the guide is asked. [ASST-21]
 */
export const answerTo = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null =>
  asked.intent === 'guide' ? null : ANSWERS[asked.intent](asked, diary)
