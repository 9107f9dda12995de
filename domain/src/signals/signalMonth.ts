import type { LocalDay } from '../time/localDay.ts'
import type { DayValues } from './measures.ts'

export const SIGNAL_SOURCES = ['apple-health', 'table', 'self'] as const
export type SignalSource = (typeof SIGNAL_SOURCES)[number]

/** The day values of one source in one month: one row on the device and on the server. */
export interface SignalMonth {
  clientId: string
  /** One of `SIGNAL_SOURCES`, or one that only a newer app knows. */
  source: string
  /** YYYY-MM */
  month: string
  /** The last day of the file that was read; null if no file was. [SIG-4] */
  fileDay: LocalDay | null
  /** By day of the month, 1 to 31. */
  days: ReadonlyMap<number, DayValues>
}

export const MONTH_SHAPE = /^\d{4}-(0[1-9]|1[0-2])$/

export const monthOf = (day: LocalDay): string => day.slice(0, 7)
export const dayOfMonth = (day: LocalDay): number => Number(day.slice(8))
export const dayInMonth = (month: string, day: number): LocalDay => `${month}-${String(day).padStart(2, '0')}`
