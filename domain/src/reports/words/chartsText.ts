import { coveragePercent } from '../../results/statistics/coverage.ts'
import type { BarInput } from '../pictureInputs.ts'
import type { PrintedChart, PrintedCharts } from '../printedReport.ts'
import type { ChartFacts, CountedName } from '../sectionFacts.ts'
import { categoryTitle } from './categoryTitle.ts'
import type { ReportFormatter } from './reportFormatter.ts'
import { bodyInput, countOfAllText } from './tableTexts.ts'

/** The same bars as on the screen, each with its number. [REP-44, REP-45] */
export const chartsText = (charts: readonly ChartFacts[], speech: ReportFormatter): PrintedCharts => ({
  is: 'chartView',
  charts: charts.map((one) => chartText(one, speech)),
})

function chartText(chart: ChartFacts, speech: ReportFormatter): PrintedChart {
  const { category, rows, nothing, coverage, unmarked, regions } = chart
  const { charts, results } = speech.say
  const title = categoryTitle(category, speech)
  const isEmpty = rows.length + nothing.length === 0
  const based = results('basedOn', { 0: coveragePercent(coverage), 1: coverage.records, 2: title })
  return {
    title,
    sentence: isEmpty ? results('insufficientData') : sentenceOf(chart, speech),
    bars: {
      rows: [
        ...rows.map((row) => barOf(row, coverage.records, speech)),
        // In another style: it is not an answer of the same kind. [RES-57]
        ...nothing.map((row) => ({ ...barOf(row, coverage.records, speech), isNothing: true })),
      ],
      most: coverage.records,
    },
    body: regions === null || regions.length === 0 ? null : bodyInput(regions, rows, speech),
    notes: [
      ...(isEmpty ? [] : [based]),
      ...(unmarked === 0 ? [] : [charts('unmarked', { count: unmarked })]),
    ],
  }
}

const barOf = ({ label, records }: CountedName, outOf: number, speech: ReportFormatter): BarInput => ({
  label,
  value: records,
  valueText: countOfAllText(records, outOf, speech),
})

const MOST_NAMES = 3

/** Names all items that share the first place. [RES-57] */
function sentenceOf({ category, rows, nothing, coverage }: ChartFacts, speech: ReportFormatter): string {
  const { charts } = speech.say
  const inHowMany = (count: number): string =>
    charts(category === 'meaningful_activities' ? 'inReflections' : 'inRecords', {
      count: speech.whole(count),
      outOf: coverage.records,
    })
  if (rows.length === 0) {
    const said = ({ label, records }: CountedName): string => speech.clauses([label, inHowMany(records)])
    return charts('onlyNothing', { what: speech.names(nothing.map(said)) })
  }
  const most = rows[0]!.records
  const first = rows.filter(({ records }) => records === most).map(({ label }) => label)
  const where = inHowMany(most)
  if (first.length > MOST_NAMES) return charts('mostOftenMany', { count: first.length, where })
  return charts(first.length === 1 ? 'mostOften' : 'mostOftenEach', { names: speech.names(first), where })
}
