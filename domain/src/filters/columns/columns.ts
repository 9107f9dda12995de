import { FIELD_TYPES } from '../../lists/listItem.ts'
import type { Reference } from '../../lists/reference.ts'

/** The lists whose items stand in columns. What was tried is one list with marks, as it is kept (D38). */
export const COLUMN_LISTS = [...FIELD_TYPES, 'medication'] as const
export type ColumnList = (typeof COLUMN_LISTS)[number]

export const ENTRY = { record: 0, reflection: 1 } as const
export const MARK = { none: 0, alleviating: 1, ineffective: 2, aggravating: 3, unmarked: 4 } as const
export const PATTERN = { none: 0, constant: 1, intermittent: 2, breakthrough: 3 } as const
/** No severity or score: it is never read as a number. */
export const NO_VALUE = 255
/** Nothing is told about how long it was, which is not a length of 0. */
export const NO_LENGTH = -1
/** In the place of an id, for "Nothing" and "No medications". */
export const NOTHING_ID = 'nothing'

export const FLAG = { hasNote: 1, isAllDay: 2, isWrittenLater: 4 } as const

export interface ColumnItem extends Reference {
  list: ColumnList
}

/** Records and reflections, the earliest first (then by id). Never changed: what comes later makes new ones. */
export interface Columns {
  count: number
  ids: readonly string[]
  at: Float64Array
  /** Minutes east of Greenwich. */
  offset: Int16Array
  /** DayNumber of the calendar where the person was. */
  day: Int32Array
  /** Of the local day, 0 to 1439. */
  minute: Uint16Array
  entry: Uint8Array
  /** Severity of a record, score of a reflection; NO_VALUE where there is none. */
  value: Uint8Array
  /** Seconds; NO_LENGTH where none is told. */
  length: Float64Array
  pattern: Uint8Array
  flags: Uint8Array
  /** One bit for each of COLUMN_LISTS: any value, or Nothing. */
  answered: Uint8Array
  /** Of entry i the items stand from itemStart[i] up to itemStart[i + 1]. */
  itemStart: Uint32Array
  item: Uint16Array
  mark: Uint8Array
  /** What `item` points into; it only grows. */
  items: readonly ColumnItem[]
}

export interface DoseColumns {
  count: number
  ids: readonly string[]
  at: Float64Array
  offset: Int16Array
  day: Int32Array
  /** Into the items of the columns. */
  item: Uint16Array
  /** NO_VALUE where none was told with the dose. */
  before: Uint8Array
  after: Uint8Array
}

/** All that results are made of. */
export interface DiaryColumns {
  entries: Columns
  doses: DoseColumns
}

/** For each of `items` the number of the item that it is today: two may have become one (D29). */
export type Canonical = Uint16Array
