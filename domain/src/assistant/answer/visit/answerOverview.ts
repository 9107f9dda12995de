import { computeAverages, painPoints } from '@reprieve/domain/results/days.ts'
import { previousSpan } from '@reprieve/domain/results/insights/periods.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import { NOTHING_ASKED, type UnderstoodQuestion } from '../../understoodQuestion.ts'
import { dayOfAnswer } from '../answerAgain.ts'
import { answerLastLevel, answerGoodDays } from '../days/answerDayCounts.ts'
import {
  isBeyondPlan,
  requestedRange,
  selectPeriod,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { answerCameWith } from '../links/answerLinks.ts'
import { answerMostOften } from '../answerOften.ts'
import { answerAveragePain, answerCounts, answerHardDays } from '../days/averages.ts'
import { answerExtremeDay } from '../days/extremes.ts'
import { basisForPeriod, countFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import type { AnswerKey } from '../answerKeys.ts'
import { isDifferent } from '../recordedShares.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { noNumbersSentence, painCriteria } from '../things.ts'
import { answerLastTime, answerOnDay } from '../days/times.ts'

const sentencesOf = (...contents: readonly AnswerContent[]): readonly AnswerSentence[] =>
  contents.flatMap(({ declined, sentences }) => (declined === null ? sentences : []))

/** A period in a few sentences: average, hard and good days, the hardest day, the places. [ASST-92] */
export function answerSummary(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const about: UnderstoodQuestion = {
    ...asked,
    things: [],
    place: null,
    measure: null,
    rank: null,
    time: null,
  }
  const average = answerAveragePain(about, diary)
  if (average.declined !== null) return average
  const more = sentencesOf(
    answerHardDays(about, diary),
    answerGoodDays(about, diary),
    answerExtremeDay({ ...about, intent: 'worst' }, diary),
    answerMostOften({ ...about, intent: 'most', list: 'location', rank: 'most' }, diary),
  )
  return makeAnswer([...average.sentences, ...more], 'insights')
}

/** Pain that goes up and down: its range, and what it was on half of the days. [ASST-92] */
export function answerPainRange(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const spread = spreadOf(asked, diary)
  if ('content' in spread) return spread.content
  return makeAnswer([makeSentence('painRange', spread.values), makeSentence('rangeCommon')], 'timeline')
}

/** One number for the doctor: the average, the usual range and the worst. [ASST-92] */
export function answerMyNumber(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const spread = spreadOf(asked, diary)
  if ('content' in spread) return spread.content
  return makeAnswer([makeSentence('myNumber', spread.values)], 'brief')
}

const LEAST_DAYS = 4
const QUARTER = 0.25

function spreadOf(asked: UnderstoodQuestion, diary: AnswerDiary) {
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return { content: declineBeyondPlan(diary) }
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'insights')
  const days = spanFigures(period.span, basis)
  const values = painPoints(period.days)
    .map(({ value }) => value)
    .toSorted((one, other) => one - other)
  const { value } = computeAverages(period.days).pain
  if (value === null || values.length < LEAST_DAYS)
    return { content: declineAnswer('nothing', noNumbersSentence(asked, diary, days)) }
  const at = (share: number): number => Math.round(values[Math.round((values.length - 1) * share)]!)
  const { low, high, mean } = period.days
  const counted = Array.from(mean, (one, day) => ({ one, low: low[day]!, high: high[day]! })).filter(
    ({ one }) => !Number.isNaN(one),
  )
  return {
    values: {
      average: tenthFigure(value, basis),
      low: countFigure(at(QUARTER), basis),
      high: countFigure(at(1 - QUARTER), basis),
      lowest: countFigure(Math.min(...counted.map((day) => day.low)), basis),
      highest: countFigure(Math.max(...counted.map((day) => day.high)), basis),
      days: countFigure(values.length, basis),
      ...days,
    },
  }
}

/** Whether hard days become more: their number, and that of the same time before. [ASST-92] */
export function answerHardDaysTrend(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? { is: '90days' as const }
  const now = selectPeriod(diary, range, painCriteria(asked, diary))
  const earlier = toCustomRange(previousSpan(now.span))
  if ([range, earlier].some((one) => isBeyondPlan(diary, one, 'compare')))
    return answerHardDays({ ...asked, periods: [] }, diary)
  const before = selectPeriod(diary, earlier, painCriteria(asked, diary))
  const [hard, hardBefore] = [now, before].map(hardOf)
  if (hard!.outOf === 0) return answerHardDays(asked, diary)
  const days = spanFigures(now.span, hard!.basis)
  const counted = { hard: countFigure(hard!.days, hard!.basis), days: countFigure(hard!.outOf, hard!.basis) }
  if (hardBefore!.outOf === 0)
    return makeAnswer([makeSentence('hardDays', { ...counted, ...days })], 'insights')
  return makeAnswer(
    [
      makeSentence('hardDays', { ...counted, ...days }),
      makeSentence('hardDaysBefore', {
        hard: countFigure(hardBefore!.days, hardBefore!.basis),
        days: countFigure(hardBefore!.outOf, hardBefore!.basis),
      }),
      makeSentence(verdictOf(hard!, hardBefore!)),
    ],
    'timeline',
  )
}

/** More or fewer only if chance alone would seldom make it so. [ASST-92] */
function verdictOf(now: HardDays, before: HardDays): AnswerKey {
  const share = { item: 0, now: now.days, days: now.outOf, before: before.days, daysBefore: before.outOf }
  if (!isDifferent(share)) return 'hardDaysAlike'
  return now.days / now.outOf > before.days / before.outOf ? 'hardDaysMore' : 'hardDaysFewer'
}

type HardDays = ReturnType<typeof hardOf>

const hardOf = (period: AnswerPeriod) => ({
  ...computeAverages(period.days).hardDays,
  basis: basisForPeriod(period, 'insights'),
})

/** Null if no day reached it. */
function lastHardDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  const last = answerLastLevel({ ...asked, level: null }, diary)
  return last.declined === null && dayOfAnswer(last) !== null ? last : null
}

/** What was recorded on the day before the hardest one, or the last hard one. [ASST-92] */
export function answerDayBefore(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const last = asked.rank === 'last' ? lastHardDay(asked, diary) : null
  const worst = last ?? answerExtremeDay({ ...asked, intent: 'worst', measure: 'pain' }, diary)
  const day = dayOfAnswer(worst)
  if (worst.declined !== null || day === null) return worst
  const eve = localDay(day - 1)
  const onEve = answerOnDay(
    { ...NOTHING_ASKED, intent: 'on-day', periods: [{ is: 'custom', from: eve, to: eve }] },
    diary,
  )
  return makeAnswer(
    [...worst.sentences, makeSentence('dayBefore'), ...onEve.sentences, makeSentence('differsOnly')],
    'calendar',
  )
}

/** What came with more and with less pain, in one answer. [ASST-92] */
export function answerGoodAgainstBad(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [more, less] = (['more-with', 'less-with'] as const).map((intent) =>
    answerCameWith({ ...asked, intent, things: [], list: null }, diary),
  )
  if (more!.declined !== null) return more!
  return { ...more!, sentences: [...more!.sentences, ...less!.sentences] }
}

/** Since when the diary is kept, and on how many days. [ASST-92] */
export function answerDiaryStart(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const about: UnderstoodQuestion = { ...asked, things: [], place: null, periods: [{ is: 'alltime' }] }
  const first = answerLastTime({ ...about, rank: 'first', measure: null }, diary)
  if (first.declined !== null) return first
  const counted = answerCounts({ ...about, measure: 'days' }, diary)
  return makeAnswer([first.sentences[0]!, ...counted.sentences], 'records')
}

const LAST_90_DAYS = { is: '90days' } as const

/** For an assessment: the report, and what it would show. [ASST-92] */
export function answerPaperwork(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = isBeyondPlan(diary, LAST_90_DAYS, 'insights') ? [] : [LAST_90_DAYS]
  const about: UnderstoodQuestion = {
    ...asked,
    things: [],
    place: null,
    periods: range,
    measure: null,
    time: null,
  }
  const shown = sentencesOf(
    answerAveragePain(about, diary),
    answerHardDays(about, diary),
    answerExtremeDay({ ...about, intent: 'worst' }, diary),
  )
  return makeAnswer([makeSentence('paperwork'), ...shown], 'reports')
}
