import { err, ok, type Result } from '../result.ts'
import { clockFrom, clockText, type Clock } from '../time/typedTime.ts'
import type { Frequency, FrequencyKind, Weekday } from './frequency.ts'

/** The typed fields; those hidden for this kind keep their text. */
export interface TypedFrequency {
  kind: FrequencyKind
  every: string
  from: string
  to: string
  at: string
  days: readonly Weekday[]
  day: string
}

export type FrequencyField = Exclude<keyof TypedFrequency, 'kind'>
export type FrequencyFaults = Partial<Record<FrequencyField, 'empty' | 'wrong'>>

export const MOST_REPEATS = 99
export const LAST_OF_MONTH = 31

/** The fields that each kind shows and requires. [SCHED-2] */
export const FIELDS_BY_KIND: Record<FrequencyKind, readonly FrequencyField[]> = {
  hourly: ['every', 'from', 'to'],
  daily: ['every', 'at'],
  weekly: ['every', 'days', 'at'],
  monthly: ['every', 'day', 'at'],
}

/** Times for taking something are never guessed: only the hours of the day are prefilled. */
const UNTYPED: Omit<TypedFrequency, 'kind'> = {
  every: '',
  from: '00:00',
  to: '23:59',
  at: '',
  days: [],
  day: '',
}

export const untypedFrequency = (kind: FrequencyKind): TypedFrequency => ({ ...UNTYPED, kind })

/** The fields of an existing frequency. */
export function typedFrequency(frequency: Frequency): TypedFrequency {
  const typed = { ...UNTYPED, kind: frequency.kind, every: String(frequency.every) }
  switch (frequency.kind) {
    case 'hourly':
      return { ...typed, from: clockText(frequency.from), to: clockText(frequency.to) }
    case 'daily':
      return { ...typed, at: clockText(frequency.at) }
    case 'weekly':
      return { ...typed, at: clockText(frequency.at), days: frequency.days }
    case 'monthly':
      return { ...typed, at: clockText(frequency.at), day: String(frequency.day) }
  }
}

/** Returns the frequency, or missing and invalid fields. [SCHED-2, SCHED-3] */
export function finishFrequency(typed: TypedFrequency): Result<Frequency, FrequencyFaults> {
  const read = {
    every: wholeFrom(typed.every, MOST_REPEATS),
    from: clockFrom(typed.from),
    to: clockFrom(typed.to),
    at: clockFrom(typed.at),
    day: wholeFrom(typed.day, LAST_OF_MONTH),
    days: typed.days.length === 0 ? null : typed.days.toSorted((one, other) => one - other),
  }
  const faulty = FIELDS_BY_KIND[typed.kind].filter((field) => read[field] === null)
  if (faulty.length > 0) return err(faultsOf(typed, faulty))
  return ok(frequencyOf(typed.kind, read as FrequencyValues))
}

interface FrequencyValues {
  every: number
  from: Clock
  to: Clock
  at: Clock
  day: number
  days: readonly Weekday[]
}

function frequencyOf(kind: FrequencyKind, { every, from, to, at, day, days }: FrequencyValues): Frequency {
  switch (kind) {
    case 'hourly':
      return { kind, every, from, to }
    case 'daily':
      return { kind, every, at }
    case 'weekly':
      return { kind, every, days, at }
    case 'monthly':
      return { kind, every, day, at }
  }
}

const faultsOf = (typed: TypedFrequency, faulty: readonly FrequencyField[]): FrequencyFaults =>
  Object.fromEntries(faulty.map((field) => [field, isEmpty(typed[field]) ? 'empty' : 'wrong']))

const isEmpty = (typed: string | readonly Weekday[]): boolean =>
  typeof typed === 'string' ? typed.trim() === '' : typed.length === 0

/** At least 1. Korean and Chinese keyboards may type full-width digits. */
function wholeFrom(typed: string, most: number): number | null {
  const written = typed.normalize('NFKC').trim()
  const number = /^\d{1,4}$/.test(written) ? Number(written) : 0
  return number >= 1 && number <= most ? number : null
}
