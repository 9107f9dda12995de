import type { Intent, UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { answerAveragePain, answerAverageScore, answerCounts, answerHardDays } from './averages.ts'
import { answerExtremeDay } from './extremes.ts'
import { answerApp } from './answerApp.ts'
import { answerBasis } from './answerBasis.ts'
import { answerTimeOfDay, answerWeekday } from './answerDayTimes.ts'
import { answerWhatDiffers } from './answerDiffers.ts'
import { answerDidHelp, answerWhatHelped } from './answerHelped.ts'
import { answerKind } from './answerKind.ts'
import { answerCameWith, answerLink } from './answerLinks.ts'
import {
  answerDaysWithout,
  answerHowFast,
  answerLastUse,
  answerMyConditions,
  answerMyMedicines,
  answerUseCount,
} from './medicines.ts'
import {
  answerGoodDays,
  answerLastLevel,
  answerLevelDays,
  answerSinceWhen,
  answerSpell,
} from './answerDayCounts.ts'
import { answerMonths } from './answerMonths.ts'
import { answerNextDay } from './answerNextDay.ts'
import { answerSinceStart } from './answerSince.ts'
import { answerAverageOfTwo, answerHelpOfTwo, answerLinkOfTwo } from './answerTwo.ts'
import { answerNote, answerTalk, answerVisitQuestions } from './answerTalk.ts'
import { askAboutDay, shortenAnswer } from './answerAgain.ts'
import { answerNotRecorded } from './answerNotRecorded.ts'
import { answerHowOften, answerMostOften } from './answerOften.ts'
import { answerPattern } from './answerPattern.ts'
import { withReading } from './openings.ts'
import { answerLastTime, answerOnDay } from './times.ts'
import { makeSentence, makeAnswer } from './makeAnswer.ts'
import { answerCompare, answerTrend } from './trends.ts'
import { answerDescribe, answerExplain, answerVisit } from './visit.ts'

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
  kind: answerKind,
  'what-differs': answerWhatDiffers,
  'not-recorded': answerNotRecorded,
  app: answerApp,
  // Without the question before, nothing is known about its answer.
  basis: () => answerBasis(null),
  'time-of-day': answerTimeOfDay,
  weekday: answerWeekday,
  'link-two': answerLinkOfTwo,
  'avg-two': answerAverageOfTwo,
  'help-two': answerHelpOfTwo,
  'day-after': answerNextDay,
  'since-start': answerSinceStart,
  'since-when': answerSinceWhen,
  'days-without': answerDaysWithout,
  'good-days': answerGoodDays,
  'level-days': answerLevelDays,
  'last-level': answerLastLevel,
  spell: answerSpell,
  months: answerMonths,
  'how-fast': answerHowFast,
  note: answerNote,
  'visit-questions': answerVisitQuestions,
  describe: answerDescribe,
  talk: answerTalk,
  // Both are about the previous answer, as `basis` is.
  'that-day': () => answerBasis(null),
  simpler: () => answerBasis(null),
}

/**
 * Answers from the diary alone, with the computations of the results: an answer matches what the screens show. Null for
 * questions to the guide. `before`: the question before, which "how do you know" is about. [ASST-21]
 */
export function answerFromDiary(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  before: UnderstoodQuestion | null = null,
): AnswerContent | null {
  if (asked.intent === 'guide') return null
  if (ABOUT_ANSWER.includes(asked.intent) && before !== null && !ABOUT_ANSWER.includes(before.intent))
    return answerAboutAnswer(asked, diary, answerFromDiary(before, diary))
  return withReading(withAdvice(ANSWERS[asked.intent](asked, diary), asked), asked, diary)
}

/** Who still hurts after a medicine is told whom to ask. [ASST-58] */
const withAdvice = (content: AnswerContent, { intent, feeling }: UnderstoodQuestion): AnswerContent =>
  feeling === 'now' && intent !== 'kind'
    ? { ...content, sentences: [...content.sentences, makeSentence('tellPharmacist')] }
    : content

const ABOUT_ANSWER: readonly Intent[] = ['basis', 'that-day', 'simpler']

function answerAboutAnswer(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  previous: AnswerContent | null,
): AnswerContent {
  if (asked.intent === 'simpler') return shortenAnswer(previous)
  const onDay = asked.intent === 'that-day' && previous !== null ? askAboutDay(asked, previous) : null
  return onDay === null ? answerBasis(previous) : answerOnDay(onDay, diary)
}
