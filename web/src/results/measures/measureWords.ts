import {
  LESS_PAIN_KEYS,
  MEASURE_KEYS,
  measureText,
  MORE_PAIN_KEYS,
  sourceText,
} from '@reprieve/domain/results/measures/measureText.ts'
import type { MeasureAverage } from '@reprieve/domain/results/measures/measureAverages.ts'
import type { MeasureLink, TooFewMeasured } from '@reprieve/domain/results/statistics/statistics.ts'
import { countMissingDays } from '@reprieve/domain/results/statistics/welch.ts'
import type { Measure } from '@reprieve/domain/signals/measures.ts'
import type { Text } from '@reprieve/locales/loadText.ts'

export interface MeasureWords {
  text: Text<'measures'>
  tag: string
}

export const measureName = (measure: Measure, { text }: MeasureWords): string => text(MEASURE_KEYS[measure])

export const valueText = (measure: Measure, value: number, { text, tag }: MeasureWords): string =>
  measureText(measure, value, { text: (key, values) => text(key, values), tag })

export const sourceName = (source: string, { text }: MeasureWords): string =>
  sourceText(source, { text: (key, values) => text(key, values ?? {}) })

/** "7 h 5 min on average, on 26 of 30 days" [RES-91] */
export const averageWords = ({ measure, value, logged }: MeasureAverage, words: MeasureWords): string =>
  words.text('average', { value: valueText(measure, value, words), ...logged })

/** Which pain came after more of it than usual, with both counts; without a clear link no direction. [STAT-29] */
export function measureLinkWords(link: MeasureLink, { text }: MeasureWords): string {
  const { measure, daysWith: days, daysWithout, difference, label } = link
  const outOf = days + daysWithout
  if (label === 'none') return text('noLink', { outOf })
  return text((difference < 0 ? LESS_PAIN_KEYS : MORE_PAIN_KEYS)[measure], { days, outOf })
}

/** [STAT-11] */
export function tooFewWords({ daysWith, daysWithout }: TooFewMeasured, { text }: MeasureWords): string {
  const wanted = countMissingDays({ daysWith, daysWithout })
  const isEach = wanted.daysWith + wanted.daysWithout > 0
  return text(isEach ? 'fewEach' : 'fewInAll', { with: daysWith, without: daysWithout })
}
