import { briefOf } from '../../reports/brief/brief.ts'
import { previousOf } from '../../results/insights/periods.ts'
import type { Chart, UnderstoodQuestion } from '../asked.ts'
import type { AnswerContent } from '../told.ts'
import { PAIN_RECORDS, periodOf, daysAs, type AnswerDiary } from './answerDiary.ts'
import type { AnswerKey } from './answerKeys.ts'
import { basisOf, count, daysTold, tenth } from './bases.ts'
import { lacking, sentence, told } from './toldOf.ts'

/** The device makes the page for the appointment; the answer names its days and links to it. [ASST-25] */
export function visit(_asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const { figures, span } = briefOf(diary.columns, diary)
  const period = periodOf(diary, daysAs(span), PAIN_RECORDS)
  const basis = basisOf(period, 'brief')
  const { now, before } = figures.pain
  if (now.value === null)
    return { ...lacking('nothing', sentence('visitNothing', daysTold(span, basis))), screen: 'brief' }
  const pain = sentence('visitPain', {
    average: tenth(now.value, basis),
    days: count(now.logged.days, basis),
    ...daysTold(span, basis),
  })
  if (before === null || before.value === null) return told([sentence('visit'), pain], 'brief')
  const earlier = basisOf(periodOf(diary, daysAs(previousOf(span)), PAIN_RECORDS), 'brief')
  const was = sentence('visitBefore', {
    before: tenth(before.value, earlier),
    daysBefore: count(before.logged.days, earlier),
  })
  return told([sentence('visit'), pain, was], 'brief')
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
export function explain({ chart }: UnderstoodQuestion): AnswerContent {
  const of = chart ?? 'insights'
  return told([sentence(EXPLAINED[of])], of)
}
