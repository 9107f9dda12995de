import { NO_VALUE } from '../../filters/columns/columns.ts'
import { inTenths, makeDayTable } from '../../results/days.ts'
import { mostRecorded } from '../../results/statistics/mostRecorded.ts'
import type { RecordedThing, UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerContent } from '../answerContent.ts'
import {
  answerInLongerPeriod,
  PAIN_RECORDS,
  selectPeriod,
  requestedRange,
  periodWithCriteria,
  type AnswerDiary,
  type AnswerPeriod,
} from './answerDiary.ts'
import { basisForPeriod, countFigure, spanFigures, namesValue, tenthFigure } from './figuresWithBasis.ts'
import { answerUseCount } from './helped/medicines.ts'
import { criteriaForColumnItem, criteriaForThings, findThing, columnItemName } from './things.ts'
import { declineAnswer, makeSentence, makeAnswer } from './makeAnswer.ts'
import { joinNames } from './pictures.ts'

const MOST_ROWS = 3

/** The most often recorded items; this says nothing about their link with pain. */
export const answerMostOften = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent =>
  answerInLongerPeriod(asked, diary, (one) => {
    const content = rankItems(one, diary)
    return { content, isEmpty: content.declined === 'nothing' }
  })

function rankItems(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const list = asked.list ?? 'symptom'
  if (list === 'medication' && asked.isLoose) return answerUseCount({ ...asked, things: [] }, diary)
  const period = atLevel(asked, onDaysWith(asked, selectPeriod(diary, requestedRange(asked)), diary), diary)
  const { selection } = period
  const all = mostRecorded(diary.columns.entries, { selection, canonical: diary.canonical, list })
  const isLeast = asked.rank === 'least'
  const rows = (isLeast ? all.toReversed() : all).slice(0, MOST_ROWS)
  const days = spanFigures(period.span, basisForPeriod(period, 'records'))
  const ofLevel =
    asked.level === null
      ? []
      : [
          makeSentence('onlyLevel', {
            level: countFigure(asked.level.value, basisForPeriod(period, 'records')),
          }),
        ]
  if (rows.length === 0)
    return declineAnswer(
      'nothing',
      ...ofLevel,
      makeSentence('nothingInList', days),
      ...(asked.isLoose ? [makeSentence('markInList', { list: { list } })] : []),
    )
  return makeAnswer(
    [
      ...(period.ids === undefined || asked.things.length === 0
        ? []
        : [
            makeSentence('onDaysWith', { name: joinNames(asked.things.map((one) => findThing(diary, one))) }),
          ]),
      ...ofLevel,
      makeSentence(isLeast ? 'leastOften' : 'mostOften', days),
      ...rows.map(({ item, records }) => {
        const criteria = criteriaForColumnItem(diary, item)
        const own =
          period.ids === undefined
            ? periodWithCriteria(diary, period, criteria)
            : atLevel(asked, onDaysWith(asked, periodWithCriteria(diary, period, criteria), diary), diary)
        const basis = basisForPeriod(own, 'records')
        return makeSentence('mostRow', {
          name: namesValue(columnItemName(diary, item)),
          records: countFigure(records, basis),
        })
      }),
    ],
    'charts',
  )
}

/** "Which triggers at 7 or more": only the records that reached it. [ASST-229] */
function atLevel({ level }: UnderstoodQuestion, period: AnswerPeriod, diary: AnswerDiary): AnswerPeriod {
  if (level === null) return period
  const { entries } = diary.columns
  const isMeant = (value: number): boolean =>
    value !== NO_VALUE && (level.compare === 'over' ? value >= level.value : value <= level.value)
  const pain = new Set(periodWithCriteria(diary, period, PAIN_RECORDS).selection.rows)
  const rows = period.selection.rows.filter((row) => pain.has(row) && isMeant(entries.value[row]!))
  const selection = { ...period.selection, rows }
  const ids = Array.from(rows, (row) => entries.ids[row]!)
  return { ...period, selection, days: makeDayTable(entries, selection), ids }
}

/** "What hurts most after gardening": the entries of the days that have it. [ASST-105] */
function onDaysWith(
  { things, isLoose }: UnderstoodQuestion,
  period: AnswerPeriod,
  diary: AnswerDiary,
): AnswerPeriod {
  if (!isLoose || things.length === 0) return period
  const criteria = criteriaForThings(things.map((thing) => findThing(diary, thing)))
  const withIt = new Set(periodWithCriteria(diary, period, criteria).days.day)
  const { entries } = diary.columns
  const rows = period.selection.rows.filter((row) => withIt.has(entries.day[row]!))
  const selection = { ...period.selection, rows }
  const ids = Array.from(rows, (row) => entries.ids[row]!)
  return { ...period, selection, days: makeDayTable(entries, selection), ids }
}

/** How many entries contain the thing, and on how many days; zero is an answer. */
export function answerHowOften(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [thing] = asked.things
  if (thing === undefined) return answerMostOften(asked, diary)
  if (thing.list === 'medication') return answerUseCount(asked, diary)
  return answerInLongerPeriod(asked, diary, (one) => countThing(one, diary, thing))
}

function countThing(asked: UnderstoodQuestion, diary: AnswerDiary, thing: RecordedThing) {
  const found = findThing(diary, thing)
  const all = selectPeriod(diary, requestedRange(asked))
  const period = periodWithCriteria(diary, all, found.criteria)
  const basis = basisForPeriod(period, 'records')
  const values = { name: found.names, ...spanFigures(all.span, basis) }
  const times = period.selection.rows.length
  if (times === 0) {
    const none = makeSentence('notRecordedIn', values)
    // Never recorded at all: in which list to mark it. [ASST-217]
    const isNever = asked.isLoose && asked.periods[0]?.is === 'alltime'
    const how = isNever ? [makeSentence('markToCount', { list: { list: thing.list } })] : []
    return { content: makeAnswer([none, ...how]), isEmpty: true }
  }
  const counted = { times: countFigure(times, basis), days: countFigure(period.days.count, basis) }
  const perMonth = asked.isLoose ? daysPerMonth(period, all) : null
  const content = makeAnswer(
    [
      makeSentence('howOften', { ...values, ...counted }),
      ...(perMonth === null ? [] : [makeSentence('perMonth', { days: tenthFigure(perMonth, basis) })]),
    ],
    'records',
  )
  return { content, isEmpty: false }
}

const LEAST_SPAN = 60
const DAYS_OF_MONTH = 365 / 12

/** How many days a month that is, since the diary began in that time; null for a short one. [ASST-128] */
function daysPerMonth({ days }: AnswerPeriod, { span, days: all }: AnswerPeriod): number | null {
  const length = span.to - Math.max(span.from, Math.min(...all.day)) + 1
  return length < LEAST_SPAN ? null : inTenths((days.count / length) * DAYS_OF_MONTH)
}
