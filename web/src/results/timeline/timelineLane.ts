import type { Lane } from '@reprieve/charts/lane.ts'
import { laneAxis } from '@reprieve/charts/laneAxis.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { countSpanDays, type DayTable } from '@reprieve/domain/results/days.ts'
import { addLaneRows, measureLane, type LanePoint } from '@reprieve/domain/results/measures/measureLane.ts'
import type { PainBand } from '@reprieve/domain/results/timeline/bands.ts'
import type { Bucket, BucketUnit } from '@reprieve/domain/results/timeline/buckets.ts'
import { MEASURES, type Measure } from '@reprieve/domain/signals/measures.ts'
import type { MeasureSeries } from '@reprieve/domain/signals/measureSeries.ts'
import { MINUTES_PER_HOUR } from '@reprieve/domain/time/instant.ts'
import { measureName, type MeasureWords, valueText } from '../measures/measureWords.ts'
import type { PictureCell } from '../picture/pictureData.ts'

/** The marks of the timeline that a lane is added to. */
interface TimelineRows {
  buckets: readonly Bucket[]
  bands: readonly PainBand[] | null
}

/** What a chosen measure adds to the timeline. [RES-92] */
export interface TimelineLane {
  points: readonly LanePoint[]
  chart: Lane
  /** "Sleep: 7 h 5 min"; null where there is no value. */
  wordsAt: (mark: DaySpan) => string | null
  columns: readonly { head: string; cell: (mark: DaySpan) => PictureCell }[]
}

const TITLES = { day: 'eachDay', week: 'eachWeek', month: 'eachMonth' } as const

export function timelineLane(
  series: MeasureSeries,
  { days: { span }, unit }: { days: DayTable; unit: BucketUnit },
  words: MeasureWords,
): TimelineLane {
  const { text } = words
  const { measure } = series
  const name = measureName(measure, words)
  const points = measureLane(series, span, unit)
  const byDay = new Map(points.map((point) => [point.from, point]))
  const said = ({ value }: LanePoint): string => valueText(measure, value, words)
  const valueColumn = {
    head: name,
    cell: ({ from }: DaySpan) => {
      const point = byDay.get(from)
      return point === undefined ? null : said(point)
    },
  }
  const daysColumn = {
    head: text('daysWith', { name }),
    cell: ({ from }: DaySpan) => byDay.get(from)?.days ?? 0,
  }
  return {
    points,
    chart: { title: text(TITLES[unit], { name }), points, axis: axisOf(measure, points, words.tag) },
    wordsAt: (mark) => {
      const point = byDay.get(mark.from)
      if (point === undefined) return null
      const value = said(point)
      return unit === 'day'
        ? text('spot', { name, value })
        : text('spotDays', { name, value, days: point.days, outOf: countSpanDays(mark) })
    },
    columns: unit === 'day' ? [valueColumn] : [valueColumn, daysColumn],
  }
}

const STEPS: Record<Measure, readonly number[]> = {
  sleep: [60, 120, 180, 240],
  exercise: [10, 20, 30, 60, 120, 240],
  steps: [500, 1_000, 2_000, 5_000, 10_000, 20_000],
  resting_hr: [5, 10, 20, 50],
  hrv_sdnn: [5, 10, 20, 50],
  hrv_rmssd: [5, 10, 20, 50],
}

function axisOf(measure: Measure, points: readonly LanePoint[], tag: string): Lane['axis'] {
  const { unit } = MEASURES[measure]
  const inUnit = (name: 'hour' | 'minute'): Intl.NumberFormat =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'narrow' })
  const hours = inUnit('hour')
  const minutes = inUnit('minute')
  const plain = new Intl.NumberFormat(tag)
  const isWholeHour = (value: number): boolean => value > 0 && value % MINUTES_PER_HOUR === 0
  const textOf = (value: number): string => {
    if (unit !== 'min') return plain.format(value)
    return isWholeHour(value) ? hours.format(value / MINUTES_PER_HOUR) : minutes.format(value)
  }
  const textOfTick = (value: number): string => (value === 0 ? plain.format(0) : textOf(value))
  return laneAxis(
    points.map(({ value }) => value),
    { steps: STEPS[measure], fromZero: unit === 'min' || unit === 'count', textOf: textOfTick },
  )
}

const NOTHING = { mean: null, high: null, low: null, records: 0, days: 0, score: null, scoreDays: 0 }
const NOTHING_IN_BAND: Omit<PainBand, keyof DaySpan> = { ...NOTHING, median: null, scoreMedian: null }
const NOTHING_IN_DAY: Omit<Bucket, keyof DaySpan> = NOTHING

/** A mark also for the days, weeks and months that have nothing but this value, so that it can be read. [RES-55] */
export function factsWithLane<Facts extends TimelineRows>(facts: Facts, { points }: TimelineLane): Facts {
  const bands = facts.bands === null ? null : addLaneRows(facts.bands, points, NOTHING_IN_BAND)
  return { ...facts, bands, buckets: bands ?? addLaneRows(facts.buckets, points, NOTHING_IN_DAY) }
}
