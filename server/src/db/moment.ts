import { sql, type RawBuilder } from 'kysely'

/** A time for comparisons: columns are read as milliseconds, but PostgreSQL compares its own type. */
export const moment = (ms: number): RawBuilder<number> => sql<number>`${new Date(ms)}::timestamptz`
