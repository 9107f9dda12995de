import type { Visit } from '@reprieve/domain/reminders/visit.ts'
import { clockFrom, clockText, dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { toFields, type Fields } from '../fields.ts'

/** Beside its reminder in the settings `reminders`, so that both are saved at once. [REM-24] */
export const VISIT_KEY = 'visit'

export const visitToWire = ({ day, at }: Visit): Fields => ({ day, time: at === null ? null : clockText(at) })

/** Null for none, or if its day cannot be read. */
export function visitFromWire(value: unknown): Visit | null {
  const { day: said, time } = toFields(value)
  const day = typeof said === 'string' ? dayFrom(said) : null
  return day === null ? null : { day, at: typeof time === 'string' ? clockFrom(time) : null }
}
