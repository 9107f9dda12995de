import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import { inTenths, painPoints, scorePoints, type DayPoint } from '@reprieve/domain/results/days.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, PictureRow } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  isBeyondPlan,
  narrowPeriod,
  REFLECTIONS,
  requestedRange,
  selectPeriod,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { longestRange } from './answerDayCounts.ts'
import { answerThingTrend } from '../helped/answerTried.ts'
import { answerAveragePain } from './averages.ts'
import { basisOfDays } from './dayRuns.ts'
import { basisForPeriod, countFigure, dayFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { barRow, joinNames, makeBars } from '../pictures.ts'
import { criteriaForThings, findThing, noNumbersSentence, painCriteria } from '../things.ts'
import { answerOnDay } from './times.ts'
import { answerCompare, answerTrend } from './trends.ts'

type Unit = 'week' | 'month'

const DAYS_OF_WEEK = 7
/** Day 0 was a Thursday: weeks begin on Monday. */
const MONDAY = 3
const MONTH_LETTERS = 7
/** A month or a week with fewer days says little. */
const LEAST = { week: 4, month: 7 } as const

const weekOf = (day: DayNumber): number => Math.floor((day + MONDAY) / DAYS_OF_WEEK)
const keyOf = (day: DayNumber, unit: Unit): string =>
  unit === 'week' ? String(weekOf(day)) : localDay(day).slice(0, MONTH_LETTERS)

/** The days of a diary by week or month; only days within the period. */
function groupDays<T extends { day: DayNumber }>(
  points: readonly T[],
  unit: Unit,
): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>()
  for (const point of points) {
    const key = keyOf(point.day, unit)
    groups.set(key, [...(groups.get(key) ?? []), point])
  }
  return [...groups.values()]
}

/** The first and last day of the week or month of a day, within the period. */
function spanOf(day: DayNumber, unit: Unit, { from, to }: DaySpan): DaySpan {
  const isSame = (one: DayNumber): boolean => keyOf(one, unit) === keyOf(day, unit)
  let [first, last] = [day, day]
  while (first > from && isSame(first - 1)) first -= 1
  while (last < to && isSame(last + 1)) last += 1
  return { from: first, to: last }
}

interface Asking {
  range: DateRange
  unit: Unit
}

/** The week or month with most of a symptom, or with the lowest scores; null if the pain is asked about. [ASST-214] */
export function answerSpanOf(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  { range, unit }: Asking,
): AnswerContent | null {
  const isOfThing = asked.things.length > 0 && asked.things.every(({ list }) => list !== 'location')
  if (!isOfThing && asked.measure !== 'score') return null
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  return isOfThing ? spanOfThing(asked, diary, { range, unit }) : spanOfScore(asked, diary, { range, unit })
}

const meanOf = (points: readonly DayPoint[]): number =>
  points.reduce((sum, { value }) => sum + value, 0) / points.length

function spanOfScore(asked: UnderstoodQuestion, diary: AnswerDiary, { range, unit }: Asking): AnswerContent {
  const period = selectPeriod(diary, range, REFLECTIONS)
  const days = spanFigures(period.span, basisForPeriod(period, 'insights'))
  const isBest = asked.rank === 'least'
  const [found] = groupDays(scorePoints(period.days), unit)
    .filter((points) => points.length >= LEAST[unit])
    .toSorted((one, other) => (isBest ? meanOf(other) - meanOf(one) : meanOf(one) - meanOf(other)))
  if (found === undefined) return declineAnswer('nothing', makeSentence('noScores', days))
  const { from, to } = spanOf(found[0]!.day, unit, period.span)
  const own = basisForPeriod(selectPeriod(diary, toCustomRange({ from, to }), REFLECTIONS), 'records')
  return makeAnswer(
    [
      makeSentence(isBest ? 'spanScoreHigh' : 'spanScoreLow', {
        first: dayFigure(from, own),
        last: dayFigure(to, own),
        average: tenthFigure(inTenths(meanOf(found)), own),
        days: countFigure(found.length, own),
      }),
    ],
    'timeline',
  )
}

/** On how many of the days with an entry something was recorded. */
function spanOfThing(asked: UnderstoodQuestion, diary: AnswerDiary, { range, unit }: Asking): AnswerContent {
  const things = asked.things.map((thing) => findThing(diary, thing))
  const all = selectPeriod(diary, range)
  const period = narrowPeriod(diary, all, criteriaForThings(things))
  const withIt = new Set(Array.from(period.days.day))
  const name = joinNames(things)
  if (withIt.size === 0)
    return declineAnswer(
      'nothing',
      makeSentence('notRecordedIn', { name, ...spanFigures(all.span, basisForPeriod(all, 'records')) }),
      makeSentence('markToCount', { list: { list: things[0]!.list } }),
    )
  const isLeast = asked.rank === 'least'
  const shares = groupDays(
    Array.from(all.days.day, (day) => ({ day })),
    unit,
  )
    .filter((days) => days.length >= LEAST[unit])
    .map((days) => ({ days, count: days.filter(({ day }) => withIt.has(day)).length }))
    .toSorted((one, other) => {
      const order = other.count / other.days.length - one.count / one.days.length
      return isLeast ? -order : order
    })
  const [found] = shares
  if (found === undefined) return declineAnswer('too-few', makeSentence('noEntry'))
  const { from, to } = spanOf(found.days[0]!.day, unit, all.span)
  const isIn = (day: DayNumber): boolean => day >= from && day <= to
  const whole = basisForPeriod(selectPeriod(diary, toCustomRange({ from, to })), 'records')
  const own = found.count === 0 ? whole : basisForPeriod(narrowedTo(diary, period, isIn), 'records')
  return makeAnswer(
    [
      makeSentence(isLeast ? 'spanLeastOf' : 'spanMostOf', {
        name,
        first: dayFigure(from, whole),
        last: dayFigure(to, whole),
        count: countFigure(found.count, own),
        days: countFigure(found.days.length, whole),
      }),
    ],
    'charts',
  )
}

function narrowedTo(
  { columns: { entries } }: AnswerDiary,
  period: AnswerPeriod,
  isIn: (day: DayNumber) => boolean,
): AnswerPeriod {
  const rows = period.selection.rows.filter((row) => isIn(entries.day[row]!))
  return {
    ...period,
    selection: { ...period.selection, rows },
    ids: Array.from(rows, (row) => entries.ids[row]!),
  }
}

const MOST_WEEKS = 14
const LAST_WEEKS: DateRange = { is: '90days' }

/** Each week with its average. [ASST-213] */
export function answerByWeek(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range =
    asked.periods[0] ?? (isBeyondPlan(diary, LAST_WEEKS, 'insights') ? requestedRange(asked) : LAST_WEEKS)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'insights')
  const weeks = groupDays(painPoints(period.days), 'week').slice(-MOST_WEEKS)
  if (weeks.length === 0)
    return declineAnswer('nothing', noNumbersSentence(asked, diary, spanFigures(period.span, basis)))
  const rows = weeks.map((points): PictureRow => {
    const { from, to } = spanOf(points[0]!.day, 'week', period.span)
    const own = basisOfDays(diary, period, (day) => day >= from && day <= to)
    return barRow(
      { first: from, last: to },
      countFigure(points.length, own),
      tenthFigure(inTenths(meanOf(points)), own),
    )
  })
  const trend = answerTrend({ ...asked, intent: 'trend', measure: 'pain', periods: [range], ways: [] }, diary)
  return {
    ...makeAnswer([...trend.sentences], 'timeline'),
    opening: [makeSentence('openLook')],
    ...makeBars(rows),
  }
}

/** The last seven days one after the other that never went over a number. [ASST-211] */
export function answerWeekRun(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const level = asked.level?.value ?? 0
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const points = Array.from(period.days.day, (day, at) => ({ day, high: period.days.high[at]! }))
  const low = new Set(points.filter(({ high }) => high >= 0 && high <= level).map(({ day }) => day))
  const isWeek = (last: DayNumber): boolean =>
    Array.from({ length: DAYS_OF_WEEK }, (_, back) => last - back).every((day) => low.has(day))
  const last = points.findLast(({ day }) => isWeek(day))?.day
  const basis = basisForPeriod(period, 'records')
  if (last === undefined)
    return makeAnswer([
      makeSentence('weekUnderNone', { level: countFigure(level, basis), ...spanFigures(period.span, basis) }),
    ])
  const first = last - DAYS_OF_WEEK + 1
  const own = basisOfDays(diary, period, (day) => day >= first && day <= last)
  return makeAnswer(
    [
      makeSentence('weekUnder', {
        level: countFigure(level, own),
        first: dayFigure(first, own),
        last: dayFigure(last, own),
      }),
    ],
    'calendar',
  )
}

const DAYS_OF_START = 30

/** The first thirty days of the diary beside the last thirty. [ASST-216] */
export function answerFromStart(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [first] = selectPeriod(diary, { is: 'alltime' }, painCriteria(asked, diary)).days.day
  const now = selectPeriod(diary, { is: '30days' }).span
  const about = { ...asked, measure: 'pain' as const, ways: [] }
  if (first === undefined || first + DAYS_OF_START > now.from)
    return answerTrend({ ...about, intent: 'trend', periods: [] }, diary)
  const start = toCustomRange({ from: first, to: first + DAYS_OF_START - 1 })
  return answerCompare({ ...about, periods: [{ is: '30days' }, start] }, diary)
}

/** Pain and something else in two times: the one, and then the other. [ASST-219] */
export function answerCompareBoth(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const { second } = asked
  const pain = answerCompare({ ...asked, second: [], ways: [] }, diary)
  const about = {
    ...asked,
    intent: 'thing-trend' as const,
    measure: null,
    things: second,
    second: [],
    ways: [],
  }
  const other = answerThingTrend(about, diary)
  if (other === null) {
    const things = second.map((thing) => findThing(diary, thing))
    const none = makeSentence('neverRecorded', { name: joinNames(things) })
    return {
      ...pain,
      sentences: [...pain.sentences, none, makeSentence('markToCount', { list: { list: things[0]!.list } })],
    }
  }
  return { ...pain, sentences: [...pain.sentences, ...other.sentences] }
}

/** What was written one morning or evening; without it, what that day has. [ASST-212] */
export function answerPartOfDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const said = answerAveragePain({ ...asked, ways: [] }, diary)
  return said.declined === 'nothing' ? answerOnDay({ ...asked, time: null, ways: [] }, diary) : said
}
