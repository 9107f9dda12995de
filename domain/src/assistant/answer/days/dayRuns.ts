import { NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import type { DayPoint } from '@reprieve/domain/results/days.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerSentence } from '../../answerContent.ts'
import type { Basis } from '../../basis.ts'
import type { AnswerDiary, AnswerPeriod } from '../answerDiary.ts'
import { basisForIds, countFigure, dayFigure } from '../figuresWithBasis.ts'
import { makeSentence } from '../makeAnswer.ts'

/** The entries of some days of a period. */
export function basisOfDays(
  { columns: { entries } }: AnswerDiary,
  { selection, span, criteria }: AnswerPeriod,
  isMeant: (day: DayNumber) => boolean,
): Basis {
  const rows = Array.from(selection.rows).filter(
    (row) => entries.value[row] !== NO_VALUE && isMeant(entries.day[row]!),
  )
  return basisForIds(
    rows.map((row) => entries.ids[row]!),
    { view: 'records', span, criteria },
  )
}

export interface DayRun {
  from: DayNumber
  to: DayNumber
}

/** The longest run of days without a gap; the latest of several. A day without an entry ends it. */
export function longestRun(points: readonly DayPoint[], isMeant: (value: number) => boolean): DayRun | null {
  let best: DayRun | null = null
  let run: DayRun | null = null
  for (const { day, value } of points) {
    run = isMeant(value)
      ? run !== null && run.to === day - 1
        ? { from: run.from, to: day }
        : { from: day, to: day }
      : null
    if (run !== null && (best === null || run.to - run.from >= best.to - best.from)) best = run
  }
  return best
}

/** The run of days that goes on: its last day is today or yesterday. */
export function currentRun(
  points: readonly DayPoint[],
  isMeant: (value: number) => boolean,
  today: DayNumber,
): DayRun | null {
  const from = points.findLastIndex(
    ({ day, value }, at) =>
      !isMeant(value) || (points[at + 1] !== undefined && points[at + 1]!.day !== day + 1),
  )
  const [first, last] = [points[from + 1], points.at(-1)]
  return first === undefined || last === undefined || last.day < today - 1
    ? null
    : { from: first.day, to: last.day }
}

export const basisOfRun = (diary: AnswerDiary, period: AnswerPeriod, { from, to }: DayRun): Basis =>
  basisOfDays(diary, period, (day) => day >= from && day <= to)

export function runSentence(run: DayRun, diary: AnswerDiary, period: AnswerPeriod): AnswerSentence {
  const own = basisOfRun(diary, period, run)
  return makeSentence('currentRun', {
    count: countFigure(run.to - run.from + 1, own),
    last: dayFigure(run.to, own),
  })
}

interface RunOfPoints {
  points: readonly DayPoint[]
  isMeant: (value: number) => boolean
}

/** The run that goes on, or that none does. [ASST-148] */
export function nowSentence(
  { points, isMeant }: RunOfPoints,
  diary: AnswerDiary,
  period: AnswerPeriod,
): AnswerSentence {
  const now = currentRun(points, isMeant, diary.today)
  return now === null ? makeSentence('noRunNow') : runSentence(now, diary, period)
}
