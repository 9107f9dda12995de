import { ENTRY, NO_LENGTH } from '../../filters/columns/columns.ts'
import { inTenths } from '../../results/days.ts'
import { mostOf, PATTERNS, patternsOf } from '../../results/insights/recordCounts.ts'
import { medianOf } from '../../results/statistics/median.ts'
import type { UnderstoodQuestion } from '../asked.ts'
import type { AnswerContent } from '../told.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  periodOf,
  rangeOf,
  within,
  type AnswerDiary,
  type Period,
} from './answerDiary.ts'
import { basisOf, basisOfIds, count, daysTold, tenth } from './bases.ts'
import { beyondPlan, lacking, sentence, told } from './toldOf.ts'

const HOUR = 3_600
const MINUTE = 60

export function pattern(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = rangeOf(asked)
  if (isBeyondPlan(diary, range, 'insights')) return beyondPlan(diary)
  const period = periodOf(diary, range, PAIN_RECORDS)
  return asked.measure === 'pattern' ? usualPattern(diary, period) : usualLength(diary, period)
}

/** The median of the records that have a length: not recorded is not 0. */
function usualLength({ columns: { entries } }: AnswerDiary, period: Period): AnswerContent {
  const { span, criteria, selection } = period
  const rows = Array.from(selection.rows).filter(
    (row) => entries.entry[row] === ENTRY.record && entries.length[row] !== NO_LENGTH,
  )
  const all = basisOf(period, 'insights')
  if (rows.length === 0) return lacking('nothing', sentence('noLength', daysTold(span, all)))
  const ids = rows.map((row) => entries.ids[row]!)
  const basis = basisOfIds(ids, { view: 'records', span, criteria })
  const seconds = medianOf(Float64Array.from(rows, (row) => entries.length[row]!))
  const values = { told: count(rows.length, basis), ...daysTold(span, all) }
  if (seconds < HOUR)
    return told(
      [sentence('lengthMinutes', { ...values, minutes: count(Math.round(seconds / MINUTE), basis) })],
      'insights',
    )
  return told(
    [sentence('lengthHours', { ...values, hours: tenth(inTenths(seconds / HOUR), basis) })],
    'insights',
  )
}

const KEYS = {
  constant: 'patternConstant',
  intermittent: 'patternIntermittent',
  breakthrough: 'patternBreakthrough',
} as const

/** The most frequent type of pain; none if two tie. */
function usualPattern(diary: AnswerDiary, period: Period): AnswerContent {
  const { span, selection } = period
  const all = basisOf(period, 'insights')
  const days = daysTold(span, all)
  const { counts, told: tells } = patternsOf(diary.columns.entries, selection.rows)
  if (tells === 0) return lacking('nothing', sentence('noPattern', days))
  const basis = basisOf(within(diary, period, { ...PAIN_RECORDS, patterns: PATTERNS }), 'records')
  const values = { told: count(tells, basis), ...days }
  const most = mostOf(counts)
  if (most === null) return told([sentence('patternEven', values)], 'insights')
  const is = PATTERNS[most]!
  const own = basisOf(within(diary, period, { ...PAIN_RECORDS, patterns: [is] }), 'records')
  return told([sentence(KEYS[is], { ...values, records: count(counts[most]!, own) })], 'insights')
}
