import { NO_VALUE } from '../../filters/columns/columns.ts'
import type { DateRange } from '../../filters/filter.ts'
import { inTenths } from '../../results/days.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import {
  enoughRange,
  isBeyondPlan,
  selectPeriod,
  type AnswerDiary,
  type AnswerPeriod,
} from './answerDiary.ts'
import {
  basisForIds,
  basisForPeriod,
  countFigure,
  namesValue,
  spanFigures,
  tenthFigure,
} from './figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from './makeAnswer.ts'
import { barRow, labelInWords, makeBars } from './pictures.ts'

/** A day with this score or less was a low one. */
const LOW_SCORE = 4
/** Fewer days on one side say little. */
const LEAST_DAYS = 8

interface ScoredDay {
  day: number
  pain: number
  score: number
}

/** How the day was and how strong the pain: shown side by side and not judged, because either may come first. [ASST-91] */
export function answerMoodLink(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const hasEnough = (range: DateRange): boolean => {
    const { low, high } = sidesOf(scoredDays(selectPeriod(diary, range)))
    return Math.min(low.length, high.length) >= LEAST_DAYS
  }
  const range = enoughRange(asked, diary, hasEnough)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range)
  const all = scoredDays(period)
  const { low, high, level } = sidesOf(all)
  const basis = basisForPeriod(period, 'insights')
  const days = spanFigures(period.span, basis)
  if (low.length === 0 || high.length === 0 || all.length < LEAST_DAYS)
    return {
      ...declineAnswer(
        'too-few',
        makeSentence('moodTooFew', { days: countFigure(all.length, basis), ...days }),
      ),
      screen: 'reflection',
    }
  const [ofLow, ofHigh] = [low, high].map((some) => sideOf(diary, period, some))
  return {
    ...makeAnswer(
      [
        makeSentence('moodLink', {
          level: countFigure(level, ofLow!.basis),
          low: ofLow!.pain,
          lowDays: ofLow!.days,
          high: ofHigh!.pain,
          highDays: ofHigh!.days,
          ...days,
        }),
        makeSentence('notFirst'),
      ],
      'timeline',
    ),
    opening: [
      ...(asked.isLoose && asked.topicWords !== null
        ? [makeSentence('moodByScore', { words: namesValue(asked.topicWords) })]
        : []),
      makeSentence('openLook'),
    ],
    ...makeBars([
      barRow(labelInWords('rowHardDays'), ofLow!.days, ofLow!.pain),
      { ...barRow(labelInWords('rowOtherDays'), ofHigh!.days, ofHigh!.pain), isWith: false },
    ]),
  }
}

function scoredDays({ days }: AnswerPeriod): readonly ScoredDay[] {
  return Array.from(days.day, (day, at) => ({ day, pain: days.mean[at]!, score: days.score[at]! })).filter(
    ({ pain, score }) => !Number.isNaN(pain) && score !== NO_VALUE,
  )
}

/** Low days and the others; if there are few low ones, the lower half of the scores. */
function sidesOf(all: readonly ScoredDay[]) {
  const split = (level: number) => ({
    low: all.filter(({ score }) => score <= level),
    high: all.filter(({ score }) => score > level),
    level,
  })
  const fixed = split(LOW_SCORE)
  if (Math.min(fixed.low.length, fixed.high.length) >= LEAST_DAYS) return fixed
  const scores = all.map(({ score }) => score).toSorted((one, other) => one - other)
  const middle = scores[Math.floor((scores.length - 1) / 2)] ?? LOW_SCORE
  const halves = split(middle)
  return halves.high.length > 0 ? halves : split(middle - 1)
}

function sideOf(
  { columns: { entries } }: AnswerDiary,
  { selection, span }: AnswerPeriod,
  some: readonly ScoredDay[],
) {
  const own = new Set(some.map(({ day }) => day))
  const ids = Array.from(selection.rows)
    .filter((row) => own.has(entries.day[row]!))
    .map((row) => entries.ids[row]!)
  const basis = basisForIds(ids, { view: 'records', span })
  const mean = some.reduce((sum, { pain }) => sum + pain, 0) / some.length
  return { basis, days: countFigure(some.length, basis), pain: tenthFigure(inTenths(mean), basis) }
}
