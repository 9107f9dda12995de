import type { ComparedAverage, ComparedFigures } from '@reprieve/domain/results/insights/figures.ts'
import type { ResultsPeriod } from '@reprieve/domain/results/insights/periods.ts'
import type { AverageChange } from '@reprieve/domain/results/statistics/statistics.ts'
import { mostRecorded } from '@reprieve/domain/results/statistics/mostRecorded.ts'
import type { Results } from '../useResults.ts'
import type { InsightWords } from './insightWords.ts'

export interface CompareRow {
  title: string
  /** The change between both numbers, if known. */
  change: { change: AverageChange; isScore: boolean } | null
  now: string
  other: string
}

interface Comparing {
  results: Pick<Results, 'columns' | 'selection' | 'canonical' | 'labelOf'>
  other: ResultsPeriod
  figures: ComparedFigures
  words: InsightWords
}

const TOP = 3

/** Both sides of each figure, with the days behind each. [RES-41] */
export function compareRows({ results, other, figures, words }: Comparing): readonly CompareRow[] {
  const { text, average } = words
  const { pain, function: day, hardDays } = figures
  const none = text('noNumber')
  const hard = (logged: { days: number; outOf: number } | null): string =>
    logged === null || logged.outOf === 0 ? none : text('daysOf', { ...logged })
  const locations = (selection: ResultsPeriod['selection']): string => topLocations(results, selection, words)
  return [
    {
      title: text('averagePain'),
      change: changed(pain, false),
      now: average(pain.now),
      other: pain.before === null ? none : average(pain.before),
    },
    { title: text('hardDays'), change: null, now: hard(hardDays.now), other: hard(hardDays.before) },
    {
      title: text('averageDay'),
      change: changed(day, true),
      now: average(day.now),
      other: day.before === null ? none : average(day.before),
    },
    {
      title: text('topLocations'),
      change: null,
      now: locations(results.selection),
      other: locations(other.selection),
    },
  ]
}

const changed = ({ change }: ComparedAverage, isScore: boolean): CompareRow['change'] =>
  change === null ? null : { change, isScore }

function topLocations(
  { columns, canonical, labelOf }: Comparing['results'],
  selection: ResultsPeriod['selection'],
  { names, text }: InsightWords,
): string {
  const recorded = mostRecorded(columns.entries, { selection, canonical, list: 'location' })
  if (recorded.length === 0) return text('nothingRecorded')
  return names(recorded.slice(0, TOP).map(({ item, records }) => `${labelOf(item)} (${records})`))
}
