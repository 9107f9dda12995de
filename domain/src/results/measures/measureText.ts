import { MEASURES, type Measure } from '../../signals/measures.ts'
import { MINUTES_PER_HOUR } from '../../time/instant.ts'

type ValueKey = 'hoursMinutes' | 'minutesOnly' | 'perMinute' | 'milliseconds' | 'stepCount'

export interface MeasureSpeech {
  text: (key: ValueKey, values: Record<string, string | number>) => string
  tag: string
}

/** "7 h 5 min", "5,300 steps": whole numbers, as precise as devices are. */
export function measureText(measure: Measure, value: number, { text, tag }: MeasureSpeech): string {
  const whole = Math.round(value)
  switch (MEASURES[measure].unit) {
    case 'min': {
      const [hours, minutes] = [Math.floor(whole / MINUTES_PER_HOUR), whole % MINUTES_PER_HOUR]
      return hours === 0 ? text('minutesOnly', { minutes }) : text('hoursMinutes', { hours, minutes })
    }
    case 'per-min':
      return text('perMinute', { value: whole.toLocaleString(tag) })
    case 'ms':
      return text('milliseconds', { value: whole.toLocaleString(tag) })
    case 'count':
      return text('stepCount', { count: whole })
  }
}

/** The names of the measures, as keys of their texts. */
export const MEASURE_KEYS = {
  sleep: 'sleep',
  resting_hr: 'restingHr',
  hrv_sdnn: 'hrvSdnn',
  hrv_rmssd: 'hrvRmssd',
  steps: 'steps',
  exercise: 'exercise',
} as const satisfies Record<Measure, string>

/** [STAT-29] */
export const LESS_PAIN_KEYS = {
  sleep: 'lessSleep',
  resting_hr: 'lessRestingHr',
  hrv_sdnn: 'lessHrv',
  hrv_rmssd: 'lessHrv',
  steps: 'lessSteps',
  exercise: 'lessExercise',
} as const satisfies Record<Measure, string>

export const MORE_PAIN_KEYS = {
  sleep: 'moreSleep',
  resting_hr: 'moreRestingHr',
  hrv_sdnn: 'moreHrv',
  hrv_rmssd: 'moreHrv',
  steps: 'moreSteps',
  exercise: 'moreExercise',
} as const satisfies Record<Measure, string>

const SOURCE_KEYS: Readonly<Record<string, 'fromAppleHealth' | 'fromTable' | 'fromSelf'>> = {
  'apple-health': 'fromAppleHealth',
  table: 'fromTable',
  self: 'fromSelf',
}

interface SourceSpeech {
  text: (
    key: 'fromAppleHealth' | 'fromTable' | 'fromSelf' | 'fromOther',
    values?: Record<string, string>,
  ) => string
}

/** A source that only a newer app knows is called by its own name. */
export function sourceText(source: string, { text }: SourceSpeech): string {
  const key = SOURCE_KEYS[source]
  return key === undefined ? text('fromOther', { source }) : text(key)
}
