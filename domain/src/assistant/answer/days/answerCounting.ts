import { episodeSentences } from './episodeSentences.ts'
import { countEntries } from '@reprieve/domain/filters/columns/episodeRows.ts'
import { NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import {
  countSpanDays,
  HARD_DAY,
  inTenths,
  painPoints,
  type DayPoint,
} from '@reprieve/domain/results/days.ts'

import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { answerAveragePain } from './averages.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  periodWithCriteria,
  requestedRange,
  selectPeriod,
  toCustomRange,
  type AnswerDiary,
} from '../answerDiary.ts'
import { answerHowOften } from '../answerOften.ts'
import { answerLevelDays, longestRange } from './answerDayCounts.ts'
import { basisOfDays, currentRun, longestRun, type DayRun } from './dayRuns.ts'
import { basisForPeriod, countFigure, dayFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { joinNames } from '../pictures.ts'
import { criteriaForThings, findThing, noNumbersSentence, painCriteria } from '../things.ts'

/** On how many days of a time nothing was written. [ASST-147] */
export function answerMissed(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const wanted = selectPeriod(diary, requestedRange(asked))
  const first = Math.min(...selectPeriod(diary, { is: 'alltime' }).days.day)
  // Before the first entry there was no diary to write in.
  const from = Math.max(wanted.span.from, first)
  if (from > wanted.span.to) return declineAnswer('nothing', makeSentence('noEntry'))
  const period = selectPeriod(diary, toCustomRange({ from, to: wanted.span.to }))
  const basis = basisForPeriod(period, 'records')
  const outOf = countSpanDays(period.span)
  return makeAnswer(
    [
      makeSentence('daysMissed', {
        missed: countFigure(outOf - period.days.count, basis),
        outOf: countFigure(outOf, basis),
        ...spanFigures(period.span, basis),
      }),
    ],
    'calendar',
  )
}

/** How many pain records a day has, of the days that have one. [ASST-147] */
export function answerPerDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range: DateRange = asked.periods[0] ?? { is: 'alltime' }
  const period = selectPeriod(diary, range, PAIN_RECORDS)
  const basis = basisForPeriod(period, 'records')
  const records = countEntries(diary.columns.entries, period.selection.rows)
  const days = period.days.count
  if (days === 0) return declineAnswer('nothing', makeSentence('noEntry'))
  return makeAnswer(
    [
      makeSentence('recordsPerDay', {
        records: countFigure(records, basis),
        days: countFigure(days, basis),
        average: tenthFigure(inTenths(records / days), basis),
        ...spanFigures(period.span, basis),
      }),
    ],
    'calendar',
  )
}

const DAYS_OF_WEEK = 7
const LAST_90_DAYS: DateRange = { is: '90days' }
/** A shorter time has no usual week. */
const LEAST_SPAN = 14

/** On how many days a week, as a rule; over the last three months if no time is named. [ASST-147] */
export function answerPerWeek(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range =
    asked.periods[0] ?? (isBeyondPlan(diary, LAST_90_DAYS, 'insights') ? { is: '30days' } : LAST_90_DAYS)
  const about = { ...asked, periods: [range], ways: [] }
  const isOfThing = asked.level === null && asked.things.length > 0
  const counted = isOfThing ? answerHowOften(about, diary) : answerLevelDays(about, diary)
  if (counted.declined !== null) return counted
  const found = asked.things.map((thing) => findThing(diary, thing))
  const all = selectPeriod(diary, range)
  const period = isOfThing
    ? selectPeriod(diary, range, criteriaForThings(found))
    : selectPeriod(diary, range, painCriteria(asked, diary))
  const first = Math.min(...selectPeriod(diary, { is: 'alltime' }).days.day)
  const length = all.span.to - Math.max(all.span.from, first) + 1
  if (length < LEAST_SPAN) return counted
  const level = asked.level?.value ?? 0
  const isUnder = asked.level?.compare === 'under'
  const days = Array.from(period.days.day).filter((_, at) => {
    const high = period.days.high[at]!
    return isOfThing || (high !== NO_VALUE && (isUnder ? high <= level : high >= level))
  })
  const own = new Set(days)
  const basis = isOfThing
    ? basisForPeriod(period, 'records')
    : basisOfDays(diary, period, (day) => own.has(day))
  const perWeek =
    days.length === 0
      ? countFigure(0, basis)
      : tenthFigure(inTenths((days.length / length) * DAYS_OF_WEEK), basis)
  const kept = counted.sentences.filter(({ key }) => key !== 'perMonth')
  return { ...counted, sentences: [...kept, makeSentence('daysPerWeek', { days: perWeek })] }
}

function runsOf(points: readonly DayPoint[], isMeant: (value: number) => boolean): readonly DayRun[] {
  const runs: DayRun[] = []
  for (const { day, value } of points) {
    if (!isMeant(value)) continue
    const last = runs.at(-1)
    if (last !== undefined && last.to === day - 1) runs[runs.length - 1] = { from: last.from, to: day }
    else runs.push({ from: day, to: day })
  }
  return runs
}

/** Without hard days, those at half the scale. */
const MIDDLE = 5
const lengthOf = ({ from, to }: DayRun): number => to - from + 1

/** How long hard times last: the runs of days with an average of 7 or more, or of 5 or more if there are fewer than two. [ASST-148] */
export function answerRuns(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const points = painPoints(period.days)
  const basis = basisForPeriod(period, 'records')
  const days = spanFigures(period.span, basis)
  if (points.length === 0) return declineAnswer('nothing', noNumbersSentence(asked, diary, days))
  const levels = asked.level === null ? [HARD_DAY, MIDDLE] : [asked.level.value]
  for (const level of levels) {
    const runs = runsOf(points, (value) => value >= level)
    const isEachAlone = runs.every(({ from, to }) => from === to)
    if ((runs.length < 2 || isEachAlone) && level !== levels.at(-1)) continue
    if (runs.length === 0) break
    const isIn = (day: number): boolean => runs.some(({ from, to }) => from <= day && day <= to)
    const own = basisOfDays(diary, period, isIn)
    const lengths = runs.map(lengthOf)
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length
    return makeAnswer(
      [
        makeSentence('hardRuns', {
          runs: countFigure(runs.length, own),
          level: countFigure(level, own),
          mean: tenthFigure(inTenths(mean), own),
          longest: countFigure(Math.max(...lengths), own),
          ...days,
        }),
        makeSentence('runsMean'),
        // "How long do my attacks last" means episodes, where the person marked any. [EPI-25]
        ...episodeSentences(diary, period),
      ],
      'calendar',
    )
  }
  return makeAnswer([makeSentence('noHardRun', { level: countFigure(levels.at(-1)!, basis), ...days })])
}

/** Days one after the other on which something was recorded: those up to now, and the longest run. [ASST-148] */
export function answerThingInARow(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const all = asked.things.map((thing) => findThing(diary, thing))
  const symptoms = all.filter(({ list, items }) => list === 'symptom' && items.length > 0)
  const found = symptoms.length > 0 ? symptoms : all
  const period = selectPeriod(diary, range, criteriaForThings(found))
  const points = Array.from(period.days.day, (day): DayPoint => ({ day, value: 1 }))
  const basis = basisForPeriod(period, 'records')
  const name = joinNames(found)
  const longest = longestRun(points, () => true)
  if (longest === null)
    return declineAnswer(
      'nothing',
      makeSentence('notRecordedIn', { name, ...spanFigures(period.span, basis) }),
    )
  const ofRun = ({ from, to }: DayRun) =>
    basisForPeriod(periodWithCriteria(diary, { span: { from, to } }, period.criteria), 'records')
  const own = ofRun(longest)
  const told = makeSentence('longestThing', {
    name,
    count: countFigure(lengthOf(longest), own),
    first: dayFigure(longest.from, own),
    last: dayFigure(longest.to, own),
    ...spanFigures(period.span, basis),
  })
  const goesOn = currentRun(points, () => true, diary.today)
  const now =
    goesOn === null
      ? makeSentence('noRunNow')
      : makeSentence('currentRun', {
          count: countFigure(lengthOf(goesOn), ofRun(goesOn)),
          last: dayFigure(goesOn.to, ofRun(goesOn)),
        })
  return makeAnswer(asked.ways?.includes('now') === true ? [now, told] : [told, now], 'calendar')
}

const MOST_DAYS = 31
const LAST_14_DAYS = 14

/** Each day with its average, at most a month of them, and their average. [ASST-149] */
export function answerByDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? { is: '7days' as const }
  const wide = selectPeriod(diary, range)
  const isLong = countSpanDays(wide.span) > MOST_DAYS
  const span = isLong ? { from: wide.span.to - LAST_14_DAYS + 1, to: wide.span.to } : wide.span
  const about = { ...asked, periods: [toCustomRange(span)], isLoose: false, ways: [] }
  const average = answerAveragePain(about, diary)
  if (average.declined !== null) return average
  const period = selectPeriod(diary, toCustomRange(span), painCriteria(asked, diary))
  const rows = painPoints(period.days).map(({ day, value }) => {
    const own = basisOfDays(diary, period, (one) => one === day)
    return makeSentence('dayValue', { day: dayFigure(day, own), average: tenthFigure(inTenths(value), own) })
  })
  return { ...average, sentences: [...average.sentences, ...rows], screen: 'calendar' }
}
