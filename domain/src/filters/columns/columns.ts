import { FIELD_TYPES } from '../../lists/listItem.ts'
import type { Reference } from '../../lists/reference.ts'
import type { MeasureSeries } from '../../signals/measureSeries.ts'

/** The lists whose items are stored in columns. Interventions are one list with marks, as they are stored (D38). */
export const COLUMN_LISTS = [...FIELD_TYPES, 'medication'] as const
export type ColumnList = (typeof COLUMN_LISTS)[number]

export const ENTRY = { record: 0, reflection: 1 } as const
export const MARK = { none: 0, alleviating: 1, ineffective: 2, aggravating: 3, unmarked: 4 } as const
export const PATTERN = { none: 0, constant: 1, intermittent: 2, breakthrough: 3 } as const
/** No severity or score; never used as a number. */
export const NO_VALUE = 255
/** No duration recorded, which is not a length of 0. */
export const NO_LENGTH = -1
/** Id of the items "Nothing" and "No medications". */
export const NOTHING_ID = 'nothing'

export const FLAG = { hasNote: 1, isAllDay: 2, isWrittenLater: 4 } as const

export interface ColumnItem extends Reference {
  list: ColumnList
}

/** Records and reflections, earliest first (then by id). Immutable: changes create new columns. */
export interface Columns {
  count: number
  ids: readonly string[]
  at: Float64Array
  /** Minutes east of Greenwich. */
  offset: Int16Array
  /** DayNumber in the calendar where the person was. */
  day: Int32Array
  /** Minute of the local day, 0 to 1439. */
  minute: Uint16Array
  entry: Uint8Array
  /** Severity of a record, score of a reflection; NO_VALUE if there is none. */
  value: Uint8Array
  /** Seconds; NO_LENGTH if not recorded. */
  length: Float64Array
  pattern: Uint8Array
  flags: Uint8Array
  /** One bit for each of COLUMN_LISTS, set if it has any value or "Nothing". */
  answered: Uint8Array
  /** The items of entry i are at itemStart[i] up to, not including, itemStart[i + 1]. */
  itemStart: Uint32Array
  item: Uint16Array
  mark: Uint8Array
  /** How strong the pain was in a location; NO_VALUE where none was told. [PLACE-1] */
  strength: Uint8Array
  /** The items that `item` indexes; the list only grows. */
  items: readonly ColumnItem[]
}

export interface DoseColumns {
  count: number
  ids: readonly string[]
  at: Float64Array
  offset: Int16Array
  day: Int32Array
  /** Index into `Columns.items`. */
  item: Uint16Array
  /** NO_VALUE if none was recorded with the dose. */
  before: Uint8Array
  after: Uint8Array
  /** MARK: said in one tap after the dose. [DOSE-14] */
  mark: Uint8Array
}

/** The data from which all results are computed. */
export interface DiaryColumns {
  entries: Columns
  doses: DoseColumns
  /** What devices measured, one source for each measure. Missing for most people: nothing is read or tested for it. */
  measures?: readonly MeasureSeries[]
}

/** For each of `items`, the number of its present item: two items may have been merged (D29). */
export type CanonicalItems = Uint16Array
