import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { inTenths, painPoints } from '@reprieve/domain/results/days.ts'
import {
  changeDirection,
  compareFigures,
  type ComparedAverage as Compared,
} from '@reprieve/domain/results/insights/figures.ts'
import { previousSpan } from '@reprieve/domain/results/insights/periods.ts'
import { periodChange } from '@reprieve/domain/results/periodChange.ts'
import { LEAST_DAYS } from '@reprieve/domain/results/statistics/change.ts'
import { computeTrend } from '@reprieve/domain/results/statistics/theilSen.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  toCustomRange,
  isBeyondPlan,
  selectPeriod,
  REFLECTIONS,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { readDailyMeasure } from './dailyMeasure.ts'
import { basisForPeriod, countFigure, dayFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import { declineBeyondPlan, declineAnswer, makeSentence, makeAnswer } from '../makeAnswer.ts'
import { averageRow, labelInWords, makeBars } from '../pictures.ts'
import { noNumbersSentence, painCriteria } from '../things.ts'

const KEYS = {
  pain: { up: 'trendUp', down: 'trendDown', none: 'trendNone' },
  score: { up: 'scoreTrendUp', down: 'scoreTrendDown', none: 'scoreTrendNone' },
} as const

/** Below one point from the first day to the last, no direction is named. */
export function answerTrend(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const measured = readDailyMeasure(asked, diary, painCriteria(asked, diary))
  if (measured === null) return declineBeyondPlan(diary)
  const { isScore, points, basis, days } = measured
  const keys = isScore ? KEYS.score : KEYS.pain
  if (points.length === 0)
    return declineAnswer(
      'nothing',
      isScore ? makeSentence('noScores', days) : noNumbersSentence(asked, diary, days),
    )
  const compared = isScore ? null : comparedWithBefore(measured.period, diary)
  if (compared !== null) return compared
  const logged = countFigure(points.length, basis)
  const found = computeTrend(points)
  if (found === null) {
    const wanted = countFigure(LEAST_DAYS - points.length, basis)
    return declineAnswer('too-few', makeSentence('trendTooFew', { days: logged, wanted, ...days }))
  }
  if (!found.isClear) return makeAnswer([makeSentence(keys.none, { days: logged, ...days })], 'timeline')
  const [start, end] = [inTenths(found.from), inTenths(found.to)]
  const ends = { start: tenthFigure(start, basis), end: tenthFigure(end, basis) }
  return makeAnswer(
    [makeSentence(found.slope > 0 ? keys.up : keys.down, { ...ends, days: logged, ...days })],
    'timeline',
  )
}

/** The same judgement as on every page; null if there is no earlier period to compare with. [RES-66] */
function comparedWithBefore(now: AnswerPeriod, diary: AnswerDiary): AnswerContent | null {
  const range = toCustomRange(previousSpan(now.span))
  if (isBeyondPlan(diary, range, 'compare')) return null
  const before = selectPeriod(diary, range, now.criteria)
  if (periodChange(now.days, before.days).is !== 'compared') return null
  const { pain } = compareFigures(now.days, before.days)
  const compared = comparison({ now, before, compared: pain, isScore: false })
  return { ...compared, sentences: [...compared.sentences, ...lineWithin(now)] }
}

/** Gives only the line's ends: its direction would be a second judgement of these days. */
function lineWithin(now: AnswerPeriod): readonly AnswerSentence[] {
  const line = computeTrend(painPoints(now.days))
  if (line === null || !line.isClear) return []
  const basis = basisForPeriod(now, 'insights')
  return [
    makeSentence('trendLine', {
      start: tenthFigure(inTenths(line.from), basis),
      end: tenthFigure(inTenths(line.to), basis),
    }),
  ]
}

const WAYS = {
  pain: { lower: 'changeLower', higher: 'changeHigher', none: 'changeNone' },
  score: { lower: 'scoreLower', higher: 'scoreHigher', none: 'scoreSame' },
} as const

/** Compares two periods, each with its days; the later one comes first, in whichever order they were named. */
export function answerCompare(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [one, other] = asked.periods
  const ranges: readonly DateRange[] = one === undefined || other === undefined ? [] : [one, other]
  if (ranges.some((range) => isBeyondPlan(diary, range, 'compare'))) return declineBeyondPlan(diary)
  const isScore = asked.measure === 'score'
  const criteria = isScore ? REFLECTIONS : painCriteria(asked, diary)
  const [now, before] = ranges
    .map((range) => selectPeriod(diary, range, criteria))
    .toSorted((a, b) => b.span.from - a.span.from || b.span.to - a.span.to)
  if (now === undefined || before === undefined) return declineAnswer('nothing', makeSentence('noEntry'))
  const figures = compareFigures(now.days, before.days)
  const days = isScore ? null : twoDays(now, before)
  if (days !== null) return days
  return comparison({
    now,
    before,
    compared: isScore ? figures.function : figures.pain,
    isScore,
    isLoose: asked.isLoose,
  })
}

const isOneDay = ({ span }: AnswerPeriod): boolean => span.from === span.to

/** "Yesterday against the day before": the two values, and nothing is judged by them. Null if these are no two days with a number. [ASST-146] */
function twoDays(now: AnswerPeriod, before: AnswerPeriod): AnswerContent | null {
  const [value, valueBefore] = [now, before].map(({ days }) => painPoints(days)[0]?.value)
  if (!isOneDay(now) || !isOneDay(before) || value === undefined || valueBefore === undefined) return null
  const [ofNow, ofBefore] = [basisForPeriod(now, 'records'), basisForPeriod(before, 'records')]
  return makeAnswer(
    [
      makeSentence('twoDays', {
        now: tenthFigure(inTenths(value), ofNow),
        day: dayFigure(now.span.from, ofNow),
        before: tenthFigure(inTenths(valueBefore), ofBefore),
        dayBefore: dayFigure(before.span.from, ofBefore),
      }),
    ],
    'compare',
  )
}

/** From so many days each on, two averages are shown, and not judged. [ASST-218] */
const FEW_DAYS = 3

interface Comparing {
  now: AnswerPeriod
  before: AnswerPeriod
  compared: Compared
  isScore: boolean
  /** Everyday words: few days are shown, with what is missing. */
  isLoose?: boolean
}

function comparison({ now, before, compared, isScore, isLoose = false }: Comparing): AnswerContent {
  const [ofNow, ofBefore] = [basisForPeriod(now, 'compare'), basisForPeriod(before, 'compare')]
  const { from: fromBefore, to: toBefore } = spanFigures(before.span, ofBefore)
  const spans = { ...spanFigures(now.span, ofNow), fromBefore, toBefore }
  const [value, valueBefore] = [compared.now.value, compared.before?.value ?? null]
  if (value === null || valueBefore === null)
    return declineAnswer('nothing', makeSentence('compareNothing', spans))
  const logged = {
    days: countFigure(compared.now.logged.days, ofNow),
    daysBefore: countFigure(compared.before?.logged.days ?? 0, ofBefore),
  }
  const averages = { now: tenthFigure(value, ofNow), before: tenthFigure(valueBefore, ofBefore) }
  const { change } = compared
  if (change === null) {
    const least = countFigure(LEAST_DAYS, ofNow)
    const few = makeSentence('compareTooFew', { ...logged, ...spans, least })
    const both = makeSentence(isScore ? 'compareScore' : 'comparePain', { ...averages, ...logged, ...spans })
    const isFew = Math.min(logged.days.value, logged.daysBefore.value) >= FEW_DAYS
    if (isLoose && isFew) return makeAnswer([both, makeSentence('compareFew')], 'compare')
    return declineAnswer('too-few', ...(isLoose ? [both, few] : [few]))
  }
  const way = changeDirection(change)
  const key = (isScore ? WAYS.score : WAYS.pain)[way]
  const points = { points: tenthFigure(Math.abs(change.points), ofNow) }
  const changed: AnswerSentence = makeSentence(key, way === 'none' ? {} : points)
  const rows = [
    averageRow(labelInWords('rowNow'), now, { value, days: logged.days.value, isWith: true }),
    averageRow(labelInWords('rowBefore'), before, {
      value: valueBefore,
      days: logged.daysBefore.value,
      isWith: false,
    }),
  ]
  return {
    ...makeAnswer(
      [changed, makeSentence(isScore ? 'compareScore' : 'comparePain', { ...averages, ...logged, ...spans })],
      'compare',
    ),
    opening: [makeSentence('openCompare')],
    ...makeBars(rows, { scale: isScore ? 'score' : 'pain' }),
  }
}
