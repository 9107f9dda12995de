import type { DateRange } from '../../filters/filter.ts'
import { inTenths, painPoints } from '../../results/days.ts'
import { directionOf, figuresOf, type Figure as Compared } from '../../results/insights/figures.ts'
import { previousOf } from '../../results/insights/periods.ts'
import { periodChange } from '../../results/periodChange.ts'
import { LEAST_DAYS } from '../../results/statistics/change.ts'
import { trendOf } from '../../results/statistics/theilSen.ts'
import type { UnderstoodQuestion } from '../asked.ts'
import type { AnswerContent, Sentence } from '../told.ts'
import {
  daysAs,
  isBeyondPlan,
  PAIN_RECORDS,
  periodOf,
  REFLECTIONS,
  type AnswerDiary,
  type Period,
} from './answerDiary.ts'
import { basisOf, count, daysTold, tenth } from './bases.ts'
import { measuredOf } from './measured.ts'
import { findThing } from './things.ts'
import { beyondPlan, lacking, sentence, told } from './toldOf.ts'

const KEYS = {
  pain: { up: 'trendUp', down: 'trendDown', none: 'trendNone', empty: 'noPainNumbers' },
  score: { up: 'scoreTrendUp', down: 'scoreTrendDown', none: 'scoreTrendNone', empty: 'noScores' },
} as const

/** Below one point from the first day to the last, no direction is named. */
export function trend(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const measured = measuredOf(asked, diary, criteriaFor(asked, diary))
  if (measured === null) return beyondPlan(diary)
  const { isScore, points, basis, days } = measured
  const keys = isScore ? KEYS.score : KEYS.pain
  if (points.length === 0) return lacking('nothing', sentence(keys.empty, days))
  const compared = isScore ? null : comparedWithBefore(measured.period, diary)
  if (compared !== null) return compared
  const logged = count(points.length, basis)
  const found = trendOf(points)
  if (found === null) {
    const wanted = count(LEAST_DAYS - points.length, basis)
    return lacking('too-few', sentence('trendTooFew', { days: logged, wanted, ...days }))
  }
  if (!found.isClear) return told([sentence(keys.none, { days: logged, ...days })], 'timeline')
  const [start, end] = [inTenths(found.from), inTenths(found.to)]
  const ends = { start: tenth(start, basis), end: tenth(end, basis) }
  return told(
    [sentence(found.slope > 0 ? keys.up : keys.down, { ...ends, days: logged, ...days })],
    'timeline',
  )
}

/** The same judgement as on every page; null if there is no earlier period to compare with. [RES-66] */
function comparedWithBefore(now: Period, diary: AnswerDiary): AnswerContent | null {
  const range = daysAs(previousOf(now.span))
  if (isBeyondPlan(diary, range, 'compare')) return null
  const before = periodOf(diary, range, now.criteria)
  if (periodChange(now.days, before.days).is !== 'compared') return null
  const { pain } = figuresOf(now.days, before.days)
  const compared = comparison({ now, before, compared: pain, isScore: false })
  return { ...compared, sentences: [...compared.sentences, ...lineWithin(now)] }
}

/** Gives only the line's ends: its direction would be a second judgement of these days. */
function lineWithin(now: Period): readonly Sentence[] {
  const line = trendOf(painPoints(now.days))
  if (line === null || !line.isClear) return []
  const basis = basisOf(now, 'insights')
  return [
    sentence('trendLine', { start: tenth(inTenths(line.from), basis), end: tenth(inTenths(line.to), basis) }),
  ]
}

/** "My pain in the knee": only records that contain it. */
function criteriaFor({ things: [thing] }: UnderstoodQuestion, diary: AnswerDiary) {
  const found = thing === undefined ? null : findThing(diary, thing)
  return found?.criteria ?? PAIN_RECORDS
}

const WAYS = {
  pain: { lower: 'changeLower', higher: 'changeHigher', none: 'changeNone' },
  score: { lower: 'scoreLower', higher: 'scoreHigher', none: 'scoreSame' },
} as const

/** Compares two periods, each with its days; the later one comes first, in whichever order they were named. */
export function compare(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [one, other] = asked.periods
  const ranges: readonly DateRange[] = one === undefined || other === undefined ? [] : [one, other]
  if (ranges.some((range) => isBeyondPlan(diary, range, 'compare'))) return beyondPlan(diary)
  const isScore = asked.measure === 'score'
  const criteria = isScore ? REFLECTIONS : criteriaFor(asked, diary)
  const [now, before] = ranges
    .map((range) => periodOf(diary, range, criteria))
    .toSorted((a, b) => b.span.from - a.span.from || b.span.to - a.span.to)
  if (now === undefined || before === undefined) return lacking('nothing', sentence('noEntry'))
  const figures = figuresOf(now.days, before.days)
  return comparison({ now, before, compared: isScore ? figures.function : figures.pain, isScore })
}

interface Comparing {
  now: Period
  before: Period
  compared: Compared
  isScore: boolean
}

function comparison({ now, before, compared, isScore }: Comparing): AnswerContent {
  const [ofNow, ofBefore] = [basisOf(now, 'compare'), basisOf(before, 'compare')]
  const { from: fromBefore, to: toBefore } = daysTold(before.span, ofBefore)
  const spans = { ...daysTold(now.span, ofNow), fromBefore, toBefore }
  const [value, valueBefore] = [compared.now.value, compared.before?.value ?? null]
  if (value === null || valueBefore === null) return lacking('nothing', sentence('compareNothing', spans))
  const logged = {
    days: count(compared.now.logged.days, ofNow),
    daysBefore: count(compared.before?.logged.days ?? 0, ofBefore),
  }
  const { change } = compared
  if (change === null) {
    const least = count(LEAST_DAYS, ofNow)
    return lacking('too-few', sentence('compareTooFew', { ...logged, ...spans, least }))
  }
  const averages = { now: tenth(value, ofNow), before: tenth(valueBefore, ofBefore) }
  const way = directionOf(change)
  const key = (isScore ? WAYS.score : WAYS.pain)[way]
  const points = { points: tenth(Math.abs(change.points), ofNow) }
  const changed: Sentence = sentence(key, way === 'none' ? {} : points)
  return told(
    [sentence(isScore ? 'compareScore' : 'comparePain', { ...averages, ...logged, ...spans }), changed],
    'compare',
  )
}
