import { err, ok, type Result } from '@reprieve/domain/result.ts'

export type Fields = Readonly<Record<string, unknown>>

/** From one schema to the next, for one persisted part. Pure; it never throws, whatever the old app left behind. */
export interface PartMigration {
  /** The name of the part before, and after. */
  from: string
  to: string
  migrate: (old: unknown) => Result<Fields, string>
}

export const fieldsOf = (value: unknown): Result<Fields, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? ok(value as Fields)
    : err('the part is no object')
