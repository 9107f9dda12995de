import { mostRecorded } from '../../results/statistics/mostRecorded.ts'
import type { UnderstoodQuestion } from '../asked.ts'
import type { AnswerContent } from '../told.ts'
import { periodOf, rangeOf, within, type AnswerDiary } from './answerDiary.ts'
import { basisOf, count, daysTold, named } from './bases.ts'
import { useCount } from './medicines.ts'
import { criteriaOfItem, findThing, nameOf } from './things.ts'
import { lacking, sentence, told } from './toldOf.ts'

const MOST_ROWS = 3

/** The most often recorded items; this says nothing about their link with pain. */
export function mostOften(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const period = periodOf(diary, rangeOf(asked))
  const list = asked.list ?? 'symptom'
  const { selection } = period
  const all = mostRecorded(diary.columns.entries, { selection, canonical: diary.canonical, list })
  const isLeast = asked.rank === 'least'
  const rows = (isLeast ? all.toReversed() : all).slice(0, MOST_ROWS)
  const days = daysTold(period.span, basisOf(period, 'records'))
  if (rows.length === 0) return lacking('nothing', sentence('nothingInList', days))
  return told(
    [
      sentence(isLeast ? 'leastOften' : 'mostOften', days),
      ...rows.map(({ item, records }) => {
        const basis = basisOf(within(diary, period, criteriaOfItem(diary, item)), 'records')
        return sentence('mostRow', { name: named(nameOf(diary, item)), records: count(records, basis) })
      }),
    ],
    'charts',
  )
}

/** How many entries contain the thing, and on how many days; zero is an answer. */
export function howOften(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [thing] = asked.things
  if (thing === undefined) return mostOften(asked, diary)
  if (thing.list === 'medication') return useCount(asked, diary)
  const found = findThing(diary, thing)
  const all = periodOf(diary, rangeOf(asked))
  const period = within(diary, all, found.criteria)
  const basis = basisOf(period, 'records')
  const values = { name: found.names, ...daysTold(all.span, basis) }
  const times = period.selection.rows.length
  if (times === 0) return told([sentence('notRecordedIn', values)])
  const counted = { times: count(times, basis), days: count(period.days.count, basis) }
  return told([sentence('howOften', { ...values, ...counted })], 'records')
}
