import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import {
  lastUnits,
  periodBetween,
  plusDays,
  weekdayNumber,
  type Calendar,
  type StatedPeriod,
} from '../../periods/calendar.ts'

/** Days that people name without a date. */
export const PERIOD_NAMES = [
  'lately',
  'weekend',
  'few-days',
  'few-weeks',
  'few-months',
  'half-year',
  'year-ago',
  'christmas',
  'new-year',
  'easter',
  'lunar-new-year',
  'mid-autumn',
] as const
export type PeriodNameId = (typeof PERIOD_NAMES)[number]

/** First days of the lunar year and of the eighth full moon, which follow no rule of our calendar. */
export const LUNAR: Readonly<Record<number, readonly [LocalDay, LocalDay]>> = {
  2024: ['2024-02-10', '2024-09-17'],
  2025: ['2025-01-29', '2025-10-06'],
  2026: ['2026-02-17', '2026-09-25'],
  2027: ['2027-02-06', '2027-09-15'],
  2028: ['2028-01-26', '2028-10-03'],
  2029: ['2029-02-13', '2029-09-22'],
  2030: ['2030-02-03', '2030-09-12'],
}

const SATURDAY = 6
const YEAR_AGO = 365

/** The latest days of that name that have begun; null if a table has none. */
export function namedPeriod(name: PeriodNameId, calendar: Calendar): StatedPeriod | null {
  const { today } = calendar
  switch (name) {
    case 'lately':
      return lastUnits(30, 'day', calendar)
    case 'few-days':
      return lastUnits(7, 'day', calendar)
    case 'few-weeks':
      return lastUnits(14, 'day', calendar)
    case 'few-months':
      return lastUnits(90, 'day', calendar)
    case 'half-year':
      return lastUnits(180, 'day', calendar)
    case 'year-ago':
      return periodBetween(plusDays(today, -YEAR_AGO - 29), plusDays(today, -YEAR_AGO))
    case 'weekend': {
      const saturday = plusDays(today, -((weekdayNumber(today) - SATURDAY + 7) % 7))
      return periodBetween(saturday, earlier(plusDays(saturday, 1), today))
    }
    default:
      return latest(today, (year) => FEASTS[name](year))
  }
}

/** A feast and the days around it. */
export const isFeast = (name: PeriodNameId): boolean => Object.hasOwn(FEASTS, name)

/** Saturday and Sunday, or a Saturday that is today. */
export const isWeekendSpan = ({ from, to }: StatedPeriod): boolean =>
  from !== '' && weekdayNumber(from) === SATURDAY && dayNumber(to) - dayNumber(from) <= 1

const earlier = (one: LocalDay, other: LocalDay): LocalDay => (one < other ? one : other)

const FEASTS: Readonly<
  Record<
    'christmas' | 'new-year' | 'easter' | 'lunar-new-year' | 'mid-autumn',
    (year: number) => readonly [LocalDay, number] | null
  >
> = {
  christmas: (year) => [`${year}-12-24`, 3],
  'new-year': (year) => [`${year - 1}-12-31`, 2],
  easter: (year) => [plusDays(easterSunday(year), -2), 4],
  'lunar-new-year': (year) => (LUNAR[year] === undefined ? null : [plusDays(LUNAR[year][0], -1), 4]),
  'mid-autumn': (year) => (LUNAR[year] === undefined ? null : [plusDays(LUNAR[year][1], -1), 3]),
}

function latest(
  today: LocalDay,
  feast: (year: number) => readonly [LocalDay, number] | null,
): StatedPeriod | null {
  const year = Number(today.slice(0, 4))
  for (const one of [year + 1, year, year - 1]) {
    const days = feast(one)
    if (days !== null && dayNumber(days[0]) <= dayNumber(today))
      return periodBetween(days[0], earlier(plusDays(days[0], days[1] - 1), today))
  }
  return null
}

/** The western Easter, by the usual reckoning of the Gregorian calendar. */
export function easterSunday(year: number): LocalDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leap = Math.floor(century / 4)
  const moon = (century - leap - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const full =
    moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const sunday = (year + Math.floor(year / 4) + full + 2 - century + leap) % 7
  const after = full - sunday
  const month = 3 + Math.floor((after + 40) / 44)
  const day = after + 28 - 31 * Math.floor(month / 4)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
