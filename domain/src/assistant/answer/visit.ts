import { makeBrief } from '../../reports/brief/brief.ts'
import { previousSpan } from '../../results/insights/periods.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { Chart, UnderstoodQuestion } from '../understoodQuestion.ts'
import { PAIN_RECORDS, selectPeriod, toCustomRange, type AnswerDiary } from './answerDiary.ts'
import type { AnswerKey } from './answerKeys.ts'
import { basisForPeriod, countFigure, spanFigures, tenthFigure } from './figuresWithBasis.ts'
import { declineAnswer, makeSentence, makeAnswer } from './makeAnswer.ts'

/** The device makes the page for the appointment; the answer names its days and links to it. [ASST-25] */
export function answerVisit(_asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const { figures, span } = makeBrief(diary.columns, diary)
  const period = selectPeriod(diary, toCustomRange(span), PAIN_RECORDS)
  const basis = basisForPeriod(period, 'brief')
  const { now, before } = figures.pain
  if (now.value === null)
    return {
      ...declineAnswer('nothing', makeSentence('visitNothing', spanFigures(span, basis))),
      screen: 'brief',
    }
  const pain = makeSentence('visitPain', {
    average: tenthFigure(now.value, basis),
    days: countFigure(now.logged.days, basis),
    ...spanFigures(span, basis),
  })
  if (before === null || before.value === null) return makeAnswer([makeSentence('visit'), pain], 'brief')
  const earlier = basisForPeriod(
    selectPeriod(diary, toCustomRange(previousSpan(span)), PAIN_RECORDS),
    'brief',
  )
  const was = makeSentence('visitBefore', {
    before: tenthFigure(before.value, earlier),
    daysBefore: countFigure(before.logged.days, earlier),
  })
  return makeAnswer([makeSentence('visit'), pain, was], 'brief')
}

const EXPLAINED: Record<Chart, AnswerKey> = {
  insights: 'explainInsights',
  charts: 'explainCharts',
  timeline: 'explainTimeline',
  compare: 'explainCompare',
  calendar: 'explainCalendar',
  body: 'explainBody',
}

/** What a chart shows and what it does not. [ASST-26] */
export function answerExplain({ chart }: UnderstoodQuestion): AnswerContent {
  const of = chart ?? 'insights'
  return makeAnswer([makeSentence(EXPLAINED[of])], of)
}
