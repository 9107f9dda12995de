import type { Average } from '@reprieve/domain/results/days.ts'
import { computeAverageChange } from '@reprieve/domain/results/statistics/change.ts'
import type { HelpedRow, Link, Trend } from '@reprieve/domain/results/statistics/statistics.ts'
import { wilsonInterval } from '@reprieve/domain/results/statistics/wilson.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import english from '@reprieve/locales/en/insights.json' with { type: 'json' }
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { marksText, reliefText } from './AllInsights.tsx'
import { comparedText } from './CompareTable.tsx'
import { linkWords } from './LinkList.tsx'
import { trendText } from './dayPictures.ts'
import { insightWords, shortSentence } from './insightWords.ts'

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
  const part = { is: 'change', change: computeAverageChange(2, 4.5), before: average(2, 22) } as const
  expect(shortSentence(part, words, String)).toBe(
    'That’s 2.5 higher than the previous period (2.0, logged on 22 of 30 days). A change this size is often noticeable.',
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
  expect(shortSentence({ is: 'few', now: 20, before: 3 }, words, String)).toBe(
    'To compare, we need 7 logged days in the previous period. There are 3.',
  )
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
    share: 12 / 34,
    label: 'Clear pattern',
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
    label: 'No clear link',
  })
})

const aRow = (own: Partial<HelpedRow>): HelpedRow => ({
  item: 1,
  list: 'medication',
  better: 0,
  same: 0,
  worse: 0,
  share: null,
  relief: { n: 0, told: null },
  ...own,
})

test('[RES-48] marks are shown by their counts, and the share with its range from 5 on', () => {
  expect(marksText(aRow({ better: 7, same: 3, worse: 1, share: wilsonInterval(7, 11) }), words)).toBe(
    'Better 7 of 11 times (likely 35 to 85%). Better 7, no change 3, worse 1',
  )
  expect(marksText(aRow({ better: 2, same: 1 }), words)).toBe(
    'Not enough yet: 3 of 5. Better 2, no change 1, worse 0',
  )
  expect(marksText(aRow({}), words)).toBe('not marked')
})

test('[RES-48] measured relief is shown from 5 doses on', () => {
  const told = { medianBefore: 7, medianAfter: 4.5, responded: wilsonInterval(6, 9) }
  expect(reliefText({ n: 9, told }, words)).toBe(
    'Usually 7.0 before, 4.5 after (9 times); dropped by 30% or more: 6',
  )
  expect(reliefText({ n: 4, told: null }, words)).toBe('Not enough yet: 4 of 5')
  expect(reliefText({ n: 0, told: null }, words)).toBe('not measured')
})

test('[RES-49] nothing is said about causes, effects or advice', () => {
  const said = Object.values(english).map((one) => one.toLowerCase())
  const claims = /caus|reduc|improv|trigger|\bworks?\b|should|\brisk|predict|because/
  expect(said.filter((one) => claims.test(one.replaceAll('proof of cause', '')))).toEqual([])
})

test('[RES-49] things that came together are called that, followed by what it does not prove', () => {
  expect(english.lessCame).toBe('Less pain on days with')
  expect(english.moreCame).toBe('More pain on days with')
  expect(english.notProof).toBe('Recorded together, not proof of cause.')
})
