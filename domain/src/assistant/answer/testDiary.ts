import { findCanonicalItems } from '../../filters/columns/canonical.ts'
import type { DoseFacts, EntryFacts } from '../../filters/columns/facts.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import type { DaySpan } from '../../filters/filter.ts'
import { EMPTY_MEDICATION } from '../../medications/medication.ts'
import { aDiary, DAY_0 } from '../../results/testing/aDiary.ts'
import { localDay } from '../../time/dayNumber.ts'
import { isFigure, type AnswerContent, type AnswerFigure } from '../answerContent.ts'
import type { Basis } from '../basis.ts'
import { NOTHING_ASKED, type Intent, type ThingList, type UnderstoodQuestion } from '../understoodQuestion.ts'
import { selectPeriod, type AnswerDiary } from './answerDiary.ts'

/** Today is DAY_0 + 29, so that the last thirty days begin with DAY_0. */
export function answerDiary(
  entries: readonly EntryFacts[],
  { doses = [], ...own }: Partial<AnswerDiary> & { doses?: readonly DoseFacts[] } = {},
): AnswerDiary {
  const columns = aDiary(entries, doses)
  const idToday = (id: string): string => (id === 'copy of heat' ? 'heat' : id)
  return {
    columns,
    canonical: findCanonicalItems(columns.entries.items, ({ id }) => idToday(id)),
    idToday,
    today: DAY_0 + 29,
    plan: 'pro',
    labelOf: (_list, { id }) => id,
    medications: ['naproxen', 'ibuprofen'].map((id) => ({ ...EMPTY_MEDICATION, id, commonName: id })),
    conditions: [],
    nameOfCondition: ({ name }) => name,
    ...own,
  }
}

export const makeQuestion = (intent: Intent, own: Partial<UnderstoodQuestion> = {}): UnderstoodQuestion => ({
  ...NOTHING_ASKED,
  intent,
  ...own,
})

export const aboutThing = (
  list: ThingList,
  ...ids: readonly string[]
): Pick<UnderstoodQuestion, 'things'> => ({
  things: [{ list, ids }],
})

export const daysFrom = ({ from, to }: DaySpan) =>
  ({ is: 'custom', from: localDay(DAY_0 + from), to: localDay(DAY_0 + to) }) as const

export const figuresInAnswer = ({ sentences }: AnswerContent): [string, AnswerFigure][] =>
  sentences.flatMap(({ values }) =>
    Object.entries(values).flatMap(([name, value]): [string, AnswerFigure][] =>
      isFigure(value) ? [[name, value]] : [],
    ),
  )

/** Every number of an answer: in its sentences, its picture and its link to the records. */
export function allFiguresInAnswer(content: AnswerContent): AnswerFigure[] {
  const { opening = [], picture, source } = content
  const drawn =
    picture === undefined
      ? []
      : picture.is === 'bars'
        ? picture.rows.flatMap(({ count, value }) => [count, value])
        : [picture.better, picture.same, picture.worse]
  const said = figuresInAnswer({ ...content, sentences: [...opening, ...content.sentences] })
  return [...said.map(([, figure]) => figure), ...drawn, ...(source === undefined ? [] : [source.figure])]
}

/** Days are counted from DAY_0, as in the tests. */
export const figureValuesInAnswer = (told: AnswerContent): [string, number][] =>
  figuresInAnswer(told).map(([name, { value, as }]) => [name, as === 'day' ? value - DAY_0 : value])

/** The entries of a basis, found as the page finds them. */
export function idsInBasis(diary: AnswerDiary, { ids, range, criteria, view }: Basis): readonly string[] {
  if (ids !== null || view === 'medications' || view === 'conditions') return ids ?? []
  const { selection } = selectPeriod(diary, range, criteria ?? DEFAULT_CRITERIA)
  return Array.from(selection.rows, (row) => diary.columns.entries.ids[row]!)
}

export const keysInAnswer = ({ sentences }: AnswerContent): readonly string[] =>
  sentences.map(({ key }) => key)
