import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { isFigure, type AnswerContent, type AnswerFigure, type AnswerSentence } from '../answerContent.ts'
import type { Basis } from '../basis.ts'
import { selectPeriod, type AnswerDiary } from './answerDiary.ts'
import type { AnswerKey } from './answerKeys.ts'
import { countFigure, dayFigure } from './figuresWithBasis.ts'
import { declineAnswer, makeAnswer, makeSentence } from './makeAnswer.ts'

/** What the previous answer was counted from: the figure with the most entries behind it. [ASST-59] */
export function answerBasis(previous: AnswerContent | null): AnswerContent {
  return answerFromBasis(previous, null)
}

/** "Which days were that": the days of the narrowest figure, the latest first. [ASST-59] */
export const answerWhichDays = (previous: AnswerContent | null, diary: AnswerDiary): AnswerContent =>
  answerFromBasis(previous, diary)

const MOST_DAYS = 7

/** The days of the entries behind a figure. */
function daysBehind(diary: AnswerDiary, { ids, range, criteria }: Basis): ReadonlySet<number> {
  const { entries } = diary.columns
  if (ids === null) return new Set(selectPeriod(diary, range, criteria ?? DEFAULT_CRITERIA).days.day)
  const wanted = new Set(ids)
  return new Set(Array.from(entries.day).filter((_, row) => wanted.has(entries.ids[row]!)))
}

const dayRows = (diary: AnswerDiary, basis: Basis): readonly AnswerSentence[] =>
  [...daysBehind(diary, basis)]
    .toSorted((one, other) => other - one)
    .slice(0, MOST_DAYS)
    .map((day) => makeSentence('dayRow', { day: dayFigure(day, basis) }))

/** How firm the finding is: a steady pattern, perhaps chance, or nothing that stands out. */
const FIRMNESS: readonly AnswerKey[] = [
  'linkMore',
  'linkLess',
  'linkHintMore',
  'linkHintLess',
  'linkSteady',
  'linkNone',
  'linkTooFew',
  'weekdayHigher',
  'weekdaysEven',
  'highMorning',
  'highAfternoon',
  'highEvening',
  'partsEven',
  'noneMore',
  'noneLess',
  'changeLower',
  'changeHigher',
  'changeNone',
  'scoreLower',
  'scoreHigher',
  'scoreSame',
  'trendUp',
  'trendDown',
  'trendNone',
  'monthsCaution',
  'nextDayCaution',
  'worksSmall',
  'marksLikely',
]
const MOST_FIRM = 2

/** What the previous answer found is said again: its words tell whether it was judged steady. [ASST-119] */
const firmnessOf = (previous: AnswerContent | null): readonly AnswerSentence[] =>
  (previous?.sentences ?? []).filter(({ key }) => FIRMNESS.includes(key)).slice(0, MOST_FIRM)

function answerFromBasis(previous: AnswerContent | null, diary: AnswerDiary | null): AnswerContent {
  const isNarrow = diary !== null
  // What was never recorded was counted from nothing.
  const basis = previous?.declined === 'nothing' ? null : findBasis(previous, isNarrow)
  // What the answer missed is said again: "you did not record it". [ASST-122]
  if (basis === null)
    return declineAnswer('nothing', makeSentence('basisNothing'), ...(previous?.sentences ?? []))
  const entries = countFigure(basis.n, basis)
  const days = basis.range.is === 'custom' ? spanOf(basis.range, basis) : null
  return {
    ...makeAnswer([
      ...(diary === null ? firmnessOf(previous) : []),
      days === null
        ? makeSentence('basisRows', { entries })
        : makeSentence('basisDays', { entries, ...days }),
      ...(diary === null ? [makeSentence('basisCaution')] : dayRows(diary, basis)),
    ]),
    source: { counts: 'records', figure: entries },
  }
}

const spanOf = (range: { from: string; to: string }, basis: Basis) => ({
  from: dayFigure(dayNumber(range.from), basis),
  to: dayFigure(dayNumber(range.to), basis),
})

/** The widest, or for "which days" the narrowest that has entries. */
function findBasis(previous: AnswerContent | null, isNarrow: boolean): Basis | null {
  const figures = (previous?.sentences ?? []).flatMap(({ values }): AnswerFigure[] =>
    Object.values(values).filter(isFigure),
  )
  const used = figures.map(({ basis }) => basis).filter(({ n }) => n > 0)
  const [first] = used.toSorted((one, other) => (isNarrow ? one.n - other.n : other.n - one.n))
  return first ?? null
}
