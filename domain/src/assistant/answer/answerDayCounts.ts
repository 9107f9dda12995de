import { NO_VALUE } from '../../filters/columns/columns.ts'
import type { DateRange } from '../../filters/filter.ts'
import { HARD_DAY, painPoints, type DayPoint } from '../../results/days.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { Basis } from '../basis.ts'
import type { PainLevel, UnderstoodQuestion } from '../understoodQuestion.ts'
import {
  isBeyondPlan,
  requestedRange,
  selectPeriod,
  type AnswerDiary,
  type AnswerPeriod,
} from './answerDiary.ts'
import { basisForIds, basisForPeriod, countFigure, dayFigure, spanFigures } from './figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from './makeAnswer.ts'
import { noNumbersSentence, painCriteria } from './things.ts'
import { answerTrend } from './trends.ts'

/** Days with little pain: the average is this or less. */
const EASY = 3
/** Without a hard day, the longest run of days at half the scale. */
const MIDDLE = 5

/** The entries of some days of a period. */
function basisOfDays(
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

/** How many days had little pain, and how many none at all. [ASST-77] */
export function answerGoodDays(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'records')
  const days = spanFigures(period.span, basis)
  const points = painPoints(period.days)
  if (points.length === 0) return declineAnswer('nothing', noNumbersSentence(asked, diary, days))
  const easy = new Set(points.filter(({ value }) => value <= EASY).map(({ day }) => day))
  const free = new Set(Array.from(period.days.day).filter((_, at) => period.days.high[at] === 0))
  const ofEasy = basisOfDays(diary, period, (day) => easy.has(day))
  return makeAnswer(
    [
      makeSentence('goodDays', {
        good: countFigure(easy.size, ofEasy),
        level: countFigure(EASY, ofEasy),
        days: countFigure(points.length, basis),
        ...days,
      }),
      makeSentence('painFreeDays', {
        free: countFigure(
          free.size,
          basisOfDays(diary, period, (day) => free.has(day)),
        ),
      }),
    ],
    'calendar',
  )
}

/** How many days reached a number, or never went above it. [ASST-77] */
export function answerLevelDays(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const level: PainLevel = asked.level ?? { compare: 'over', value: HARD_DAY }
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'records')
  const days = spanFigures(period.span, basis)
  const counted = painPoints(period.days).length
  if (counted === 0) return declineAnswer('nothing', noNumbersSentence(asked, diary, days))
  const { day, high } = period.days
  const fits = (value: number): boolean =>
    value !== NO_VALUE && (level.compare === 'over' ? value >= level.value : value <= level.value)
  const found = new Set(Array.from(day).filter((_, at) => fits(high[at]!)))
  const ofFound = basisOfDays(diary, period, (one) => found.has(one))
  return makeAnswer(
    [
      makeSentence(level.compare === 'over' ? 'daysOver' : 'daysUnder', {
        count: countFigure(found.size, ofFound),
        level: countFigure(level.value, ofFound),
        days: countFigure(counted, basis),
        ...days,
      }),
    ],
    'calendar',
  )
}

/** The last day on which the pain reached a number, or stayed at it or below; over the past year if no period is named. [ASST-77] */
export function answerLastLevel(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const level: PainLevel = asked.level ?? { compare: 'over', value: HARD_DAY }
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'records')
  const days = spanFigures(period.span, basis)
  const { day, high } = period.days
  const fits = (value: number): boolean =>
    value !== NO_VALUE && (level.compare === 'over' ? value >= level.value : value <= level.value)
  const last = Array.from(day).findLast((_, at) => fits(high[at]!))
  const isOver = level.compare === 'over'
  if (last === undefined)
    return makeAnswer([
      makeSentence(isOver ? 'neverOver' : 'neverUnder', { level: countFigure(level.value, basis), ...days }),
    ])
  const own = basisOfDays(diary, period, (one) => one === last)
  return makeAnswer(
    [
      makeSentence(isOver ? 'lastOver' : 'lastUnder', {
        level: countFigure(level.value, own),
        day: dayFigure(last, own),
      }),
    ],
    'calendar',
  )
}

const longestRange = (diary: AnswerDiary): DateRange =>
  isBeyondPlan(diary, { is: '365days' }, 'insights') ? { is: '30days' } : { is: '365days' }

interface DayRun {
  from: DayNumber
  to: DayNumber
}

/** The longest run of days without a gap; the latest of several. A day without an entry ends it. */
function longestRun(points: readonly DayPoint[], isMeant: (value: number) => boolean): DayRun | null {
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

/** The longest run of bad days, or of good ones; over all time if no period is named. [ASST-78] */
export function answerSpell(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'records')
  const days = spanFigures(period.span, basis)
  const points = painPoints(period.days)
  if (points.length === 0) return declineAnswer('nothing', noNumbersSentence(asked, diary, days))
  const isGood = asked.level?.compare === 'under'
  const tried = isGood ? [EASY] : [HARD_DAY, MIDDLE]
  for (const level of tried) {
    const run = longestRun(points, (value) => (isGood ? value <= level : value >= level))
    // One bad day is no spell, if there is a longer one of lesser pain.
    if (run === null || (run.from === run.to && level !== tried.at(-1))) continue
    const own = basisOfDays(diary, period, (day) => day >= run.from && day <= run.to)
    return makeAnswer(
      [
        makeSentence(isGood ? 'longestGood' : 'longestHard', {
          count: countFigure(run.to - run.from + 1, own),
          level: countFigure(level, own),
          first: dayFigure(run.from, own),
          last: dayFigure(run.to, own),
          ...days,
        }),
      ],
      'calendar',
    )
  }
  return makeAnswer([
    makeSentence(isGood ? 'noGoodRun' : 'noHardRun', {
      level: countFigure(tried.at(-1)!, basis),
      ...days,
    }),
  ])
}

/** Since when it is bad: the last day with little pain, and the change against the time before. [ASST-78] */
export function answerSinceWhen(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return answerTrend({ ...asked, measure: 'pain' }, diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const last = painPoints(period.days).findLast(({ value }) => value <= EASY)
  const trend = answerTrend({ ...asked, measure: 'pain' }, diary)
  if (last === undefined) return trend
  const basis = basisOfDays(diary, period, (day) => day === last.day)
  const sentence = makeSentence('lastGoodDay', {
    level: countFigure(EASY, basis),
    day: dayFigure(last.day, basis),
  })
  return { ...trend, declined: null, sentences: [sentence, ...trend.sentences] }
}
