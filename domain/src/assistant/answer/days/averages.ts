import { countEntries } from '@reprieve/domain/filters/columns/episodeRows.ts'
import { episodeSentences } from './episodeSentences.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import { computeAverages, countSpanDays, HARD_DAY } from '@reprieve/domain/results/days.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  selectPeriod,
  requestedRange,
  REFLECTIONS,
  periodWithCriteria,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { basisForIds, basisForPeriod, countFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import { declineBeyondPlan, declineAnswer, makeSentence, makeAnswer } from '../makeAnswer.ts'
import { findThing, noNumbersSentence, painCriteria } from '../things.ts'
import { previousSpan } from '@reprieve/domain/results/insights/periods.ts'

const NOON = 720
const LAST_MINUTE_OF_DAY = 1_079

/** The morning ends at noon, the evening begins at 18:00. */
const TIMES = {
  morning: { compare: 'less', minute: NOON },
  evening: { compare: 'greater', minute: LAST_MINUTE_OF_DAY },
} as const satisfies Record<string, Criteria['time']>

/** Each day counts once, and every average is given with its days. */
export function answerAveragePain(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const [thing] = asked.things
  const found = thing === undefined ? null : findThing(diary, thing)
  const time = asked.time === null ? {} : { time: TIMES[asked.time] }
  const period = selectPeriod(diary, range, { ...(found?.criteria ?? PAIN_RECORDS), ...time })
  const basis = basisForPeriod(period, 'insights')
  const { value, logged } = computeAverages(period.days).pain
  const days = spanFigures(period.span, basis)
  if (value === null) return declineAnswer('nothing', noNumbersSentence(asked, diary, days))
  const values = {
    average: tenthFigure(value, basis),
    days: countFigure(logged.days, basis),
    outOf: countFigure(logged.outOf, basis),
    ...days,
  }
  if (found !== null && asked.time === null)
    return makeAnswer([makeSentence('averagePainWith', { ...values, name: found.names })], 'insights')
  const key = { morning: 'averagePainMorning', evening: 'averagePainEvening' } as const
  const average = makeSentence(asked.time === null ? 'averagePain' : key[asked.time], values)
  // The mornings of a place are named as such. [ASST-254]
  if (found !== null)
    return makeAnswer([makeSentence('readAsPlace', { name: found.names }), average], 'insights')
  const more = asked.isLoose && asked.time === null ? sentencesBeside(asked, diary, period) : []
  return makeAnswer([average, ...more], 'insights')
}

/** Who asks how it was is also told how it was before, and how many days were hard. */
function sentencesBeside(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  { span }: AnswerPeriod,
): readonly AnswerSentence[] {
  const earlier = toCustomRange(previousSpan(span))
  const hard = answerHardDays({ ...asked, things: [], isLoose: false }, diary).sentences
  if (isBeyondPlan(diary, earlier, 'compare')) return hard
  const before = selectPeriod(diary, earlier, PAIN_RECORDS)
  const { value, logged } = computeAverages(before.days).pain
  const basis = basisForPeriod(before, 'insights')
  if (value === null) return hard
  const was = { before: tenthFigure(value, basis), daysBefore: countFigure(logged.days, basis) }
  return [makeSentence('visitBefore', was), ...hard]
}

export function answerAverageScore(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, REFLECTIONS)
  const basis = basisForPeriod(period, 'insights')
  const { value, logged } = computeAverages(period.days).function
  const days = spanFigures(period.span, basis)
  if (value === null) return declineAnswer('nothing', makeSentence('noScores', days))
  const values = {
    average: tenthFigure(value, basis),
    days: countFigure(logged.days, basis),
    outOf: countFigure(logged.outOf, basis),
  }
  return makeAnswer([makeSentence('averageScore', { ...values, ...days })], 'insights')
}

export function answerHardDays(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'insights')
  const days = spanFigures(period.span, basis)
  const { days: hard, outOf } = computeAverages(period.days).hardDays
  if (outOf === 0) return declineAnswer('nothing', noNumbersSentence(asked, diary, days))
  return makeAnswer(
    [
      makeSentence('hardDays', {
        hard: countFigure(hard, basisOfHardDays(diary, period)),
        days: countFigure(outOf, basis),
        ...days,
      }),
      ...(asked.isLoose ? [makeSentence('hardDayMeans', { level: countFigure(HARD_DAY, basis) })] : []),
      // "How many attacks did I have" is read as a question about hard days, and may mean episodes. [EPI-25]
      ...(asked.isLoose ? episodeSentences(diary, period) : []),
    ],
    'insights',
  )
}

/** The entries of the hard days alone. */
function basisOfHardDays(
  { columns: { entries } }: AnswerDiary,
  { days, selection, span, criteria }: AnswerPeriod,
) {
  const hard = new Set(Array.from(days.day).filter((_, at) => days.mean[at]! >= HARD_DAY))
  const ids = Array.from(selection.rows).filter((row) => hard.has(entries.day[row]!))
  return basisForIds(
    ids.map((row) => entries.ids[row]!),
    { view: 'records', span, criteria },
  )
}

/** Counts do not depend on the plan, because a person's own entries belong to them; zero is an answer, too. */
export function answerCounts(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const isInAll = asked.isLoose && asked.periods.length === 0
  const all = selectPeriod(diary, isInAll ? { is: 'alltime' } : requestedRange(asked))
  const [pain, reflected] = [
    periodWithCriteria(diary, all, PAIN_RECORDS),
    periodWithCriteria(diary, all, REFLECTIONS),
  ]
  const basis = basisForPeriod(all, 'records')
  const days = spanFigures(all.span, basis)
  const records = countFigure(
    countEntries(diary.columns.entries, pain.selection.rows),
    basisForPeriod(pain, 'records'),
  )
  const reflections = countFigure(reflected.selection.rows.length, basisForPeriod(reflected, 'records'))
  const logged = countFigure(all.days.count, basis)
  const outOf = countFigure(countSpanDays(all.span), basis)
  switch (asked.measure) {
    case 'records': {
      const painDays = countFigure(pain.days.count, basisForPeriod(pain, 'records'))
      return makeAnswer([
        makeSentence('countRecords', { records, days: painDays, ...days }),
        ...episodeSentences(diary, pain),
      ])
    }
    case 'reflections':
      return makeAnswer([makeSentence('countReflections', { reflections, ...days })])
    case 'days':
      return makeAnswer([makeSentence('countDays', { days: logged, outOf, ...days })])
    default:
      return makeAnswer([
        makeSentence('countEntries', { records, reflections, days: logged, outOf, ...days }),
        ...episodeSentences(diary, pain),
      ])
  }
}
