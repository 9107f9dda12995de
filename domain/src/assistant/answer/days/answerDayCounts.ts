import { NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { HARD_DAY, inTenths, painPoints } from '@reprieve/domain/results/days.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, AnswerFigure, AnswerSentence } from '../../answerContent.ts'
import type { PainLevel, UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  isBeyondPlan,
  requestedRange,
  selectPeriod,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import {
  basisForPeriod,
  countFigure,
  dayFigure,
  namesValue,
  spanFigures,
  tenthFigure,
} from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import {
  basisOfDays,
  basisOfRun,
  currentRun,
  longestRun,
  nowSentence,
  runSentence,
  type DayRun,
} from './dayRuns.ts'
import { usesIn, wantedOf } from '../helped/medicines.ts'
import { joinNames } from '../pictures.ts'
import { criteriaForThings, findThing, noNumbersSentence, painCriteria } from '../things.ts'
import { answerExtremeDay } from './extremes.ts'
import { answerTrend } from './trends.ts'

/** Days with little pain: the average is this or less. */
const EASY = 3
/** Without a hard day, the longest run of days at half the scale. */
const MIDDLE = 5

/** How many days had little pain, and how many none at all; without one lately, over the year too. [ASST-77] */
export function answerGoodDays(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'records')
  const days = spanFigures(period.span, basis)
  const points = painPoints(period.days)
  if (points.length === 0) return declineAnswer('nothing', noNumbersSentence(asked, diary, days))
  const easy = new Set(points.filter(({ value }) => value <= EASY).map(({ day }) => day))
  const ofEasy = basisOfDays(diary, period, (day) => easy.has(day))
  const free = countFreeDays(diary, period)
  const longer = free.value === 0 && asked.isLoose && asked.periods.length === 0
  return makeAnswer(
    [
      makeSentence('goodDays', {
        good: countFigure(easy.size, ofEasy),
        level: countFigure(EASY, ofEasy),
        days: countFigure(points.length, basis),
        ...days,
      }),
      makeSentence('painFreeDays', { free }),
      ...(longer ? freeDaysOfYear(asked, diary) : []),
    ],
    'calendar',
  )
}

function countFreeDays(diary: AnswerDiary, period: AnswerPeriod): AnswerFigure {
  const free = new Set(Array.from(period.days.day).filter((_, at) => period.days.high[at] === 0))
  return countFigure(
    free.size,
    basisOfDays(diary, period, (day) => free.has(day)),
  )
}

function freeDaysOfYear(asked: UnderstoodQuestion, diary: AnswerDiary): readonly AnswerSentence[] {
  const range = longestRange(diary)
  if (range.is === requestedRange(asked).is) return []
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const points = painPoints(period.days)
  const [lowest] = points.toSorted((one, other) => one.value - other.value || other.day - one.day)
  if (lowest === undefined) return []
  const own = basisOfDays(diary, period, (day) => day === lowest.day)
  return [
    makeSentence('painFreeYear', {
      free: countFreeDays(diary, period),
      lowest: tenthFigure(inTenths(lowest.value), own),
      day: dayFigure(lowest.day, own),
      ...spanFigures(period.span, basisForPeriod(period, 'records')),
    }),
  ]
}

/** How many days reached a number, or never went above it. [ASST-77] */
export function answerLevelDays(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const level: PainLevel = asked.level ?? { compare: 'over', value: HARD_DAY }
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'records')
  const days = spanFigures(period.span, basis)
  const counted = painPoints(period.days).length
  if (counted === 0) return declineAnswer('nothing', noNumbersSentence(asked, diary, days))
  const { day, high } = period.days
  const fits = (value: number): boolean =>
    value !== NO_VALUE && (level.compare === 'over' ? value >= level.value : value <= level.value)
  const found = new Set(Array.from(day).filter((_, at) => fits(high[at]!)))
  // "How many tens have I had" is asked of all days, not of the last thirty.
  const longest = longestRange(diary)
  if (found.size === 0 && asked.isLoose && asked.periods.length === 0 && longest.is !== range.is)
    return answerLevelDays({ ...asked, periods: [longest] }, diary)
  const ofFound = basisOfDays(diary, period, (one) => found.has(one))
  return makeAnswer(
    [
      makeSentence(level.compare === 'over' ? 'daysOver' : 'daysUnder', {
        count: countFigure(found.size, ofFound),
        level: countFigure(level.value, ofFound),
        days: countFigure(counted, basis),
        ...days,
      }),
    ],
    'calendar',
  )
}

/** The last day on which the pain reached a number, or stayed at it or below; over the past year if no period is named. [ASST-77] */
export function answerLastLevel(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const level: PainLevel = asked.level ?? { compare: 'over', value: HARD_DAY }
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'records')
  const days = spanFigures(period.span, basis)
  const { day, high } = period.days
  const fits = (value: number): boolean =>
    value !== NO_VALUE && (level.compare === 'over' ? value >= level.value : value <= level.value)
  const last = Array.from(day).findLast((_, at) => fits(high[at]!))
  const isOver = level.compare === 'over'
  if (!isOver && level.value === 0) return answerLastFree({ asked, diary, period, last })
  if (last === undefined)
    return makeAnswer([
      makeSentence(isOver ? 'neverOver' : 'neverUnder', { level: countFigure(level.value, basis), ...days }),
      // The highest there was. [ASST-211]
      ...(isOver && asked.isLoose && day.length > 0
        ? answerExtremeDay(
            { ...asked, intent: 'worst', measure: 'pain', level: null, periods: [range] },
            diary,
          ).sentences
        : []),
    ])
  const own = basisOfDays(diary, period, (one) => one === last)
  return makeAnswer(
    [
      makeSentence(isOver ? 'lastOver' : 'lastUnder', {
        level: countFigure(level.value, own),
        day: dayFigure(last, own),
      }),
    ],
    'calendar',
  )
}

interface LastFree {
  asked: UnderstoodQuestion
  diary: AnswerDiary
  period: AnswerPeriod
  last: DayNumber | undefined
}

/** The last day with no pain at all; without one, that there is none, and the last one with little. [ASST-147] */
function answerLastFree({ asked, diary, period, last }: LastFree): AnswerContent {
  const days = spanFigures(period.span, basisForPeriod(period, 'records'))
  if (last !== undefined) {
    const own = basisOfDays(diary, period, (one) => one === last)
    return makeAnswer([makeSentence('lastFree', { day: dayFigure(last, own) })], 'calendar')
  }
  const easy = answerLastLevel({ ...asked, level: { compare: 'under', value: EASY } }, diary)
  return { ...easy, sentences: [makeSentence('neverFree', days), ...easy.sentences] }
}

export const longestRange = (diary: AnswerDiary): DateRange =>
  isBeyondPlan(diary, { is: '365days' }, 'insights') ? { is: '30days' } : { is: '365days' }

/** The longest time between two records of something, or since the last one. [ASST-78] */
function answerLongestWithout(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  const found = asked.things.map((thing) => findThing(diary, thing))
  const range = asked.periods[0] ?? longestRange(diary)
  const all = selectPeriod(diary, range)
  const isOfAny = found.length === 0 && asked.list === 'medication'
  const period = isOfAny ? all : selectPeriod(diary, range, criteriaForThings(found))
  // "Without a pill": without a dose of any medicine. [ASST-303]
  const withIt = isOfAny
    ? [...new Set(usesIn(diary, all.span, wantedOf(diary, undefined)).map(({ day }) => day))].toSorted(
        (one, other) => one - other,
      )
    : Array.from(period.days.day)
  if (withIt.length === 0) return null
  const ends = [...withIt, Math.min(all.span.to, diary.today) + 1]
  const free = ends.flatMap((end, at): DayRun[] =>
    at === 0 || end - ends[at - 1]! < 2 ? [] : [{ from: ends[at - 1]! + 1, to: end - 1 }],
  )
  const [longest] = free.toSorted((one, other) => other.to - other.from - (one.to - one.from))
  if (longest === undefined) return null
  const own = basisOfDays(diary, period, (day) => day === longest.from - 1 || day === longest.to + 1)
  return makeAnswer(
    [
      makeSentence('longestWithout', {
        name: isOfAny ? namesValue(asked.topicWords ?? '') : joinNames(found),
        count: countFigure(longest.to - longest.from + 1, own),
        first: dayFigure(longest.from, own),
        last: dayFigure(longest.to, own),
      }),
    ],
    'calendar',
  )
}

/** The longest run of bad days, or of good ones; over all time if no period is named. [ASST-78] */
export function answerSpell(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const without = asked.effect === 'not' ? answerLongestWithout(asked, diary) : null
  if (without !== null) return without
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'records')
  const days = spanFigures(period.span, basis)
  const points = painPoints(period.days)
  if (points.length === 0) return declineAnswer('nothing', noNumbersSentence(asked, diary, days))
  const isGood = asked.level?.compare === 'under'
  const named = asked.level === null || asked.level.value === 0 ? null : asked.level.value
  const tried = named !== null ? [named] : isGood ? [EASY] : [HARD_DAY, MIDDLE]
  for (const level of tried) {
    const isMeant = (value: number): boolean => (isGood ? value <= level : value >= level)
    const run = longestRun(points, isMeant)
    // One bad day is no spell, if there is a longer one of lesser pain.
    if (run === null || (run.from === run.to && level !== tried.at(-1))) continue
    const own = basisOfRun(diary, period, run)
    const longest = makeSentence(isGood ? 'longestGood' : 'longestHard', {
      count: countFigure(run.to - run.from + 1, own),
      level: countFigure(level, own),
      first: dayFigure(run.from, own),
      last: dayFigure(run.to, own),
      ...days,
    })
    if (asked.ways?.includes('now') === true)
      return makeAnswer([nowSentence({ points, isMeant }, diary, period), longest], 'calendar')
    const now = currentRun(points, isMeant, diary.today)
    const isOther = now !== null && now.from !== run.from
    return makeAnswer(isOther ? [longest, runSentence(now, diary, period)] : [longest], 'calendar')
  }
  return makeAnswer([
    makeSentence(isGood ? 'noGoodRun' : 'noHardRun', {
      level: countFigure(tried.at(-1)!, basis),
      ...days,
    }),
  ])
}

/** Since when it is bad: the last day with little pain, and the change against the time before. [ASST-78] */
export function answerSinceWhen(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const first = firstRecord(asked, diary)
  if (first !== null) return first
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return answerTrend({ ...asked, measure: 'pain' }, diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const last = painPoints(period.days).findLast(({ value }) => value <= EASY)
  const trend = answerTrend({ ...asked, measure: 'pain' }, diary)
  if (last === undefined) return trend
  const basis = basisOfDays(diary, period, (day) => day === last.day)
  const sentence = makeSentence('lastGoodDay', {
    level: countFigure(EASY, basis),
    day: dayFigure(last.day, basis),
  })
  return { ...trend, declined: null, sentences: [sentence, ...trend.sentences] }
}

/** "Since when does my knee hurt": the first record of it, and how often since. [ASST-78] */
function firstRecord(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  const named = asked.things.length > 0 ? asked.things : asked.place === null ? [] : [asked.place]
  if (named.length === 0) return null
  const found = named.map((thing) => findThing(diary, thing))
  const range: DateRange = { is: 'alltime' }
  if (isBeyondPlan(diary, range, 'insights')) return null
  const period = selectPeriod(diary, range, criteriaForThings(found))
  const [day] = period.days.day
  const name = joinNames(found)
  const { list } = found[0]!
  if (day === undefined)
    return {
      ...declineAnswer(
        'nothing',
        makeSentence('neverRecorded', { name }),
        makeSentence('markToCount', { list: { list } }),
      ),
      screen: 'newRecord',
    }
  const basis = basisForPeriod(period, 'records')
  return makeAnswer(
    [
      makeSentence('firstRecorded', {
        name,
        day: dayFigure(
          day,
          basisOfDays(diary, period, (one) => one === day),
        ),
        count: countFigure(period.days.count, basis),
      }),
      makeSentence('beganBefore'),
    ],
    'records',
  )
}
