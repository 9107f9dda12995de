import { previousSpan } from '@reprieve/domain/results/insights/periods.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { answerAverageScore } from './averages.ts'
import {
  isBeyondPlan,
  periodWithCriteria,
  selectPeriod,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { basisForPeriod, countFigure, dayFigure, namesValue, spanFigures } from '../figuresWithBasis.ts'
import { declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { joinNames } from '../pictures.ts'
import { isDifferent, type RecordedShare } from '../recordedShares.ts'
import { criteriaForThings, findThing, type FoundThing } from '../things.ts'
import { answerCompare } from './trends.ts'

const LAST_30_DAYS = { is: '30days' } as const

/** The time that is asked about and the one beside it: the second that is named, or as many days before. */
function twoPeriods(
  { periods }: UnderstoodQuestion,
  diary: AnswerDiary,
  criteria?: Criteria,
): readonly [AnswerPeriod, AnswerPeriod] {
  const [one, other] = periods
  const first = selectPeriod(diary, one ?? LAST_30_DAYS, criteria)
  const second = selectPeriod(diary, other ?? toCustomRange(previousSpan(first.span)), criteria)
  return first.span.from >= second.span.from ? [first, second] : [second, first]
}

/** How the days were scored, then and before: the mood has no other number. [ASST-144] */
export function answerScoreInTime(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [now, before] = twoPeriods(asked, diary)
  const periods = [toCustomRange(now.span), toCustomRange(before.span)]
  const compared = answerCompare({ ...asked, things: [], measure: 'score', periods }, diary)
  if (compared.declined !== 'nothing') return compared
  return answerAverageScore({ ...asked, periods: periods.slice(0, 1) }, diary)
}

/** On how many days something was recorded, of the days with such entries, in two times. [ASST-143] */
export function answerStateInTime(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  const all = asked.things.map((thing) => findThing(diary, thing)).filter(({ items }) => items.length > 0)
  const symptoms = all.filter(({ list }) => list === 'symptom')
  const found = symptoms.length > 0 ? symptoms : all
  if (found.length === 0) return null
  const own = criteriaForThings(found)
  const [now, before] = twoPeriods(asked, diary, entriesOf(own))
  if ([now, before].some(({ span }) => isBeyondPlan(diary, toCustomRange(span), 'compare')))
    return declineBeyondPlan(diary)
  const [ofNow, ofBefore] = [now, before].map((period) => periodWithCriteria(diary, period, own))
  const share: RecordedShare = {
    item: found[0]!.items[0]!,
    now: ofNow!.days.count,
    days: now.days.count,
    before: ofBefore!.days.count,
    daysBefore: before.days.count,
  }
  const name = joinNames(found)
  const basis = basisForPeriod(ofNow!, 'records')
  const basisBefore = basisForPeriod(ofBefore!, 'records')
  const spanBefore = spanFigures(before.span, basisBefore)
  const counted = makeSentence('thingThen', {
    name,
    with: countFigure(share.now, basis),
    days: countFigure(share.days, basisForPeriod(now, 'records')),
    withBefore: countFigure(share.before, basisBefore),
    daysBefore: countFigure(share.daysBefore, basisForPeriod(before, 'records')),
    ...spanFigures(now.span, basis),
    fromBefore: spanBefore.from,
    toBefore: spanBefore.to,
  })
  const isNone = share.now + share.before === 0
  const content = makeAnswer([counted, ...(isNone ? lastTime(found, diary) : verdictOf(share))], 'charts')
  return { ...content, opening: openingOf(asked, name) }
}

/** The days with an entry of that kind: a symptom is marked in a pain record, an activity in a reflection. */
const entriesOf = ({ painRecords, dailyReflections }: Criteria): Criteria => ({
  ...DEFAULT_CRITERIA,
  painRecords,
  dailyReflections,
})

function openingOf(
  { ways = [], topicWords }: UnderstoodQuestion,
  name: FoundThing['names'],
): readonly AnswerSentence[] {
  return ways.includes('no-score') && topicWords !== null
    ? [makeSentence('noScoreOf', { words: namesValue(topicWords), name })]
    : []
}

/** Below this difference, both are about as often. */
const ALIKE = 0.1
/** With fewer days on one side, nothing is said about more or less. */
const LEAST_DAYS = 7

function verdictOf(share: RecordedShare): readonly AnswerSentence[] {
  const { now, days, before, daysBefore } = share
  if (Math.min(days, daysBefore) < LEAST_DAYS) return []
  const change = now / days - before / daysBefore
  if (Math.abs(change) < ALIKE) return [makeSentence('hardDaysAlike')]
  if (!isDifferent(share)) return [makeSentence('mayBeChance')]
  return [makeSentence(change > 0 ? 'hardDaysMore' : 'hardDaysFewer')]
}

function lastTime(found: readonly FoundThing[], diary: AnswerDiary): readonly AnswerSentence[] {
  const all = selectPeriod(diary, { is: 'alltime' }, criteriaForThings(found))
  const last = Array.from(all.days.day).at(-1)
  if (last === undefined) return []
  const own = periodWithCriteria(diary, { span: { from: last, to: last } }, all.criteria)
  return [
    makeSentence('lastTime', {
      name: joinNames(found),
      day: dayFigure(last, basisForPeriod(own, 'records')),
    }),
  ]
}
