import { ENTRY, NO_LENGTH } from '@reprieve/domain/filters/columns/columns.ts'
import { countedRows } from '@reprieve/domain/filters/columns/episodeRows.ts'
import { episodeSentences } from '../days/episodeSentences.ts'
import { PAIN_PATTERNS } from '@reprieve/domain/records/painRecord.ts'
import { inTenths } from '@reprieve/domain/results/days.ts'
import { indexOfHighest, countByPattern } from '@reprieve/domain/results/insights/recordCounts.ts'
import { medianOf } from '@reprieve/domain/results/statistics/median.ts'
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '@reprieve/domain/time/instant.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerContent } from '../../answerContent.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  selectPeriod,
  requestedRange,
  periodWithCriteria,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { basisForPeriod, basisForIds, countFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import { painCriteria } from '../things.ts'
import { declineBeyondPlan, declineAnswer, makeSentence, makeAnswer } from '../makeAnswer.ts'

export function answerPattern(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  return asked.measure === 'pattern' ? usualPattern(diary, period) : usualLength(diary, period)
}

/** The median of the records that have a length: not recorded is not 0. */
function usualLength(diary: AnswerDiary, period: AnswerPeriod): AnswerContent {
  const { entries } = diary.columns
  const { span, criteria, selection } = period
  // An episode has the length of its start, and counts once. [EPI-25]
  const rows = Array.from(countedRows(entries, selection.rows)).filter(
    (row) => entries.entry[row] === ENTRY.record && entries.length[row] !== NO_LENGTH,
  )
  const all = basisForPeriod(period, 'insights')
  if (rows.length === 0) return declineAnswer('nothing', makeSentence('noLength', spanFigures(span, all)))
  const ids = rows.map((row) => entries.ids[row]!)
  const basis = basisForIds(ids, { view: 'records', span, criteria })
  const seconds = medianOf(Float64Array.from(rows, (row) => entries.length[row]!))
  const values = { told: countFigure(rows.length, basis), ...spanFigures(span, all) }
  if (seconds < SECONDS_PER_HOUR)
    return makeAnswer(
      [
        makeSentence('lengthMinutes', {
          ...values,
          minutes: countFigure(Math.round(seconds / SECONDS_PER_MINUTE), basis),
        }),
        ...episodeSentences(diary, period),
      ],
      'insights',
    )
  return makeAnswer(
    [
      makeSentence('lengthHours', {
        ...values,
        hours: tenthFigure(inTenths(seconds / SECONDS_PER_HOUR), basis),
      }),
      ...episodeSentences(diary, period),
    ],
    'insights',
  )
}

const KEYS = {
  constant: 'patternConstant',
  intermittent: 'patternIntermittent',
  breakthrough: 'patternBreakthrough',
} as const

/** The most frequent type of pain; none if two tie. */
function usualPattern(diary: AnswerDiary, period: AnswerPeriod): AnswerContent {
  const { span, selection } = period
  const all = basisForPeriod(period, 'insights')
  const days = spanFigures(span, all)
  const { counts, told: tells } = countByPattern(diary.columns.entries, selection.rows)
  if (tells === 0) return declineAnswer('nothing', makeSentence('noPattern', days))
  const basis = basisForPeriod(
    periodWithCriteria(diary, period, { ...PAIN_RECORDS, patterns: PAIN_PATTERNS }),
    'records',
  )
  const values = { told: countFigure(tells, basis), ...days }
  const most = indexOfHighest(counts)
  if (most === null) return makeAnswer([makeSentence('patternEven', values)], 'insights')
  const is = PAIN_PATTERNS[most]!
  const own = basisForPeriod(
    periodWithCriteria(diary, period, { ...PAIN_RECORDS, patterns: [is] }),
    'records',
  )
  return makeAnswer(
    [makeSentence(KEYS[is], { ...values, records: countFigure(counts[most]!, own) })],
    'insights',
  )
}
