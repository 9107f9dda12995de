import { sql, type RawBuilder } from 'kysely'

/** A time to compare a column with: columns read as milliseconds, PostgreSQL wants its own type. */
export const moment = (ms: number): RawBuilder<number> => sql<number>`${new Date(ms)}::timestamptz`
