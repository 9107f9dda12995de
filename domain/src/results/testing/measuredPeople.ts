import { MEASURE_NAMES, type Measure } from '../../signals/measures.ts'
import type { MeasureSeries } from '../../signals/measureSeries.ts'
import type { DayTable } from '../days.ts'
import { passesShiftTest } from '../statistics/circularShift.ts'
import { labelLinks } from '../statistics/labels.ts'
import { measuredDays } from '../statistics/measuredDays.ts'
import { compareWithUsual } from '../statistics/usualDays.ts'
import { hasEnoughDays, listDays, testDays } from '../statistics/welch.ts'
import { bell, doneOn, indexesOfOnes, seededRandom } from './people.ts'

export interface MeasuredKind {
  days: number
  /** How much of a day's pain carries over to the next. List items then last for days, too. */
  carry: number
  /** The same for what devices measure: people sleep short for weeks. */
  measureCarry: number
  /** Points by which pain is higher on days with more than usual of the first measure. */
  effect: number
}

/** The numbers of WISHES 7.6. */
const ITEMS = 18
const MEASURES_EACH = 9
const SPREAD = 1.8
const FIRST_DAY = 20_000

interface MeasuredPerson {
  days: DayTable
  items: readonly Uint32Array[]
  measures: readonly MeasureSeries[]
}

/** A simulated person with a number every day, in whose diary only the first measure may have an effect. */
export function aMeasuredPerson(chance: () => number, kind: MeasuredKind): MeasuredPerson {
  const items = Array.from({ length: ITEMS }, () => indexesOfOnes(doneOn(chance, kind)))
  const measures = Array.from({ length: MEASURES_EACH }, (_, at) => aSeries(chance, kind, measureAt(at)))
  const mean = painWith(chance, kind, measures[0]!)
  return { days: aDayTable(mean), items, measures }
}

/** Those of the same day, repeated: there are fewer than nine measures. The comparison does not know their names. */
const SAME_DAY: readonly Measure[] = MEASURE_NAMES.slice(0, 4)
const measureAt = (at: number): Measure => SAME_DAY[at % SAME_DAY.length]!

function aSeries(
  chance: () => number,
  { days, measureCarry }: MeasuredKind,
  measure: Measure,
): MeasureSeries {
  let away = bell(chance)
  const values = Array.from({ length: days }, (_, day): [number, number] => {
    away = measureCarry * away + Math.sqrt(1 - measureCarry ** 2) * bell(chance)
    return [FIRST_DAY + day, away]
  })
  return { measure, source: 'self', values: new Map(values) }
}

function painWith(chance: () => number, kind: MeasuredKind, { values }: MeasureSeries): Float64Array {
  const usual = compareWithUsual(values)
  const { carry } = kind
  let away = bell(chance)
  return Float64Array.from({ length: kind.days }, (_, day) => {
    away = carry * away + Math.sqrt(1 - carry * carry) * bell(chance)
    const isMore = usual.get(FIRST_DAY + day) === 'more'
    const felt = 5 + SPREAD * away + kind.effect * (Number(isMore) - 0.5)
    return Math.round(Math.min(10, Math.max(0, felt)) * 2) / 2
  })
}

function aDayTable(mean: Float64Array): DayTable {
  const count = mean.length
  const whole = Uint8Array.from(mean)
  return {
    span: { from: FIRST_DAY, to: FIRST_DAY + count - 1 },
    count,
    day: Int32Array.from(mean, (_, at) => FIRST_DAY + at),
    mean,
    high: whole,
    low: whole,
    records: new Uint16Array(count).fill(1),
    score: new Uint8Array(count).fill(255),
  }
}

export interface MeasuredFigures {
  /** Share of people who see a steady pattern of an item or measure without effect. */
  falseSteady: number
  /** Share of people who see the first measure as a steady pattern. */
  power: number
}

/** Runs many people of one kind through the production code, lists and measures in one correction. [STAT-8, STAT-28] */
export function simulateMeasured(kind: MeasuredKind, people: number, seed: number): MeasuredFigures {
  const chance = seededRandom(seed)
  const sum = { fooled: 0, found: 0 }
  for (let person = 0; person < people; person += 1) {
    const { days, items, measures } = aMeasuredPerson(chance, kind)
    const pain = listDays(days.mean)
    const all = [
      ...measures.map((series, at) => ({
        ...measuredDays(days, series),
        isTrue: at === 0 && kind.effect !== 0,
      })),
      ...items.map((places) => ({ pain, places, isTrue: false })),
    ].filter(({ pain: { y }, places: { length } }) =>
      hasEnoughDays({ daysWith: length, daysWithout: y.length - length }),
    )
    const labels = labelLinks(
      all.map((one) => testDays(one.pain, one.places)),
      (at) => passesShiftTest(all[at]!.pain, all[at]!.places),
    )
    const steady = all.filter((_, at) => labels[at] === 'steady')
    if (steady.some(({ isTrue }) => !isTrue)) sum.fooled += 1
    if (steady.some(({ isTrue }) => isTrue)) sum.found += 1
  }
  return { falseSteady: sum.fooled / people, power: sum.found / people }
}
