import { mostRecorded } from '../../results/statistics/mostRecorded.ts'
import type { RecordedThing, UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerContent } from '../answerContent.ts'
import {
  answerInLongerPeriod,
  selectPeriod,
  requestedRange,
  periodWithCriteria,
  type AnswerDiary,
} from './answerDiary.ts'
import { basisForPeriod, countFigure, spanFigures, namesValue } from './figuresWithBasis.ts'
import { answerUseCount } from './medicines.ts'
import { criteriaForColumnItem, findThing, columnItemName } from './things.ts'
import { declineAnswer, makeSentence, makeAnswer } from './makeAnswer.ts'

const MOST_ROWS = 3

/** The most often recorded items; this says nothing about their link with pain. */
export const answerMostOften = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent =>
  answerInLongerPeriod(asked, diary, (one) => {
    const content = rankItems(one, diary)
    return { content, isEmpty: content.declined === 'nothing' }
  })

function rankItems(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const period = selectPeriod(diary, requestedRange(asked))
  const list = asked.list ?? 'symptom'
  const { selection } = period
  const all = mostRecorded(diary.columns.entries, { selection, canonical: diary.canonical, list })
  const isLeast = asked.rank === 'least'
  const rows = (isLeast ? all.toReversed() : all).slice(0, MOST_ROWS)
  const days = spanFigures(period.span, basisForPeriod(period, 'records'))
  if (rows.length === 0)
    return declineAnswer(
      'nothing',
      makeSentence('nothingInList', days),
      ...(asked.isLoose ? [makeSentence('markInList', { list: { list } })] : []),
    )
  return makeAnswer(
    [
      makeSentence(isLeast ? 'leastOften' : 'mostOften', days),
      ...rows.map(({ item, records }) => {
        const basis = basisForPeriod(
          periodWithCriteria(diary, period, criteriaForColumnItem(diary, item)),
          'records',
        )
        return makeSentence('mostRow', {
          name: namesValue(columnItemName(diary, item)),
          records: countFigure(records, basis),
        })
      }),
    ],
    'charts',
  )
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
  if (times === 0) return { content: makeAnswer([makeSentence('notRecordedIn', values)]), isEmpty: true }
  const counted = { times: countFigure(times, basis), days: countFigure(period.days.count, basis) }
  const content = makeAnswer([makeSentence('howOften', { ...values, ...counted })], 'records')
  return { content, isEmpty: false }
}
