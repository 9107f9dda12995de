import type { Average, LoggedDays } from '@reprieve/domain/results/days.ts'
import { CHANGE_BANDS, comparedDays, missingDays } from '@reprieve/domain/results/insights/figures.ts'
import type { PeriodSummary } from '@reprieve/domain/results/insights/periodSummary.ts'
import type { AverageChange } from '@reprieve/domain/results/statistics/statistics.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'

export interface InsightWords {
  text: Text<'insights'>
  tag: string
  /** Always one decimal, so that 5 and 5.0 do not differ. */
  number: (value: number) => string
  /** With its sign. */
  signed: (value: number) => string
  names: (names: readonly string[]) => string
  /** "logged on 24 of 30 days". */
  logged: (logged: LoggedDays) => string
  /** "4.8, logged on 24 of 30 days". */
  average: (average: Average) => string
  /** "1.4 (23 %)", without its direction; below 3 there is no percentage. */
  size: (change: AverageChange) => string
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function insightWords(text: Text<'insights'>, tag: string): InsightWords {
  const tenths = new Intl.NumberFormat(tag, TENTHS)
  const signs = new Intl.NumberFormat(tag, { ...TENTHS, signDisplay: 'exceptZero' })
  const percents = new Intl.NumberFormat(tag, { style: 'percent' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' })
  const number = (value: number): string => tenths.format(value)
  const logged = ({ days, outOf }: LoggedDays): string => text('loggedOn', { days, outOf })
  return {
    text,
    tag,
    number,
    signed: (value) => signs.format(value),
    names: (names) => list.format(names),
    logged,
    average: (average) =>
      average.value === null
        ? text('noNumber')
        : text('valueLogged', { value: number(average.value), logged: logged(average.logged) }),
    size: ({ points, percent }) => {
      const size = number(Math.abs(points))
      return percent === null ? size : `${size} (${percents.format(Math.abs(percent) / 100)})`
    },
  }
}

/** The same object until the language changes. */
export function useInsightWords(): InsightWords {
  const text = useText('insights')
  const tag = useFormatTag()
  return wordsOf(text, tag)
}

// Creating the formatters takes a slow phone longer than formatting a screen with them.
const wordsOf = cacheByArguments(insightWords)

type PainSummary = Extract<PeriodSummary, { is: 'pain' }>

const COMPARED = { lower: 'periodLower', higher: 'periodHigher', none: 'periodSame' } as const

/** The one sentence about the period; `days` is the length of the previous period. [RES-44, RES-66] */
export function periodSentence(summary: PeriodSummary, days: number, words: InsightWords): string {
  const { text, number } = words
  switch (summary.is) {
    case 'pain':
      return painSentence(summary, days, words)
    case 'day':
      return text('periodScore', { value: number(summary.average.value) })
    case 'nothing':
      return text('noPainNumbers')
  }
}

function painSentence({ average, before, change }: PainSummary, days: number, words: InsightWords): string {
  const { text, number } = words
  const value = number(average.value)
  switch (change.is) {
    case 'compared':
      return text(COMPARED[change.way], {
        value,
        days,
        points: number(Math.abs(change.change.points)),
        before: number(before?.value ?? 0),
      })
    case 'within': {
      const { from, to } = change.trend
      return change.way === 'none'
        ? text('periodNoTrend', { value })
        : text('periodTrend', { value, from: number(from), to: number(to) })
    }
    case 'too-few':
      return text('periodAverage', { value })
  }
}

/** Below the sentence: what the size of a change means, and the days of both periods. [RES-44] */
export function periodDetails(summary: PeriodSummary, { text }: InsightWords): readonly string[] {
  if (summary.is === 'nothing') return []
  const { logged } = summary.average
  if (summary.is === 'day' || summary.before === null) return [text('loggedAlone', { ...logged })]
  const { before, change } = summary
  const both = text('loggedBoth', {
    ...logged,
    daysBefore: before.logged.days,
    outOfBefore: before.logged.outOf,
  })
  if (change.is !== 'compared') {
    const days = comparedDays({ now: summary.average, before })
    return [both, text(missingDays(days) ?? 'needsSeven', { ...days })]
  }
  const band = CHANGE_BANDS[change.change.band]
  return band === null ? [both] : [text(band), both]
}
