import type { Intent, QuestionWay, UnderstoodQuestion } from '../understoodQuestion.ts'
import { ABOUT_ANSWER, answeredQuestion } from '../answeredQuestion.ts'
import type { AnswerContent } from '../answerContent.ts'
import { narrowPeriod, selectPeriod, type AnswerDiary, type AnswerPeriod } from './answerDiary.ts'
import { answerAveragePain, answerAverageScore, answerCounts, answerHardDays } from './days/averages.ts'
import {
  answerByDay,
  answerMissed,
  answerPerDay,
  answerPerWeek,
  answerRuns,
  answerThingInARow,
} from './days/answerCounting.ts'
import { answerExtremeDay } from './days/extremes.ts'
import { answerApp } from './talk/answerApp.ts'
import { answerBasis } from './answerBasis.ts'
import { answerBothPeriods, COUNTED_TWICE } from './days/answerBothPeriods.ts'
import { answerTimeOfDay, answerWeekday } from './days/answerDayTimes.ts'
import { answerWhatDiffers } from './links/answerDiffers.ts'
import { answerDidHelp } from './helped/answerHelped.ts'
import { answerKind } from './talk/answerKind.ts'
import { answerCameWith, answerLink } from './links/answerLinks.ts'
import { answerDosesPerWeek } from './helped/dosesPerWeek.ts'
import {
  answerDaysWithout,
  answerHowFast,
  answerLastUse,
  answerMyConditions,
  answerMyMedicines,
  answerUseCount,
} from './helped/medicines.ts'
import {
  answerGoodDays,
  answerLastLevel,
  answerLevelDays,
  answerSinceWhen,
  answerSpell,
} from './days/answerDayCounts.ts'
import { answerMonths, answerWeeks } from './days/answerMonths.ts'
import { answerMoodLink } from './answerMood.ts'
import {
  answerDayBefore,
  answerDiaryStart,
  answerGoodAgainstBad,
  answerHardDaysTrend,
  answerMyNumber,
  answerPainRange,
  answerPaperwork,
  answerSummary,
} from './visit/answerOverview.ts'
import {
  answerAllTried,
  answerHelpedOrWorse,
  answerHelpedWhenBad,
  answerThingTrend,
  answerWorksLess,
} from './helped/answerTried.ts'
import {
  answerApart,
  answerChangedSince,
  answerEves,
  answerFewerGood,
  answerHardApart,
  answerNoted,
  answerSideEffects,
  answerState,
} from './days/answerApart.ts'
import { answerNextDay } from './links/answerNextDay.ts'
import { answerShares } from './links/answerShares.ts'
import { withWeekdayRows } from './links/withWeekdayRows.ts'
import { answerSinceStart } from './days/answerSince.ts'
import {
  answerByWeek,
  answerCompareBoth,
  answerFromStart,
  answerPartOfDay,
  answerWeekRun,
} from './days/answerSpans.ts'
import {
  answerAverageOfTwo,
  answerHelpOfTwo,
  answerLinkOfTwo,
  answerNextDayOfTwo,
} from './links/answerTwo.ts'
import { answerNote, answerTalk, answerVisitQuestions } from './talk/answerTalk.ts'
import { answerEmptyPlace } from './answerEmptyPlace.ts'
import { answerWithin } from './days/answerWithin.ts'
import { answerWithoutDays } from './helped/answerWithoutDays.ts'
import { answerAboutAnswer } from './answerAgain.ts'
import { answerNotRecorded } from './answerNotRecorded.ts'
import { answerHowOften, answerMostOften } from './answerOften.ts'
import { answerPattern } from './links/answerPattern.ts'
import { withReading } from './talk/openings.ts'
import { criteriaForThings, findThing } from './things.ts'
import { answerLastTime, answerOnDay } from './days/times.ts'
import { makeSentence, makeAnswer } from './makeAnswer.ts'
import { withoutThing } from './helped/withoutThing.ts'
import { answerCompare, answerTrend } from './days/trends.ts'
import { answerDescribe, answerExplain, answerVisit } from './visit/visit.ts'

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
  'what-helped': answerHelpedOrWorse,
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
  'mood-link': answerMoodLink,
  summary: answerSummary,
  'pain-range': answerPainRange,
  'my-number': answerMyNumber,
  'hard-days-trend': answerHardDaysTrend,
  'day-before': answerDayBefore,
  'good-against-bad': answerGoodAgainstBad,
  'diary-start': answerDiaryStart,
  paperwork: answerPaperwork,
  'all-tried': answerAllTried,
  'helped-when-bad': answerHelpedWhenBad,
  'works-less': answerWorksLess,
  'thing-trend': (asked, diary) =>
    answerThingTrend(asked, diary) ?? answerNotRecorded(byTypedWords(asked), diary),
  weeks: answerWeeks,
  'when-doctor': () => makeAnswer([makeSentence('whenDoctor')], 'urgentHelp'),
  'diary-doubt': () => makeAnswer([makeSentence('diaryDoubt')], 'reflection'),
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
  const answered = before === null ? null : answeredQuestion(before)
  if (ABOUT_ANSWER.includes(asked.intent) && answered !== null && !ABOUT_ANSWER.includes(answered.intent))
    return answerAboutAnswer(asked, diary, { asked: answered, content: answerFromDiary(answered, diary) })
  const empty = answerEmptyPlace(asked, diary)
  if (empty !== null) return answerWithin(asked, diary, () => empty)
  const { about, missing } = withoutEmptyPlace(asked, diary)
  const content = answerWithoutDays(about, diary, (given, days) =>
    answerWithin(given, days, (one, part) => {
      const told = withoutThing(answerByWay(one, part) ?? answerOnce(one, part), one, part)
      return withReading(withAdvice(told, one), one, part)
    }),
  )
  return missing === null ? content : { ...content, opening: [...missing, ...(content.opening ?? [])] }
}

/** Several names of one topic say less than the word that was typed. */
const byTypedWords = (asked: UnderstoodQuestion): UnderstoodQuestion =>
  asked.topicWords !== null && asked.things.flatMap(({ ids }) => ids).length > MOST_NAMES
    ? { ...asked, things: [] }
    : asked
const MOST_NAMES = 2

const BY_WAY: Readonly<
  Partial<Record<QuestionWay, (asked: UnderstoodQuestion, diary: AnswerDiary) => AnswerContent>>
> = {
  missed: answerMissed,
  'per-day': answerPerDay,
  'per-week': answerPerWeek,
  runs: answerRuns,
  'in-a-row': answerThingInARow,
  'by-day': answerByDay,
  apart: answerApart,
  eves: answerEves,
  'fewer-good': answerFewerGood,
  noted: answerNoted,
  'side-effects': answerSideEffects,
  state: answerState,
  changed: answerChangedSince,
  'by-week': answerByWeek,
  'week-run': answerWeekRun,
  'from-start': answerFromStart,
  'part-of-day': answerPartOfDay,
  'compare-both': answerCompareBoth,
  'hard-apart': answerHardApart,
  shares: answerShares(false),
  'shares-after': answerShares(true),
  'next-of-two': answerNextDayOfTwo,
  weekdays: (asked, diary) => withWeekdayRows(answerOnce({ ...asked, ways: [] }, diary), asked, diary),
  'doses-per-week': answerDosesPerWeek,
}

/** Questions that want their number in another way than their kind. [ASST-147] */
function answerByWay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  for (const way of asked.ways ?? []) {
    const answer = BY_WAY[way]
    if (answer !== undefined) return answer(asked, diary)
  }
  return null
}

function answerOnce(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const answer = ANSWERS[asked.intent as DiaryIntent]
  // "Mornings, now and before". [ASST-251]
  const isOfTime = asked.intent === 'avg-pain' && asked.time !== null
  const isTwice = asked.periods.length > 1 && (isOfTime || COUNTED_TWICE.includes(asked.intent))
  return isTwice ? answerBothPeriods(asked, diary, answer) : answer(asked, diary)
}

const BY_PLACE: readonly Intent[] = [
  'link-of',
  'more-with',
  'less-with',
  'did-help',
  'what-helped',
  'day-after',
  'time-of-day',
  'weekday',
  'help-two',
]

/** A place that the diary never had would leave nothing to answer with: it is named, and left out. [ASST-95] */
function withoutEmptyPlace(asked: UnderstoodQuestion, diary: AnswerDiary) {
  const { place, intent } = asked
  if (place === null || !asked.isLoose || !BY_PLACE.includes(intent)) return { about: asked, missing: null }
  const { names, criteria } = findThing(diary, place)
  const inPlace = selectPeriod(diary, { is: 'alltime' }, criteria)
  const about = { ...asked, place: null }
  if (inPlace.selection.rows.length === 0)
    return {
      about,
      missing: [
        makeSentence('neverRecorded', { name: names }),
        ...(MARKED.includes(intent) ? [makeSentence('markInList', { list: { list: place.list } })] : []),
      ],
    }
  const isTold = intent === 'link-of' && answerLink(asked, diary).declined === null
  return NARROWED.includes(intent) && !isTold && isApart(asked, diary, inPlace)
    ? { about: { ...about, leftOut: [...names.names, ...asked.leftOut] }, missing: null }
    : { about: asked, missing: null }
}

const NARROWED: readonly Intent[] = ['link-of', 'did-help']
/** Whether it goes with the place was asked: then it is said where to mark that. [ASST-277] */
const MARKED: readonly Intent[] = ['link-of', 'day-after']

/** What is recorded in reflections has no place of the body: with too few days of both, they are counted without it. [ASST-95] */
function isApart({ things }: UnderstoodQuestion, diary: AnswerDiary, inPlace: AnswerPeriod): boolean {
  const criteria = criteriaForThings(things.map((thing) => findThing(diary, thing)))
  const isIn = (period: AnswerPeriod): boolean =>
    narrowPeriod(diary, period, criteria).selection.rows.length > 0
  return !isIn(inPlace) && isIn(selectPeriod(diary, { is: 'alltime' }))
}

/** Who still hurts after a medicine is told whom to ask. [ASST-58] */
function withAdvice(content: AnswerContent, asked: UnderstoodQuestion): AnswerContent {
  const { intent, feeling, ways, things } = asked
  const isTold = feeling === 'now' && intent !== 'kind'
  const keys = content.sentences.map(({ key }) => key)
  const isNever = keys.includes('notRecordedIn') && !keys.includes('markToCount')
  const more = [
    ...(isTold ? [makeSentence('tellPharmacist')] : []),
    // "Should I tell the doctor": what has a count has an answer, too. [ASST-225]
    ...(ways?.includes('tell-doctor') === true
      ? [
          makeSentence('tellDoctor'),
          ...(isNever ? [makeSentence('markToCount', { list: { list: things[0]!.list } })] : []),
        ]
      : []),
  ]
  return more.length === 0 ? content : { ...content, sentences: [...content.sentences, ...more] }
}
