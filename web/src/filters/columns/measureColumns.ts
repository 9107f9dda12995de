import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { SIGNAL_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { Diary } from '../../local/rows/rows.ts'

export interface MeasureColumns {
  isBehind: () => boolean
  /** Day values were written. */
  areTold: () => void
  catchUp: () => Promise<void>
  /** The same object until either changes; without day values, these columns themselves. */
  addTo: (columns: DiaryColumns) => DiaryColumns
}

type Measures = NonNullable<DiaryColumns['measures']>
const NONE: Measures = []

/** What devices measured, beside the columns. People without it load neither rows nor code for it. [COL-17] */
export function openMeasures(diary: Diary): MeasureColumns {
  let measures: Measures = NONE
  let isBehind = true
  let last: { columns: DiaryColumns; measures: Measures; both: DiaryColumns } | null = null
  return {
    isBehind: () => isBehind,
    areTold: () => {
      isBehind = true
    },
    catchUp: async () => {
      if (!isBehind) return
      isBehind = false
      try {
        measures = await readMeasures(diary)
      } catch (fault) {
        isBehind = true
        throw fault
      }
    },
    addTo: (columns) => {
      if (measures.length === 0) return columns
      if (last?.columns !== columns || last.measures !== measures)
        last = { columns, measures, both: { ...columns, measures } }
      return last.both
    },
  }
}

async function readMeasures(diary: Diary): Promise<Measures> {
  if ((await diary.tables.countRows(SIGNAL_KIND)) === 0) return NONE
  const { readMeasureSeries } = await import('../../signals/readMeasureSeries.ts')
  return readMeasureSeries(diary)
}
