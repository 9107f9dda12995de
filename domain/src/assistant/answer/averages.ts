import type { Criteria } from '../../filters/filter.ts'
import { averagesOf, lengthOf } from '../../results/days.ts'
import type { UnderstoodQuestion } from '../asked.ts'
import type { AnswerContent } from '../told.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  periodOf,
  rangeOf,
  REFLECTIONS,
  within,
  type AnswerDiary,
} from './answerDiary.ts'
import { basisOf, count, daysTold, tenth } from './bases.ts'
import { findThing } from './things.ts'
import { beyondPlan, lacking, sentence, told } from './toldOf.ts'

const NOON = 720
const LAST_MINUTE_OF_DAY = 1_079

/** The morning ends at noon, the evening begins at 18:00. */
const TIMES = {
  morning: { compare: 'less', minute: NOON },
  evening: { compare: 'greater', minute: LAST_MINUTE_OF_DAY },
} as const satisfies Record<string, Criteria['time']>

/** Each day counts once, and every average is given with its days. */
export function averagePain(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = rangeOf(asked)
  if (isBeyondPlan(diary, range, 'insights')) return beyondPlan(diary)
  const [thing] = asked.things
  const found = thing === undefined ? null : findThing(diary, thing)
  const time = asked.time === null ? {} : { time: TIMES[asked.time] }
  const period = periodOf(diary, range, { ...(found?.criteria ?? PAIN_RECORDS), ...time })
  const basis = basisOf(period, 'insights')
  const { value, logged } = averagesOf(period.days).pain
  const days = daysTold(period.span, basis)
  if (value === null) return lacking('nothing', sentence('noPainNumbers', days))
  const values = {
    average: tenth(value, basis),
    days: count(logged.days, basis),
    outOf: count(logged.outOf, basis),
    ...days,
  }
  if (found !== null) return told([sentence('averagePainWith', { ...values, name: found.names })], 'insights')
  const key = { morning: 'averagePainMorning', evening: 'averagePainEvening' } as const
  return told([sentence(asked.time === null ? 'averagePain' : key[asked.time], values)], 'insights')
}

export function averageScore(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = rangeOf(asked)
  if (isBeyondPlan(diary, range, 'insights')) return beyondPlan(diary)
  const period = periodOf(diary, range, REFLECTIONS)
  const basis = basisOf(period, 'insights')
  const { value, logged } = averagesOf(period.days).function
  const days = daysTold(period.span, basis)
  if (value === null) return lacking('nothing', sentence('noScores', days))
  const values = {
    average: tenth(value, basis),
    days: count(logged.days, basis),
    outOf: count(logged.outOf, basis),
  }
  return told([sentence('averageScore', { ...values, ...days })], 'insights')
}

export function hardDays(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = rangeOf(asked)
  if (isBeyondPlan(diary, range, 'insights')) return beyondPlan(diary)
  const period = periodOf(diary, range, PAIN_RECORDS)
  const basis = basisOf(period, 'insights')
  const days = daysTold(period.span, basis)
  const { days: hard, outOf } = averagesOf(period.days).hardDays
  if (outOf === 0) return lacking('nothing', sentence('noPainNumbers', days))
  return told(
    [sentence('hardDays', { hard: count(hard, basis), days: count(outOf, basis), ...days })],
    'insights',
  )
}

/** Counts do not depend on the plan, because a person's own entries belong to them; zero is an answer, too. */
export function counts(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const all = periodOf(diary, rangeOf(asked))
  const [pain, reflected] = [within(diary, all, PAIN_RECORDS), within(diary, all, REFLECTIONS)]
  const basis = basisOf(all, 'records')
  const days = daysTold(all.span, basis)
  const records = count(pain.selection.rows.length, basisOf(pain, 'records'))
  const reflections = count(reflected.selection.rows.length, basisOf(reflected, 'records'))
  const logged = count(all.days.count, basis)
  const outOf = count(lengthOf(all.span), basis)
  switch (asked.measure) {
    case 'records': {
      const painDays = count(pain.days.count, basisOf(pain, 'records'))
      return told([sentence('countRecords', { records, days: painDays, ...days })])
    }
    case 'reflections':
      return told([sentence('countReflections', { reflections, ...days })])
    case 'days':
      return told([sentence('countDays', { days: logged, outOf, ...days })])
    default:
      return told([sentence('countEntries', { records, reflections, days: logged, outOf, ...days })])
  }
}
