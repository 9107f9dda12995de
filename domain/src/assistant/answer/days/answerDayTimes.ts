import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { FLAG, NO_VALUE, ENTRY } from '@reprieve/domain/filters/columns/columns.ts'
import { computeAverages, inTenths, makeDayTable, painPoints } from '@reprieve/domain/results/days.ts'
import { LEAST_DAYS } from '@reprieve/domain/results/statistics/change.ts'
import { labelLinks } from '@reprieve/domain/results/statistics/labels.ts'
import { hasEnoughDays, listDays, testDays } from '@reprieve/domain/results/statistics/welch.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, AnswerSentence, PictureRow } from '../../answerContent.ts'
import { MOST_BASIS_IDS, type Basis } from '../../basis.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  selectPeriod,
  tellingRangeFor,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import type { AnswerKey } from '../answerKeys.ts'
import { basisForIds, basisForPeriod, countFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { barRow, labelInWords, makeBars } from '../pictures.ts'
import { findThing } from '../things.ts'
import { answerScoreByWeekday } from './scoreByWeekday.ts'

/** The morning ends at noon and the evening begins at 18:00, as in every answer about them. */
const PARTS = [
  { from: 0, to: 719, label: 'rowMorning', highest: 'highMorning', few: 'partFewMorning' },
  { from: 720, to: 1_079, label: 'rowAfternoon', highest: 'highAfternoon', few: 'partFewAfternoon' },
  { from: 1_080, to: 1_439, label: 'rowEvening', highest: 'highEvening', few: 'partFewEvening' },
] as const satisfies readonly {
  from: number
  to: number
  label: AnswerKey
  highest: AnswerKey
  few: AnswerKey
}[]

/** The smallest difference that is reported, as between two periods. [RES-42] */
const LEAST_POINTS = 1

const painPeriod = (
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  range: ReturnType<typeof tellingRangeFor>,
) => {
  const about = asked.things[0] ?? asked.place
  return selectPeriod(diary, range, about === null ? PAIN_RECORDS : findThing(diary, about).criteria)
}

/** "Lately" may have too few records at different times: then the shortest time that has enough. */
export function answerTimeOfDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const missing = neverRecorded(asked, diary)
  if (missing !== null) return missing
  const said = answerTimesIn(asked, diary)
  const isVague = asked.isLoose && asked.periods[0]?.is !== 'custom' && asked.periods.length > 0
  if (said.declined === 'too-few' && isVague) return answerTimeOfDay({ ...asked, periods: [] }, diary)
  // A place has fewer records: the year may have enough. [ASST-85]
  const isShort = said.declined === 'too-few' && asked.isLoose && asked.periods.length === 0
  const year = isShort ? answerTimesIn({ ...asked, periods: [YEAR] }, diary) : said
  return year.declined === null ? year : said
}

const YEAR = { is: '365days' } as const

/** A place that was never recorded has no times, however many days will follow. [ASST-186] */
function neverRecorded(
  { things: [thing], place }: UnderstoodQuestion,
  diary: AnswerDiary,
): AnswerContent | null {
  const about = thing ?? place
  if (about === null) return null
  const { names, criteria } = findThing(diary, about)
  const isEmpty = selectPeriod(diary, { is: 'alltime' }, criteria).selection.rows.length === 0
  return isEmpty ? declineAnswer('nothing', makeSentence('neverRecorded', { name: names })) : null
}

/** The pain in the morning, the afternoon and the evening: each day counts once in each. [ASST-55] */
function answerTimesIn(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = tellingRangeFor(asked, diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = painPeriod(asked, diary, range)
  const all = basisForPeriod(period, 'insights')
  const days = spanFigures(period.span, all)
  const parts = PARTS.flatMap((part) => {
    const found = averageBetween(diary, period, part)
    return found === null ? [] : [{ ...part, ...found }]
  })
  const enough = parts.filter((part) => part.days >= LEAST_DAYS)
  if (enough.length < 2) {
    const most = Math.max(0, ...parts.filter((part) => !enough.includes(part)).map((part) => part.days))
    // What there is: a few mornings, and no night. [ASST-186]
    const seen = parts.map((part) =>
      makeSentence(part.few, {
        average: tenthFigure(part.value, part.basis),
        days: countFigure(part.days, part.basis),
      }),
    )
    const isNightless = asked.isLoose && parts.length > 0 && !hasNights(diary, period)
    return declineAnswer(
      'too-few',
      ...(isNightless ? [makeSentence('nightUnknown')] : []),
      makeSentence('partsTooFew', { wanted: countFigure(LEAST_DAYS - most, all), ...days }),
      ...(asked.isLoose ? seen : []),
    )
  }
  const [highest, ...others] = enough.toSorted((one, other) => other.value - one.value)
  const points = inTenths(highest!.value - others[0]!.value)
  const isClear = points >= LEAST_POINTS
  const found = isClear
    ? makeSentence(highest!.highest, { points: tenthFigure(points, highest!.basis) })
    : makeSentence('partsEven')
  const rows = enough.map((part): PictureRow =>
    barRow(labelInWords(part.label), countFigure(part.days, part.basis), tenthFigure(part.value, part.basis)),
  )
  return {
    ...makeAnswer(
      [
        found,
        makeSentence('countedFrom', { records: countFigure(period.selection.rows.length, all), ...days }),
        makeSentence('partsCaution'),
        ...(asked.isLoose ? afternoonSentence(parts, period, all) : []),
        ...(asked.isLoose && !hasNights(diary, period) ? [makeSentence('nightUnknown')] : []),
      ],
      'timeline',
    ),
    opening: [makeSentence('openLook')],
    ...makeBars(rows),
  }
}

/** Too few records of the afternoon for an average: said, because it may be what was asked. [ASST-55] */
function afternoonSentence(
  parts: readonly { label: AnswerKey; days: number }[],
  { span }: AnswerPeriod,
  all: Basis,
): readonly AnswerSentence[] {
  const days = parts.find(({ label }) => label === 'rowAfternoon')?.days ?? 0
  if (days >= LEAST_DAYS) return []
  if (days === 0) return [makeSentence('afternoonNone')]
  return [makeSentence('afternoonFew', { days: countFigure(days, all), ...spanFigures(span, all) })]
}

interface AverageInPart {
  value: number
  days: number
  basis: Basis
}

/** The average of the records within these minutes of the day; records of a whole day have no time. */
function averageBetween(
  { columns: { entries } }: AnswerDiary,
  { selection, span, criteria }: AnswerPeriod,
  { from, to }: { from: number; to: number },
): AverageInPart | null {
  const rows = selection.rows.filter(
    (row) =>
      entries.entry[row] === ENTRY.record &&
      entries.value[row] !== NO_VALUE &&
      (entries.flags[row]! & FLAG.isAllDay) === 0 &&
      entries.minute[row]! >= from &&
      entries.minute[row]! <= to,
  )
  const { pain } = computeAverages(makeDayTable(entries, { rows, span, outOf: rows.length }))
  if (pain.value === null) return null
  const ids = Array.from(rows, (row) => entries.ids[row]!)
  return {
    value: pain.value,
    days: pain.logged.days,
    basis: basisForIds(ids, { view: 'records', span, criteria }),
  }
}

/** The night begins at 22:00 and ends at 6:00. */
const NIGHT = { begins: 1_320, ends: 360 } as const

/** Whether anything was written at night: otherwise nothing can be said about it. [ASST-55] */
const hasNights = ({ columns: { entries } }: AnswerDiary, { selection }: AnswerPeriod): boolean =>
  selection.rows.some(
    (row) =>
      entries.entry[row] === ENTRY.record &&
      (entries.minute[row]! >= NIGHT.begins || entries.minute[row]! < NIGHT.ends),
  )

/** 1 is Monday; day 0 was a Thursday. */
const weekdayNumber = (day: DayNumber): number => ((((day + 3) % 7) + 7) % 7) + 1
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/**
 * The pain of each weekday. One is named only if it passes the same tests as a link, all seven together: of seven
 * averages one is always the highest. [ASST-55]
 */
export function answerWeekday(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  if (asked.measure === 'score') return answerScoreByWeekday(asked, diary)
  const range = tellingRangeFor(asked, diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = painPeriod(asked, diary, range)
  const all = basisForPeriod(period, 'insights')
  const days = spanFigures(period.span, all)
  const points = painPoints(period.days)
  const least = Math.min(...WEEKDAYS.map((weekday) => daysOn(points, weekday).length))
  if (least < LEAST_OF_EACH) {
    const year: DateRange = { is: '365days' }
    const isShort = asked.periods.length === 0 && !isBeyondPlan(diary, year, 'insights')
    // A place may be rare: then the whole year is counted. [ASST-246]
    if (isShort) return answerWeekday({ ...asked, periods: [year] }, diary)
    const wanted = countFigure(LEAST_OF_EACH - least, all)
    const few = makeSentence('weekdaysTooFew', { wanted, ...days })
    const free = points.filter(({ day }) => weekdayNumber(day) >= SATURDAY).length
    if (Math.min(free, points.length - free) < LEAST_OF_BOTH) return declineAnswer('too-few', few)
    // Two groups of days have enough, where single weekdays have not.
    const both = weekendSentence(points, (weekday) => weekdayBasis(diary, period, weekday))
    return makeAnswer([both, few], 'timeline')
  }
  const highest = findHighestWeekday(points)
  const basisOn = (weekday: number): Basis => weekdayBasis(diary, period, weekday)
  const rows = WEEKDAYS.map((weekday): PictureRow => {
    const own = daysOn(points, weekday)
    const average = own.reduce((sum, { value }) => sum + value, 0) / own.length
    const basis = basisOn(weekday)
    return barRow({ weekday }, countFigure(own.length, basis), tenthFigure(inTenths(average), basis))
  })
  const found =
    highest === null
      ? makeSentence('weekdaysEven')
      : makeSentence('weekdayHigher', {
          points: tenthFigure(highest.points, basisOn(highest.weekday)),
          weekday: { weekday: highest.weekday },
        })
  return {
    ...makeAnswer(
      [
        found,
        weekendSentence(points, basisOn),
        makeSentence('countedFrom', { records: countFigure(period.selection.rows.length, all), ...days }),
      ],
      'timeline',
    ),
    opening: [makeSentence('openLook')],
    ...makeBars(rows),
  }
}

const SATURDAY = 6

/** Saturday and Sunday beside the other days: shown, not judged. */
function weekendSentence(
  points: readonly { day: DayNumber; value: number }[],
  basisOn: (weekday: number) => Basis,
): AnswerSentence {
  const average = (own: readonly { value: number }[]): number =>
    inTenths(own.reduce((sum, { value }) => sum + value, 0) / own.length)
  const isFree = ({ day }: { day: DayNumber }): boolean => weekdayNumber(day) >= SATURDAY
  const [free, others] = [points.filter(isFree), points.filter((point) => !isFree(point))]
  const joined = (weekdays: readonly number[]): Basis => joinBases(weekdays.map(basisOn))
  const [ofFree, ofOthers] = [joined([6, 7]), joined([1, 2, 3, 4, 5])]
  return makeSentence('weekendAverage', {
    weekend: tenthFigure(average(free), ofFree),
    days: countFigure(free.length, ofFree),
    others: tenthFigure(average(others), ofOthers),
    otherDays: countFigure(others.length, ofOthers),
  })
}

/** The entries of several bases of the same days; by their ids if all of them have some. */
function joinBases(bases: readonly Basis[]): Basis {
  const [first] = bases
  const ids = bases.every((basis) => basis.ids !== null) ? bases.flatMap((basis) => basis.ids!) : null
  const n = bases.reduce((sum, basis) => sum + basis.n, 0)
  return ids === null || ids.length > MOST_BASIS_IDS ? { ...first!, ids: null, n } : { ...first!, ids, n }
}

/** A single Monday says nothing about Mondays. */
const LEAST_OF_EACH = 3
/** Nor do so few days of a weekend. */
const LEAST_OF_BOTH = 5

const daysOn = <Point extends { day: DayNumber }>(points: readonly Point[], weekday: number): Point[] =>
  points.filter(({ day }) => weekdayNumber(day) === weekday)

/** Null if none stands out. */
function findHighestWeekday(
  points: readonly { day: DayNumber; value: number }[],
): { weekday: number; points: number } | null {
  const days = listDays(Float64Array.from(points, ({ value }) => value))
  const tested = WEEKDAYS.flatMap((weekday) => {
    const places = Uint32Array.from(
      points.flatMap(({ day }, at) => (weekdayNumber(day) === weekday ? [at] : [])),
    )
    const counts = { daysWith: places.length, daysWithout: points.length - places.length }
    return hasEnoughDays(counts) ? [{ weekday, ...testDays(days, places) }] : []
  })
  const labels = labelLinks(tested, () => true)
  const steady = tested.filter(({ difference }, at) => labels[at] === 'steady' && difference > 0)
  const [first] = steady.toSorted((one, other) => other.difference - one.difference)
  return first === undefined ? null : { weekday: first.weekday, points: inTenths(first.difference) }
}

function weekdayBasis(
  { columns }: AnswerDiary,
  { selection, span, criteria }: AnswerPeriod,
  weekday: number,
) {
  const { ids, day, entry, value } = columns.entries
  const own = Array.from(selection.rows).filter(
    (row) => entry[row] === ENTRY.record && value[row] !== NO_VALUE && weekdayNumber(day[row]!) === weekday,
  )
  return basisForIds(
    own.map((row) => ids[row]!),
    { view: 'records', span, criteria },
  )
}
