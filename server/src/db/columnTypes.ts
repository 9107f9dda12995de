import type { ColumnType } from 'kysely'

// Times are read as milliseconds and written as Date: see the parsers in pool.ts.
export type Time = ColumnType<number, Date, Date>
export type TimeOrNull = ColumnType<number | null, Date | null | undefined, Date | null>
export type Json = ColumnType<unknown, string, string>
export type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>
/** Null when an insert leaves it out. */
export type TextOrNull = ColumnType<string | null, string | null | undefined, string | null>
