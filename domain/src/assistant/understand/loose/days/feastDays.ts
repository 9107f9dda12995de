import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { plusDays, weekdayNumber } from '../../periods/calendar.ts'
import { easterSunday, LUNAR } from './namedPeriods.ts'

/** The first day of a feast or a known time of the year, and how many days it has; null if no table has that year. */
export type FeastOfYear = (year: number) => readonly [LocalDay, number] | null

const fixed =
  (monthAndDay: string, days = 1): FeastOfYear =>
  (year) => [`${year}-${monthAndDay}`, days]

const fromEaster =
  (offset: number, days = 1): FeastOfYear =>
  (year) => [plusDays(easterSunday(year), offset), days]

const fromOrthodoxEaster =
  (offset: number, days = 1): FeastOfYear =>
  (year) => [plusDays(orthodoxEaster(year), offset), days]

const fromLunar =
  (at: 0 | 1, offset: number, days: number): FeastOfYear =>
  (year) => {
    const day = LUNAR[year]?.[at]
    return day === undefined ? null : [plusDays(day, offset), days]
  }

const DAYS_OF_WEEK = 7
const MONDAY = 1
const WEDNESDAY = 3
const THURSDAY = 4
const SATURDAY = 6
const SUNDAY = 7

/** The first such weekday from a day on. */
const weekdayFrom = (day: LocalDay, weekday: number): LocalDay =>
  plusDays(day, (weekday - weekdayNumber(day) + DAYS_OF_WEEK) % DAYS_OF_WEEK)

/** The last such weekday up to a day. */
const weekdayUpTo = (day: LocalDay, weekday: number): LocalDay =>
  plusDays(day, -((weekdayNumber(day) - weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK))

/** By the usual reckoning of the Julian calendar, in ours. */
function orthodoxEaster(year: number): LocalDay {
  const moon = (19 * (year % 19) + 15) % 30
  const after = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 6) % 7
  // The 22nd of March of the old calendar is the 4th of April of ours.
  return plusDays(`${year}-04-04`, moon + after)
}

const DRAGON_BOAT: Readonly<Record<number, LocalDay>> = {
  2024: '2024-06-10',
  2025: '2025-05-31',
  2026: '2026-06-19',
  2027: '2027-06-09',
  2028: '2028-05-28',
  2029: '2029-06-16',
  2030: '2030-06-05',
}

/** Bank holidays with their weekend, from Saturday on. */
const bankHoliday =
  (monday: (year: number) => LocalDay): FeastOfYear =>
  (year) => [plusDays(monday(year), -2), 3]

/** A feast with its weekend; of a Sunday, the Monday after it is free in much of Spain. */
function bridge(day: LocalDay): readonly [LocalDay, number] {
  const weekday = weekdayNumber(day)
  if (weekday === SUNDAY) return [plusDays(day, -1), 3]
  if (weekday === SATURDAY) return [day, 2]
  const from = weekday > WEDNESDAY ? day : weekdayUpTo(day, SATURDAY)
  const to = weekday > WEDNESDAY ? weekdayFrom(day, SUNDAY) : day
  return [from, dayNumber(to) - dayNumber(from) + 1]
}

/** Days that people name without a date. Where countries differ, the answer states the days that were taken. */
export const FEAST_DAYS = {
  'new-year-day': fixed('01-01'),
  epiphany: fixed('01-06'),
  'orthodox-christmas': fixed('01-07'),
  'winter-holidays': fixed('01-01', 8),
  candlemas: fixed('02-02'),
  valentine: fixed('02-14'),
  'womens-day': fixed('03-08'),
  'st-patrick': fixed('03-17'),
  'tomb-sweeping': fixed('04-04', 3),
  'may-day': fixed('05-01'),
  'may-days': fixed('05-01', 5),
  'may-feasts': fixed('05-01', 11),
  'childrens-day-ko': fixed('05-05'),
  'parents-day-ko': fixed('05-08'),
  'victory-day': fixed('05-09'),
  'summer-house': fixed('05-01', 153),
  'memorial-day': bankHoliday((year) => weekdayUpTo(`${year}-05-31`, MONDAY)),
  'plum-rain': fixed('06-10', 31),
  monsoon: fixed('06-20', 36),
  'russia-day': fixed('06-12'),
  'st-john': fixed('06-24'),
  'july-4': fixed('07-04'),
  'july-14': fixed('07-14'),
  'dog-days': fixed('07-15', 36),
  'swiss-day': fixed('08-01'),
  assumption: fixed('08-15'),
  'summer-bank-holiday': bankHoliday((year) => weekdayUpTo(`${year}-08-31`, MONDAY)),
  'spring-bank-holiday': bankHoliday((year) => weekdayUpTo(`${year}-05-31`, MONDAY)),
  'may-bank-holiday': bankHoliday((year) => weekdayFrom(`${year}-05-01`, MONDAY)),
  'labor-day': bankHoliday((year) => weekdayFrom(`${year}-09-01`, MONDAY)),
  'back-to-school': fixed('09-01', 14),
  'patriotic-days': fixed('09-15', 5),
  oktoberfest: (year) => [weekdayFrom(`${year}-09-15`, SATURDAY), 16],
  'golden-week': fixed('10-01', 7),
  'german-unity': fixed('10-03'),
  'foundation-ko': fixed('10-03'),
  hangul: fixed('10-09'),
  hispanity: fixed('10-12'),
  'austrian-day': fixed('10-26'),
  halloween: fixed('10-31'),
  'all-saints': fixed('11-01'),
  'all-saints-bridge': (year) => bridge(`${year}-11-01`),
  'all-saints-holidays': (year) => [plusDays(`${year}-11-02`, -16), 17],
  'day-of-the-dead': fixed('11-01', 2),
  'unity-day': fixed('11-04'),
  'bonfire-night': fixed('11-05'),
  'singles-day': fixed('11-11'),
  thanksgiving: (year) => [plusDays(weekdayFrom(`${year}-11-01`, THURSDAY), 21), 2],
  'st-nicholas': fixed('12-06'),
  'december-bridge': fixed('12-06', 3),
  advent: (year) => [plusDays(weekdayUpTo(`${year}-12-24`, SUNDAY), -21), 28],
  'christmas-eve': fixed('12-24'),
  'christmas-day': fixed('12-25'),
  'boxing-day': fixed('12-26'),
  'festive-season': (year) => [`${year}-12-24`, 9],
  'new-year-eve': fixed('12-31'),
  carnival: fromEaster(-52, 6),
  'shrove-tuesday': fromEaster(-47),
  'holy-week': fromEaster(-7, 8),
  'good-friday': fromEaster(-2),
  'easter-monday': fromEaster(1),
  ascension: fromEaster(39),
  pentecost: fromEaster(48, 3),
  'corpus-christi': fromEaster(60),
  maslenitsa: fromOrthodoxEaster(-55, 7),
  'orthodox-easter': fromOrthodoxEaster(0),
  trinity: fromOrthodoxEaster(49),
  'lunar-new-year': fromLunar(0, -1, 4),
  'spring-festival': fromLunar(0, -1, 8),
  lantern: fromLunar(0, 14, 1),
  'harvest-moon': fromLunar(1, -1, 3),
  'moon-day': fromLunar(1, 0, 1),
  'dragon-boat': (year) => (DRAGON_BOAT[year] === undefined ? null : [DRAGON_BOAT[year], 1]),
  // Of Europe, with the four weeks that follow; the answer states the days.
  'clocks-back': (year) => [weekdayUpTo(`${year}-10-31`, SUNDAY), 28],
  'clocks-forward': (year) => [weekdayUpTo(`${year}-03-31`, SUNDAY), 28],
  'half-year-1': fixed('01-01', 181),
  'half-year-2': fixed('07-01', 184),
} as const satisfies Readonly<Record<string, FeastOfYear>>
export type FeastId = keyof typeof FEAST_DAYS
