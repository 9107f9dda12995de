import type { ChartCategory } from '@reprieve/domain/results/charts/chartCategory.ts'
import type { CategoryCounts, ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import { coveragePercent } from '@reprieve/domain/results/statistics/coverage.ts'
import type { Coverage } from '@reprieve/domain/results/statistics/statistics.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'

export interface ChartSpeech {
  text: Text<'charts'>
  results: Text<'results'>
  records: Text<'records'>
  reflections: Text<'reflections'>
  /** The language tag. */
  tag: string
}

const TITLES: Record<Exclude<ChartCategory, 'meaningful_activities'>, Key<'records'>> = {
  location: 'locations',
  symptom: 'symptoms',
  character: 'characteristics',
  alleviating: 'alleviatingFactors',
  ineffective: 'ineffectiveFactors',
  aggravating: 'aggravatingFactors',
  environment: 'environment',
}

export const chartTitle = (category: ChartCategory, { records, reflections }: ChartSpeech): string =>
  category === 'meaningful_activities' ? reflections('meaningfulActivities') : records(TITLES[category])

/** "in 12 of 38 records". */
export function recordShareText(
  category: ChartCategory,
  { records: count, outOf }: { records: number; outOf: number },
  { text }: ChartSpeech,
): string {
  return text(category === 'meaningful_activities' ? 'inReflections' : 'inRecords', { count, outOf })
}

/** If more items share the first place, their number is given instead of their names. */
const MOST_NAMES = 3

interface MostOftenFacts {
  category: ChartCategory
  /** The most often recorded first. */
  rows: readonly { label: string; records: number }[]
  outOf: number
}

/** What was recorded most often, including all that share the first place. [RES-57] */
export function mostOftenText({ category, rows, outOf }: MostOftenFacts, speech: ChartSpeech): string {
  const { text, tag } = speech
  const most = rows[0]?.records ?? 0
  const first = rows.filter(({ records }) => records === most).map(({ label }) => label)
  const where = recordShareText(category, { records: most, outOf }, speech)
  if (first.length > MOST_NAMES) return text('mostOftenMany', { count: first.length, where })
  const names = new Intl.ListFormat(tag, { type: 'conjunction' }).format(first)
  return text(first.length === 1 ? 'mostOften' : 'mostOftenEach', { names, where })
}

export function chartSentence(
  { category, rows, nothing, coverage }: CategoryCounts,
  labelOf: (counted: ItemCount) => string,
  speech: ChartSpeech,
): string {
  const outOf = coverage.records
  const said = (counted: ItemCount) => ({ label: labelOf(counted), records: counted.records })
  if (rows.length > 0) return mostOftenText({ category, rows: rows.map(said), outOf }, speech)
  return speech.text('onlyNothing', {
    what: new Intl.ListFormat(speech.tag, { type: 'conjunction', style: 'narrow' }).format(
      nothing.map(
        (one) => `${labelOf(one)}, ${recordShareText(category, { records: one.records, outOf }, speech)}`,
      ),
    ),
  })
}

export const coverageText = (
  category: ChartCategory,
  coverage: Coverage,
  { results, ...speech }: ChartSpeech,
): string =>
  results('basedOn', {
    0: coveragePercent(coverage),
    1: coverage.records,
    2: chartTitle(category, { results, ...speech }),
  })
