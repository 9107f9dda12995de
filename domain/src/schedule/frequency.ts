import type { Clock } from '../time/typedTime.ts'

/** Monday is 1, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** How often something is due: a dose, a reminder. */
export type Frequency =
  | { kind: 'hourly'; every: number; from: Clock; to: Clock }
  | { kind: 'daily'; every: number; at: Clock }
  | { kind: 'weekly'; every: number; days: readonly Weekday[]; at: Clock }
  | { kind: 'monthly'; every: number; day: number; at: Clock }

export type FrequencyKind = Frequency['kind']
export const FREQUENCY_KINDS: readonly FrequencyKind[] = ['hourly', 'daily', 'weekly', 'monthly']
