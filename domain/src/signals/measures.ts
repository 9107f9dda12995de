/** What a device measures once a day. A closed list, because each measure is one comparison more. [D61] */
export const MEASURE_NAMES = ['sleep', 'resting_hr', 'hrv_sdnn', 'hrv_rmssd', 'steps', 'exercise'] as const
export type Measure = (typeof MEASURE_NAMES)[number]

export interface MeasureFacts {
  unit: 'min' | 'per-min' | 'ms' | 'count'
  min: number
  max: number
  /** Days from the value to the pain that it is compared with: steps of Monday with pain of Tuesday. [D61] */
  lag: 0 | 1
}

/** SDNN and RMSSD are two measures, because their values cannot be compared. */
export const MEASURES: Readonly<Record<Measure, MeasureFacts>> = {
  sleep: { unit: 'min', min: 0, max: 1_440, lag: 0 },
  resting_hr: { unit: 'per-min', min: 25, max: 200, lag: 0 },
  hrv_sdnn: { unit: 'ms', min: 1, max: 400, lag: 0 },
  hrv_rmssd: { unit: 'ms', min: 1, max: 400, lag: 0 },
  steps: { unit: 'count', min: 0, max: 200_000, lag: 1 },
  exercise: { unit: 'min', min: 0, max: 1_440, lag: 1 },
}

/** Values of one day. A missing measure has no value, which is not zero. */
export type DayValues = Partial<Record<Measure, number>>

export const isWithinBounds = (measure: Measure, value: number): boolean =>
  value >= MEASURES[measure].min && value <= MEASURES[measure].max

/** The value as it is stored: rounded to whole numbers. Null outside the bounds. [SIG-4] */
export function storedValue(measure: Measure, value: number): number | null {
  const whole = Math.round(value)
  return Number.isFinite(whole) && isWithinBounds(measure, whole) ? whole : null
}
