import { chooseSeries, type MeasureSeries } from '@reprieve/domain/signals/measureSeries.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readSignals } from './signalTable.ts'

/** Nobody has chosen an order of sources: the one with the most days counts. [SIG-7] */
const NO_ORDER: readonly string[] = []

export const readMeasureSeries = async (diary: Diary): Promise<MeasureSeries[]> =>
  chooseSeries(await readSignals(diary), NO_ORDER)
