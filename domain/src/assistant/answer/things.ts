import type { ColumnList } from '../../filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import type { Criteria, FilterField } from '../../filters/filter.ts'
import type { Reference } from '../../lists/reference.ts'
import { isRealItem } from '../../results/statistics/itemRows.ts'
import type { AnswerFigure, AnswerSentence, Names } from '../answerContent.ts'
import type { RecordedThing, UnderstoodQuestion } from '../understoodQuestion.ts'
import { PAIN_RECORDS, type AnswerDiary } from './answerDiary.ts'
import { criteriaForItems } from './figuresWithBasis.ts'
import { makeSentence } from './makeAnswer.ts'

/** A thing that was asked about, found in the columns of this diary. */
export interface FoundThing {
  list: ColumnList
  /** Numbers in the columns; empty if it was never recorded. */
  items: readonly number[]
  references: readonly Reference[]
  names: Names
  /** The criteria for entries that contain it. */
  criteria: Criteria
}

export function findThing(diary: AnswerDiary, thing: RecordedThing): FoundThing {
  const { list } = thing
  const { items, references } = numbersOf(diary, list, thing.ids)
  return {
    list,
    items,
    references,
    names: namesOf(diary, thing),
    criteria: criteriaForItems(list, references),
  }
}

/** The entries that contain any of several things. */
export function criteriaForThings(found: readonly FoundThing[]): Criteria {
  const [first, ...others] = found.map(({ criteria }) => criteria)
  if (first === undefined || others.length === 0) return first ?? PAIN_RECORDS
  const all = [first, ...others]
  const inField = (field: FilterField) => all.flatMap(({ fields }) => fields[field])
  return {
    ...first,
    mode: 'any',
    painRecords: all.some(({ painRecords }) => painRecords),
    dailyReflections: all.some(({ dailyReflections }) => dailyReflections),
    fields: {
      location: inField('location'),
      symptom: inField('symptom'),
      character: inField('character'),
      environment: inField('environment'),
      meaningful_activities: inField('meaningful_activities'),
    },
    factors: all.flatMap(({ factors }) => factors),
    medications: all.flatMap(({ medications }) => medications),
  }
}

/** The entries of the place that a question is about; all entries if it names none. */
export const placeCriteria = ({ place }: UnderstoodQuestion, diary: AnswerDiary): Criteria =>
  place === null ? DEFAULT_CRITERIA : findThing(diary, place).criteria

/** "My pain in the knee": only records that contain the thing or place of the question. */
export function painCriteria({ things: [thing], place }: UnderstoodQuestion, diary: AnswerDiary): Criteria {
  const about = thing ?? place
  return about === null ? PAIN_RECORDS : findThing(diary, about).criteria
}

const namesOf = (diary: AnswerDiary, { list, ids }: RecordedThing): Names => ({
  names: [...new Set(ids.map((id) => diary.labelOf(list, { id, text: '' })))].filter((name) => name !== ''),
})

function numbersOf({ columns, canonical, idToday }: AnswerDiary, list: ColumnList, ids: readonly string[]) {
  const wanted = new Set(ids.map(idToday))
  const numbers = new Set<number>()
  columns.entries.items.forEach((item, at) => {
    if (item.list === list && isRealItem(item) && wanted.has(idToday(item.id))) numbers.add(canonical[at]!)
  })
  const items = [...numbers].sort((one, other) => one - other)
  const known = items.map((item): Reference => toReference(columns.entries.items[item]!))
  // A thing that was never recorded is still searched for, and matches no entry.
  return { items, references: known.length > 0 ? known : ids.map((id) => ({ id, text: '' })) }
}

/** A period without a number: without any, or without one in the records of the place that was asked about. */
export function noNumbersSentence(
  { things: [thing], place }: UnderstoodQuestion,
  diary: AnswerDiary,
  days: Readonly<Record<'from' | 'to', AnswerFigure>>,
): AnswerSentence {
  const about = thing ?? place
  return about === null
    ? makeSentence('noPainNumbers', days)
    : makeSentence('notRecordedIn', { name: findThing(diary, about).names, ...days })
}

export const toReference = ({ id, text }: Reference): Reference => ({ id, text })

/** The name of an item in the columns. */
export function columnItemName({ columns, labelOf }: AnswerDiary, item: number): string {
  const one = columns.entries.items[item]!
  return labelOf(one.list, toReference(one))
}

export const criteriaForColumnItem = ({ columns }: AnswerDiary, item: number): Criteria => {
  const one = columns.entries.items[item]!
  return criteriaForItems(one.list, [toReference(one)])
}
