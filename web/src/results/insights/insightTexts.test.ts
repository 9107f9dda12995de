import type { Average } from '@reprieve/domain/results/days.ts'
import { changeDirection } from '@reprieve/domain/results/insights/figures.ts'
import type { PeriodSummary } from '@reprieve/domain/results/insights/periodSummary.ts'
import { computeAverageChange } from '@reprieve/domain/results/statistics/change.ts'
import type { Link, Trend } from '@reprieve/domain/results/statistics/statistics.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import english from '@reprieve/locales/en/insights.json' with { type: 'json' }
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { comparedText } from './CompareTable.tsx'
import { linkWords } from './LinkList.tsx'
import { trendText } from './dayPictures.ts'
import { insightWords, periodDetails, periodSentence } from './insightWords.ts'

const words = insightWords(await loadText('en', 'insights'), 'en-GB')
const average = (value: number, days: number): Average & { value: number } => ({
  value,
  logged: { days, outOf: 30 },
})

test('[RES-42] a clear change is shown in points and percent, with the name of its size', () => {
  const figure = { now: average(4, 20), before: average(6, 22), change: computeAverageChange(6, 4) }
  expect(comparedText(figure, words)).toBe(
    'Average pain was 2.0 (33%) lower than in the other period. A change this size is often noticeable.',
  )
})

test('[RES-42, RES-41] a small one is no change, and with too few days it says on which side', () => {
  const small = { now: average(4.5, 20), before: average(5, 22), change: computeAverageChange(5, 4.5) }
  expect(comparedText(small, words)).toBe('Average pain shows no clear change between the two periods.')
  const few = (now: number, before: number) =>
    comparedText({ now: average(4, now), before: average(5, before), change: null }, words)
  expect(few(20, 1)).toBe('To compare, we need 7 logged days in the other period. There is 1.')
  expect(few(6, 22)).toBe('To compare, we need 7 logged days in this period. There are 6.')
  expect(few(6, 5)).toBe('We compare periods with at least 7 logged days each. These have 6 and 5.')
  const nothing = { now: average(4, 20), before: null, change: null }
  expect(comparedText(nothing, words)).toBe(
    'To compare, we need 7 logged days in the other period. There are none.',
  )
})

const aPeriod = (
  change: Extract<PeriodSummary, { is: 'pain' }>['change'],
  before: ReturnType<typeof average> | null = average(5.9, 22),
): PeriodSummary => ({ is: 'pain', average: average(4.6, 24), before, change })

const compared = (from: number): PeriodSummary => {
  const change = computeAverageChange(from, 4.6)
  return aPeriod({ is: 'compared', way: changeDirection(change), change }, average(from, 22))
}

test('[RES-44] the sentence has the average and its change, and the line below has both day counts', () => {
  expect(periodSentence(compared(5.9), 30, words)).toBe(
    'Pain was 4.6 on average, 1.3 lower than in the 30 days before.',
  )
  expect(periodDetails(compared(5.9), words)).toEqual([
    'This is a small change.',
    'Logged on 24 of 30 days; before, on 22 of 30.',
  ])
  expect(periodSentence(compared(3.5), 30, words)).toBe(
    'Pain was 4.6 on average, 1.1 higher than in the 30 days before.',
  )
})

test('[RES-44, RES-42] a change under a point is no clear change', () => {
  expect(periodSentence(compared(5.4), 30, words)).toBe(
    'Pain was 4.6 on average. No clear change from the 30 days before (5.4).',
  )
  expect(periodDetails(compared(5.4), words)).toEqual(['Logged on 24 of 30 days; before, on 22 of 30.'])
})

test('[RES-44, RES-66] without a comparison the sentence is about the period itself, and says what is missing', () => {
  const within = aPeriod({ is: 'within', way: 'lower', trend: aTrend({}) }, average(6, 3))
  expect(periodSentence(within, 30, words)).toBe(
    'Pain was 4.6 on average, going from about 6.0 to about 4.0 within these days.',
  )
  expect(periodDetails(within, words)).toEqual([
    'Logged on 24 of 30 days; before, on 3 of 30.',
    'To compare, we need 7 logged days in the previous period. There are 3.',
  ])
  const alone = aPeriod({ is: 'within', way: 'none', trend: aTrend({ isClear: false }) }, null)
  expect(periodSentence(alone, 30, words)).toBe(
    'Pain was 4.6 on average, with no clear change within these days.',
  )
  expect(periodDetails(alone, words)).toEqual(['Logged on 24 of 30 days.'])
  expect(periodSentence(aPeriod({ is: 'too-few' }, null), 30, words)).toBe('Pain was 4.6 on average.')
})

test('[RES-44] without a number the days are told, or that there is none', () => {
  expect(periodSentence({ is: 'day', average: average(5, 9) }, 30, words)).toBe(
    'The average day was 5.0 of 10.',
  )
  expect(periodSentence({ is: 'nothing' }, 30, words)).toBe('No pain scores in this period.')
  expect(periodDetails({ is: 'nothing' }, words)).toEqual([])
})

const aTrend = (own: Partial<Trend>): Trend => ({
  slope: -0.1,
  first: dayNumber('2026-10-14'),
  last: dayNumber('2026-11-12'),
  from: 6,
  to: 4,
  isClear: true,
  ...own,
})

test('[RES-42] a direction is named only if it is clear, and with its days', () => {
  const of = { average: average(5.2, 24) }
  expect(trendText({ ...of, trend: aTrend({}) }, words)).toBe(
    'From about 6.0 on 14 October 2026 to about 4.0 on 12 November 2026, logged on 24 of 30 days.',
  )
  expect(trendText({ ...of, trend: aTrend({ isClear: false }) }, words)).toBe(
    'No clear direction in this period: 5.2 on average, logged on 24 of 30 days.',
  )
  expect(trendText({ ...of, trend: null }, words)).toContain('from 7 days')
})

const aLink: Link = {
  meanWith: 5.6,
  item: 1,
  list: 'symptom',
  daysWith: 12,
  daysWithout: 22,
  difference: -1.44,
  low: -2.2,
  high: -0.6,
  p: 0.001,
  label: 'steady',
  isNew: false,
}

test('[RES-47] a link has its difference, its days, and how sure it is', () => {
  expect(linkWords(aLink, words)).toEqual({
    way: 'better',
    points: '1.4 lower',
    days: 'on 12 of 34 days',
    likely: 'Likely difference: -2.2 to -0.6 points.',
  })
  expect(linkWords({ ...aLink, difference: 1.7 }, words)).toMatchObject({
    way: 'worse',
    points: '1.7 higher',
  })
})

test('[RES-47] without a clear link no direction is shown', () => {
  expect(linkWords({ ...aLink, label: 'none' }, words)).toMatchObject({
    way: 'flat',
    points: 'No clear link',
  })
})

test('[RES-49] nothing is said of causes, of what works or of what somebody should do', () => {
  const said = Object.values(english).map((one) => one.toLowerCase())
  const claims = /caus|reduc|improv|trigger|\bworks?\b|should|\brisk|predict|because/
  expect(said.filter((one) => claims.test(one.replaceAll('proof of cause', '')))).toEqual([])
})

test('[RES-49] things that came together are called that, followed by what it does not prove', () => {
  expect(english.lessCame).toBe('Less pain on days with')
  expect(english.moreCame).toBe('More pain on days with')
  expect(english.notProof).toBe('Recorded together, not proof of cause.')
})
