import { DAY_MS, type LocalInstant } from './instant.ts'
import { dayOf, startOf, type LocalDay } from './localDay.ts'

/** A day in the calendar where the person was, counted from 1970-01-01: neighbours differ by one. */
export type DayNumber = number

export const dayNumberOf = ({ at, offset }: LocalInstant): DayNumber => Math.floor((at + offset) / DAY_MS)

export const dayNumber = (day: LocalDay): DayNumber => startOf(day, 0) / DAY_MS

export const localDay = (day: DayNumber): LocalDay => dayOf({ at: day * DAY_MS, offset: 0 })
