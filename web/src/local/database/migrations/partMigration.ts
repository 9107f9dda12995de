import { err, ok, type Result } from '@reprieve/domain/result.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Migrates one persisted part to the next schema. Pure; never throws, whatever the old app left behind. */
export interface PartMigration {
  /** The name of the part before and after. */
  from: string
  to: string
  migrate: (old: unknown) => Result<Fields, string>
}

export const readPartFields = (value: unknown): Result<Fields, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? ok(value as Fields)
    : err('the part is no object')
