import type { Frequency, Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { clockFrom, clockText, type Clock } from '@reprieve/domain/time/typedTime.ts'
import { toFields, type Fields } from '../fields.ts'

// `frequency_info` of the specification, for dosages and reminders. [SCHED-1]

const WRITE: { [Kind in Frequency['kind']]: (frequency: Extract<Frequency, { kind: Kind }>) => Fields } = {
  hourly: ({ from, to }) => ({ time_start: clockText(from), time_end: clockText(to) }),
  daily: ({ at }) => ({ time: clockText(at) }),
  weekly: ({ days, at }) => ({ days_of_week: [...days], time: clockText(at) }),
  monthly: ({ day, at }) => ({ day_of_month: day, time: clockText(at) }),
}

export function frequencyToWire(frequency: Frequency): Fields {
  const write = WRITE[frequency.kind] as (frequency: Frequency) => Fields
  return { frequency: frequency.kind, repeat_every: frequency.every, ...write(frequency) }
}

/** Null if a required field is missing or cannot be read. */
export function frequencyFromWire(said: unknown): Frequency | null {
  const fields = toFields(said)
  const every = wholeFrom(fields['repeat_every'], { least: 1, most: 999 })
  if (every === null) return null
  const at = timeFrom(fields['time'])
  switch (fields['frequency']) {
    case 'hourly': {
      const [from, to] = [timeFrom(fields['time_start']), timeFrom(fields['time_end'])]
      return from === null || to === null ? null : { kind: 'hourly', every, from, to }
    }
    case 'daily':
      return at === null ? null : { kind: 'daily', every, at }
    case 'weekly': {
      const days = weekdaysFrom(fields['days_of_week'])
      return days.length === 0 || at === null ? null : { kind: 'weekly', every, days, at }
    }
    case 'monthly': {
      const day = wholeFrom(fields['day_of_month'], { least: 1, most: 31 })
      return day === null || at === null ? null : { kind: 'monthly', every, day, at }
    }
    default:
      return null
  }
}

const timeFrom = (said: unknown): Clock | null => (typeof said === 'string' ? clockFrom(said) : null)

function wholeFrom(said: unknown, { least, most }: { least: number; most: number }): number | null {
  const number = typeof said === 'string' && said.trim() !== '' ? Number(said) : said
  if (typeof number !== 'number' || !Number.isInteger(number)) return null
  return number >= least && number <= most ? number : null
}

const isWeekday = (day: number | null): day is Weekday => day !== null

/** In the order of the week, each once. */
const weekdaysFrom = (said: unknown): Weekday[] =>
  Array.isArray(said)
    ? [
        ...new Set(said.map((day: unknown) => wholeFrom(day, { least: 1, most: 7 })).filter(isWeekday)),
      ].toSorted((one, other) => one - other)
    : []
