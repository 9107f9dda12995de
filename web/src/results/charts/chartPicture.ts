import { drawBars } from '@reprieve/charts/bars.ts'
import type { Drawing } from '@reprieve/charts/shapes.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { CHART_CATEGORIES, type ChartCategory } from '@reprieve/domain/results/charts/chartCategory.ts'
import type { CategoryCounts, ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { Picture } from '../picture/pictureData.ts'
import { recordShareText, chartSentence, chartTitle, type ChartSpeech } from './chartWords.ts'

/** A chart that can be expanded; the others show their first rows. */
export type ChartSection = ChartCategory | 'body'

/** From the address; an unknown name counts as none. [RES-59] */
export const parseChartSection = (said: string | undefined): ChartSection | null =>
  said === 'body' ? said : (CHART_CATEGORIES.find((category) => category === said) ?? null)

/** DESIGN 6. */
const MOST_ROWS = 8

/** The first of many rows, or all of them. [RES-59] */
export const firstRows = <Row>(rows: readonly Row[], isWhole: boolean): readonly Row[] =>
  isWhole || !hasMoreRows(rows.length) ? rows : rows.slice(0, MOST_ROWS)

export const hasMoreRows = (count: number): boolean => count > MOST_ROWS

interface ChartOf {
  span: DaySpan
  /** All rows instead of only the first ones. */
  isWhole: boolean
  labelOf: (counted: ItemCount) => string
}

/** The bars of one category. Special answers come last, whatever their count. [RES-57] */
export function chartPicture(
  counts: CategoryCounts,
  { span, isWhole, labelOf }: ChartOf,
  speech: ChartSpeech,
): Picture {
  const { category, nothing, coverage } = counts
  const { text, tag } = speech
  const things = firstRows(counts.rows, isWhole)
  const rows = [...things, ...nothing]
  const isOfReflections = category === 'meaningful_activities'
  const title = chartTitle(category, speech)
  return {
    title,
    sentence: chartSentence(counts, labelOf, speech),
    draw: drawOf(rows, { labelOf, tag, apartFrom: things.length }),
    table: {
      heads: [title, text(isOfReflections ? 'reflections' : 'records'), text('days')],
      rows: rows.map((one) => [labelOf(one), one.records, one.days]),
    },
    spotText: (row) => {
      const one = rows[row]
      if (one === undefined) return ''
      const where = recordShareText(category, { records: one.records, outOf: coverage.records }, speech)
      return text('spot', { name: labelOf(one), where, days: one.days })
    },
    fileName: `reprieve-charts-${category.replaceAll('_', '-')}-${localDay(span.from)}-${localDay(span.to)}`,
  }
}

interface DrawOf extends Pick<ChartOf, 'labelOf'> {
  tag: string
  apartFrom: number
}

function drawOf(rows: readonly ItemCount[], { labelOf, tag, apartFrom }: DrawOf): Picture['draw'] {
  const numbers = new Intl.NumberFormat(tag)
  const bars = {
    rows: rows.map((one) => ({
      label: labelOf(one),
      value: one.records,
      valueText: numbers.format(one.records),
    })),
    most: Math.max(0, ...rows.map(({ records }) => records)),
  }
  return (room) => withApart(drawBars(bars, room), apartFrom)
}

/** "Nothing" has a dashed outline instead of a fill, like a calendar day without a record. */
function withApart(drawing: Drawing, from: number): Drawing {
  let bar = -1
  const shapes = drawing.shapes.map((shape) => {
    if (shape.is !== 'rect' || shape.role !== 'bar') return shape
    bar += 1
    return bar < from ? shape : { ...shape, role: 'gap' as const }
  })
  return { ...drawing, shapes }
}
