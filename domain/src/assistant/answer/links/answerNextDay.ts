import { ENTRY, NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import { computeAverages, makeDayTable } from '@reprieve/domain/results/days.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  isBeyondPlan,
  narrowPeriod,
  PAIN_RECORDS,
  selectPeriod,
  tellingRangeFor,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { basisForIds, basisForPeriod, countFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { barRow, joinNames, labelInWords, makeBars } from '../pictures.ts'
import { criteriaForThings, findThing } from '../things.ts'
import { answerLink } from './answerLinks.ts'

const LEAST_DAYS = 5

/**
 * The pain on days after something, beside all other days; with a place, the pain there if it was recorded often enough
 * [ASST-277]. It is shown and not judged: only links of the same day are
 * tested for chance. [ASST-76]
 */
export function answerNextDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  if (asked.things.length === 0) return answerLink(asked, diary)
  const range = tellingRangeFor(asked, diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const found = asked.things.map((thing) => findThing(diary, thing))
  const all = selectPeriod(diary, range)
  const own = narrowPeriod(diary, all, criteriaForThings(found))
  const after = new Set(Array.from(own.days.day, (day) => day + 1))
  const painOf = (period: AnswerPeriod) =>
    [true, false].map((isAfter) => averageOf(diary, period, (day) => after.has(day) === isAfter))
  const place = asked.place === null ? null : findThing(diary, asked.place)
  const inPlace = place === null ? null : painOf(selectPeriod(diary, range, place.criteria))
  const isEnough = inPlace?.every(({ days }) => days >= LEAST_DAYS) === true
  const [then, others] = isEnough ? inPlace : painOf(all)
  const days = spanFigures(all.span, basisForPeriod(all, 'insights'))
  const name = joinNames(found)
  if (own.days.count === 0) return answerLink(asked, diary)
  if (then!.value === null || others!.value === null || then!.days < LEAST_DAYS || others!.days < LEAST_DAYS)
    return declineAnswer(
      'too-few',
      makeSentence('nextDayTooFew', { name, days: countFigure(then!.days, then!.basis), ...days }),
    )
  const [thenValue, otherValue] = [
    tenthFigure(then!.value, then!.basis),
    tenthFigure(others!.value, others!.basis),
  ]
  const [thenDays, otherDays] = [
    countFigure(then!.days, then!.basis),
    countFigure(others!.days, others!.basis),
  ]
  return {
    ...makeAnswer(
      [
        makeSentence('nextDay', {
          name,
          after: thenValue,
          days: thenDays,
          others: otherValue,
          otherDays,
          ...days,
        }),
        makeSentence('nextDayCaution'),
      ],
      'insights',
    ),
    opening: [
      ...(place === null || own.days.count === 0
        ? []
        : [
            makeSentence(
              isEnough ? 'readAsPlace' : 'leftOut',
              isEnough ? { name: place.names } : { words: place.names },
            ),
          ]),
      makeSentence('openLook'),
    ],
    ...makeBars([
      barRow(labelInWords('rowDayAfter'), thenDays, thenValue),
      { ...barRow(labelInWords('rowOtherDays'), otherDays, otherValue), isWith: false },
    ]),
  }
}

function averageOf(
  { columns: { entries } }: AnswerDiary,
  { selection, span, criteria }: AnswerPeriod,
  isMeant: (day: DayNumber) => boolean,
) {
  const rows = selection.rows.filter(
    (row) =>
      entries.entry[row] === ENTRY.record && entries.value[row] !== NO_VALUE && isMeant(entries.day[row]!),
  )
  const { pain } = computeAverages(makeDayTable(entries, { rows, span, outOf: rows.length }))
  const ids = Array.from(rows, (row) => entries.ids[row]!)
  const basis = basisForIds(ids, {
    view: 'records',
    span,
    criteria: { ...criteria, dailyReflections: PAIN_RECORDS.dailyReflections },
  })
  return { value: pain.value, days: pain.logged.days, basis }
}
