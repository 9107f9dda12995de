import { inTenths, type DayPoint } from '@reprieve/domain/results/days.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, PictureRow } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerDiary } from '../answerDiary.ts'
import { basisForIds, countFigure, tenthFigure } from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { barRow, makeBars } from '../pictures.ts'
import { readDailyMeasure } from './dailyMeasure.ts'

/** 1 is Monday; day 0 was a Thursday. */
const weekdayNumber = (day: DayNumber): number => ((((day + 3) % 7) + 7) % 7) + 1
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const SATURDAY = 6
/** Fewer scores say nothing about weekends. */
const LEAST_OF_BOTH = 3
const LONG = [{ is: '90days' }, { is: '365days' }] as const

const meanOf = (points: readonly DayPoint[]): number =>
  inTenths(points.reduce((sum, { value }) => sum + value, 0) / points.length)

/** The scores of the days by the day of the week, and of weekends beside the others: shown, not judged. [ASST-291] */
export function answerScoreByWeekday(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const ranges = asked.periods.length > 0 ? asked.periods.slice(0, 1) : LONG
  const read = ranges.map((range) =>
    readDailyMeasure({ ...asked, measure: 'score', periods: [range] }, diary),
  )
  const sidesOf = (points: readonly DayPoint[]) => {
    const free = points.filter(({ day }) => weekdayNumber(day) >= SATURDAY)
    return { free, others: points.filter((point) => !free.includes(point)) }
  }
  const hasEnough = ({ points }: { points: readonly DayPoint[] }): boolean => {
    const { free, others } = sidesOf(points)
    return Math.min(free.length, others.length) >= LEAST_OF_BOTH
  }
  const shown = read.filter((one) => one !== null)
  const found = shown.find(hasEnough) ?? shown.at(-1)
  if (found === undefined) return declineBeyondPlan(diary)
  const { points, period, days } = found
  if (!hasEnough(found))
    return { ...declineAnswer('nothing', makeSentence('noScores', days)), screen: 'reflection' }
  const { entries } = diary.columns
  const basisOf = (some: readonly DayPoint[]) => {
    const own = new Set(some.map(({ day }) => day))
    const rows = Array.from(period.selection.rows).filter((row) => own.has(entries.day[row]!))
    return basisForIds(
      rows.map((row) => entries.ids[row]!),
      { view: 'records', span: period.span, criteria: period.criteria },
    )
  }
  const { free, others } = sidesOf(points)
  const [ofFree, ofOthers] = [basisOf(free), basisOf(others)]
  const rows = WEEKDAYS.flatMap((weekday): readonly PictureRow[] => {
    const own = points.filter(({ day }) => weekdayNumber(day) === weekday)
    const basis = basisOf(own)
    return own.length === 0
      ? []
      : [barRow({ weekday }, countFigure(own.length, basis), tenthFigure(meanOf(own), basis))]
  })
  return {
    ...makeAnswer(
      [
        makeSentence('weekendScore', {
          weekend: tenthFigure(meanOf(free), ofFree),
          days: countFigure(free.length, ofFree),
          others: tenthFigure(meanOf(others), ofOthers),
          otherDays: countFigure(others.length, ofOthers),
        }),
        makeSentence('countedFrom', { records: countFigure(found.basis.n, found.basis), ...days }),
      ],
      'timeline',
    ),
    opening: [makeSentence('openLook')],
    ...makeBars(rows),
  }
}
