import { countEntries } from '@reprieve/domain/filters/columns/episodeRows.ts'
import { NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { computeAverages } from '@reprieve/domain/results/days.ts'
import { isRealItem } from '@reprieve/domain/results/statistics/itemRows.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  PAIN_RECORDS,
  selectPeriod,
  requestedRange,
  REFLECTIONS,
  periodWithCriteria,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { answerCounts } from './averages.ts'
import {
  basisForPeriod,
  basisForIds,
  countFigure,
  dayFigure,
  namesValue,
  tenthFigure,
} from '../figuresWithBasis.ts'
import { declineAnswer, makeSentence, makeAnswer } from '../makeAnswer.ts'
import { answerLastUse } from '../helped/medicines.ts'
import { findThing, columnItemName } from '../things.ts'

const MOST_NAMES = 8

const KINDS = { records: PAIN_RECORDS, reflections: REFLECTIONS } as const

/** Covers all time on every plan, as the list does (D44). */
export function answerLastTime(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [thing] = asked.things
  if (thing?.list === 'medication') return answerLastUse(asked, diary)
  const isFirst = asked.rank === 'first'
  const range = asked.periods[0] ?? ({ is: 'alltime' } as const)
  if (thing === undefined) {
    const kind = asked.measure === 'reflections' ? KINDS.reflections : KINDS.records
    const period = selectPeriod(diary, range, asked.measure === null ? DEFAULT_CRITERIA : kind)
    return oneEntry(diary, period, {
      isFirst,
      say: (at) => makeSentence(isFirst ? 'firstEntry' : 'lastEntry', { day: at }),
      none: makeSentence('noEntry'),
    })
  }
  const found = findThing(diary, thing)
  const name = found.names
  return oneEntry(diary, selectPeriod(diary, range, found.criteria), {
    isFirst,
    say: (at) => makeSentence(isFirst ? 'firstTime' : 'lastTime', { name, day: at }),
    none: makeSentence('neverRecorded', { name }),
  })
}

interface Saying {
  isFirst: boolean
  say: (at: ReturnType<typeof dayFigure>) => AnswerSentence
  none: AnswerSentence
}

function oneEntry(
  { columns }: AnswerDiary,
  { selection }: AnswerPeriod,
  { isFirst, say, none }: Saying,
): AnswerContent {
  const { ids, day: days, value, entry } = columns.entries
  const row = isFirst ? selection.rows[0] : selection.rows.at(-1)
  if (row === undefined) return declineAnswer('nothing', none)
  const on = days[row]!
  const basis = basisForIds([ids[row]!], { view: 'records', span: { from: on, to: on } })
  const hasPain = entry[row] === 0 && value[row] !== NO_VALUE
  const pain = hasPain ? [makeSentence('painThen', { pain: countFigure(value[row]!, basis) })] : []
  return makeAnswer([say(dayFigure(on, basis)), ...pain], 'records')
}

/** The entries of a day; none is an answer. For several days, their counts. */
export function answerOnDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const period = selectPeriod(diary, requestedRange(asked))
  if (period.span.from !== period.span.to) return answerCounts({ ...asked, measure: null }, diary)
  const basis = basisForPeriod(period, 'records')
  const on = dayFigure(period.span.from, basis)
  if (period.selection.rows.length === 0)
    return makeAnswer([makeSentence('onDayNothing', { day: on })], 'calendar')
  const [pain, reflected] = [
    periodWithCriteria(diary, period, PAIN_RECORDS),
    periodWithCriteria(diary, period, REFLECTIONS),
  ]
  const records = countFigure(
    countEntries(diary.columns.entries, pain.selection.rows),
    basisForPeriod(pain, 'records'),
  )
  const reflections = countFigure(reflected.selection.rows.length, basisForPeriod(reflected, 'records'))
  return makeAnswer(
    [
      makeSentence('onDay', { day: on, records, reflections }),
      ...painOf(pain),
      ...scoreOf(reflected),
      ...namesOn(diary, period),
    ],
    'calendar',
  )
}

function painOf(pain: AnswerPeriod): AnswerSentence[] {
  const { value } = computeAverages(pain.days).pain
  const basis = basisForPeriod(pain, 'records')
  if (value === null) return []
  const highest = countFigure(pain.days.high[0]!, basis)
  return [makeSentence('onDayPain', { average: tenthFigure(value, basis), highest })]
}

function scoreOf(reflected: AnswerPeriod): AnswerSentence[] {
  const score = reflected.days.score[0]
  if (score === undefined || score === NO_VALUE) return []
  return [makeSentence('onDayScore', { score: countFigure(score, basisForPeriod(reflected, 'records')) })]
}

/** What was recorded on one day. */
export const namesOnDay = (diary: AnswerDiary, day: DayNumber): readonly AnswerSentence[] =>
  namesOn(diary, selectPeriod(diary, toCustomRange({ from: day, to: day })))

/** The items in these entries, each once, in the order of the lists. */
function namesOn(diary: AnswerDiary, { selection }: AnswerPeriod): AnswerSentence[] {
  const { items, item, itemStart } = diary.columns.entries
  const found = new Set<number>()
  for (const row of selection.rows) {
    for (let at = itemStart[row]!; at < itemStart[row + 1]!; at += 1) {
      const one = diary.canonical[item[at]!]!
      if (isRealItem(items[one]!)) found.add(one)
    }
  }
  const names = [...new Set([...found].map((one) => columnItemName(diary, one)))].filter(
    (name) => name !== '',
  )
  return names.length === 0
    ? []
    : [makeSentence('onDayNamed', { names: namesValue(...names.slice(0, MOST_NAMES)) })]
}
