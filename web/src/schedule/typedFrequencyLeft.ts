import { toFields } from '@reprieve/contract/fields.ts'
import { FREQUENCY_KINDS, type Weekday } from '@reprieve/domain/schedule/frequency.ts'
import type { TypedFrequency } from '@reprieve/domain/schedule/typedFrequency.ts'

/** As a form has left it, perhaps of another version of the app; null for what is none. [LOCK-23] */
export function readTypedFrequency(left: unknown): TypedFrequency | null {
  const { kind: told, every, from, to, at, days, day } = toFields(left)
  const kind = FREQUENCY_KINDS.find((one) => one === told)
  if (kind === undefined || !Array.isArray(days)) return null
  const typed = [every, from, to, at, day].filter((one) => typeof one === 'string')
  if (typed.length < 5) return null
  const [e, f, t, a, d] = typed as [string, string, string, string, string]
  return { kind, every: e, from: f, to: t, at: a, day: d, days: days.filter(isWeekday) }
}

const isWeekday = (day: unknown): day is Weekday =>
  Number.isInteger(day) && Number(day) >= 1 && Number(day) <= 7
