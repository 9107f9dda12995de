import type { Measure } from '@reprieve/domain/signals/measures.ts'
import type { HealthFault, HealthProgress } from './readHealth.ts'

/** Days and values of one measure, in the same order. */
export interface MeasureColumn {
  measure: Measure
  days: Int32Array
  values: Float64Array
}

/** What the worker reports while it reads a file. */
export type HealthReply =
  | { is: 'progress'; progress: HealthProgress }
  | { is: 'found'; columns: MeasureColumn[]; leftOut: number }
  | { is: 'failed'; why: HealthFault }
