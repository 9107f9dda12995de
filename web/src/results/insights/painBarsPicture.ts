import { drawBands } from '@reprieve/charts/bands.ts'
import { drawColumns } from '@reprieve/charts/columns.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { countSpanDays, type DayTable } from '@reprieve/domain/results/days.ts'
import {
  choosePainBarUnit,
  isBand,
  makePainBars,
  type PainBar,
} from '@reprieve/domain/results/insights/painBars.ts'
import type { BucketUnit } from '@reprieve/domain/results/timeline/buckets.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Picture, PictureCell, PictureTable } from '../picture/pictureData.ts'
import { makeTickText } from '../timeline/timelineDates.ts'
import { BUCKET_TEXT_KEYS, shortSpanText } from './dayPictures.ts'
import type { InsightWords } from './insightWords.ts'

const TITLES = {
  bars: { day: 'barsDay', week: 'barsWeek', month: 'barsMonth' },
  band: { day: 'barsDay', week: 'bandWeek', month: 'bandMonth' },
} as const

/** How some periods are drawn, all in the same way. */
export interface PainBarsForm {
  unit: BucketUnit
  drawnAs: 'bars' | 'band'
}

export const choosePainBarsForm = (...spans: readonly DaySpan[]): PainBarsForm => ({
  unit: choosePainBarUnit(...spans),
  drawnAs: isBand(...spans) ? 'band' : 'bars',
})

export const painBarsTitle = ({ unit, drawnAs }: PainBarsForm) => TITLES[drawnAs][unit]

export interface PainBarWords extends InsightWords {
  results: Text<'results'>
}

interface PainBarsOptions {
  form: PainBarsForm
  title: string
  sentence: string
  /** The average of the previous period, if the two are compared. */
  before: number | null
  words: PainBarWords
}

/** The pain of each day, week or month, with a place for those that have none. [RES-74] */
export function painBarsPicture(days: DayTable, options: PainBarsOptions): Picture {
  const { form, title, sentence, before, words } = options
  const { unit, drawnAs } = form
  const { text, tag, number, names } = words
  const { span } = days
  const bars = makePainBars(days, unit)
  const line = before === null ? null : { value: before, text: text('beforeLine', { value: number(before) }) }
  const tickText = makeTickText(span, tag)
  // A mean of several days is always shown with their number.
  const loggedDays = (bar: PainBar): readonly string[] =>
    unit === 'day' ? [] : [text('daysOf', { days: bar.days, outOf: countSpanDays(bar) })]
  let table: PictureTable | null = null
  return {
    title,
    sentence,
    draw: bars.every(({ mean }) => mean === null)
      ? null
      : drawnAs === 'band'
        ? (room) =>
            drawBands(
              { ...BAND, span, points: bandPoints(bars), empty: emptyBars(bars), line, tickText },
              room,
            )
        : (room) => drawColumns({ span, columns: columnsOf(bars), line, tickText }, room),
    // Lazy: few people open the table.
    get table() {
      return (table ??= {
        heads: barHeads(unit, words),
        rows: bars.map((bar): readonly PictureCell[] => [
          shortSpanText(bar, tag),
          bar.mean,
          ...loggedDays(bar),
        ]),
      })
    },
    spotText: (at) => {
      const bar = bars[at]!
      const values =
        bar.mean === null
          ? text('noNumber')
          : names([
              text('nameValue', { name: averageHead(unit, words), value: number(bar.mean) }),
              ...loggedDays(bar),
            ])
      return text('spot', { day: shortSpanText(bar, tag), values })
    },
    fileName: `reprieve-intensity-${localDay(span.from)}-${localDay(span.to)}`,
  }
}

const BAND = {
  shows: { average: true, range: true, reflection: false },
  trend: null,
  scoreTrend: null,
  titles: { pain: '', reflection: '' },
} as const

const columnsOf = (bars: readonly PainBar[]) => bars.map(({ from, to, mean }) => ({ from, to, value: mean }))
const bandPoints = (bars: readonly PainBar[]) => bars.map((bar) => ({ ...bar, scoreMedian: null }))
const emptyBars = (bars: readonly PainBar[]) => bars.filter(({ mean }) => mean === null)

const averageHead = (unit: BucketUnit, { text, results }: PainBarWords): string =>
  unit === 'day' ? results('dailyAverage') : text('stretchMean')

function barHeads(unit: BucketUnit, words: PainBarWords): readonly string[] {
  const { text } = words
  const heads = [text(BUCKET_TEXT_KEYS[unit].head), averageHead(unit, words)]
  return unit === 'day' ? heads : [...heads, text('stretchDays')]
}
