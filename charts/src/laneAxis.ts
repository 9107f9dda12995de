import type { PlotAxis } from './plot.ts'

interface AxisOptions {
  /** Possible distances between two numbers, the smallest first; beyond the last one they double. */
  steps: readonly number[]
  /** Amounts begin at 0, because half as high must mean half as much; a pulse never does. */
  fromZero: boolean
  textOf: (value: number) => string
}

const MOST_STEPS = 3

/** Round numbers around the values, four at most: the lane is low. */
export function laneAxis(values: readonly number[], { steps, fromZero, textOf }: AxisOptions): PlotAxis {
  const highest = values.reduce((most, value) => Math.max(most, value), -Infinity)
  const least = values.reduce((lowest, value) => Math.min(lowest, value), Infinity)
  const from = fromZero ? 0 : least
  const boundsBy = (step: number) => {
    const low = Math.floor(from / step) * step
    return { step, low, high: Math.max(low + step, Math.ceil(highest / step) * step) }
  }
  const last = steps.at(-1)!
  const longer = Array.from({ length: 12 }, (_, at) => last * 2 ** (at + 1))
  const all = [...steps, ...longer].map(boundsBy)
  const { step, low, high } = all.find((one) => (one.high - one.low) / one.step <= MOST_STEPS) ?? all.at(-1)!
  const count = Math.round((high - low) / step)
  const ticks = Array.from({ length: count + 1 }, (_, at) => low + at * step)
  return { low, high, ticks: ticks.map((value) => ({ value, text: textOf(value) })) }
}
