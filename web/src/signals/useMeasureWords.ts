import { MEASURES, type Measure } from '@reprieve/domain/signals/measures.ts'
import type { SignalSource } from '@reprieve/domain/signals/signalMonth.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useFormatTag, useText } from '../text/useText.tsx'

const NAMES: Record<Measure, Key<'data'>> = {
  sleep: 'healthSleep',
  resting_hr: 'healthRestingHr',
  hrv_sdnn: 'healthHrvSdnn',
  hrv_rmssd: 'healthHrvRmssd',
  steps: 'healthSteps',
  exercise: 'healthExercise',
}

const SOURCES: Record<SignalSource, Key<'data'>> = {
  'apple-health': 'healthSourceApple',
  table: 'healthSourceTable',
  self: 'healthSourceSelf',
}

/** The names of measures and sources, and values with their unit. Needs the texts of `data`. */
export function useMeasureWords() {
  const text = useText('data')
  const tag = useFormatTag()
  const number = new Intl.NumberFormat(tag)
  return {
    nameOf: (measure: Measure): string => text(NAMES[measure]),
    /** A source that only a newer app knows has its own name. */
    sourceName: (source: string): string =>
      Object.hasOwn(SOURCES, source) ? text(SOURCES[source as SignalSource]) : source,
    valueText: (measure: Measure, value: number): string => {
      switch (MEASURES[measure].unit) {
        case 'min':
          return text('healthMinutes', {
            hours: number.format(Math.floor(value / 60)),
            minutes: number.format(value % 60),
          })
        case 'per-min':
          return text('healthPerMinute', { value: number.format(value) })
        case 'ms':
          return text('healthMilliseconds', { value: number.format(value) })
        case 'count':
          return number.format(value)
      }
    },
  }
}
