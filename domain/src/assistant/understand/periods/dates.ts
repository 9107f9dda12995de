import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { isConcept, type QuestionToken } from '../token.ts'
import {
  monthStart,
  oneDay,
  periodBetween,
  unitPeriod,
  type Calendar,
  type StatedPeriod,
} from './calendar.ts'
import type { PeriodAt, PeriodReader } from './periodReading.ts'
import { latestPastDay, typedDate } from './typedDate.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100
const MOST_IN_MONTH = 31

const isYear = (value: number): boolean => value >= FIRST_YEAR && value <= LAST_YEAR
const isDayOfMonth = (value: number): boolean => value >= 1 && value <= MOST_IN_MONTH

/** Numbers and the name of a month in any order, with the words between them. */
interface Pieces {
  month: number | null
  year: number | null
  days: readonly number[]
  isPrevious: boolean
  /** "Of last year" is 1. */
  yearsBack: number | null
  length: number
}

/** Reads a day, days of one month, a month, a year, or digits with separators. */
export function dateAt(said: readonly QuestionToken[], at: number, reader: PeriodReader): PeriodAt | null {
  const { calendar, dates } = reader
  const first = said[at]
  if (first?.means.is === 'date') {
    const days = typedDate(first.means.typed, dates, calendar.today)
    return days.length === 0 ? null : { periods: days.map(oneDay), length: 1 }
  }
  const pieces = piecesAt(said, at)
  if (pieces === null) return null
  const period = periodOf(pieces, calendar)
  return period === null ? null : { periods: [period], length: pieces.length }
}

function piecesAt(said: readonly QuestionToken[], at: number): Pieces | null {
  let pieces: Pieces = { month: null, year: null, days: [], isPrevious: false, yearsBack: null, length: 0 }
  let whole: Pieces | null = null
  for (let place = at; place < said.length; place += 1) {
    const next = withToken(pieces, said, place)
    if (next === null) break
    pieces = { ...next, length: place + 1 - at }
    // A word that only joins, as in "3 October to", belongs to the date only if more of it follows.
    const isLoose = isConcept(said[place], 'until', 'since', 'between', 'month', 'previous', 'this')
    const isEnd = !isLoose || pieces.isPrevious
    if (isEnd && (pieces.month !== null || isBareYear(pieces))) whole = pieces
  }
  return whole
}

const isBareYear = ({ year, days }: Pieces): boolean => year !== null && days.length === 0

function withToken(pieces: Pieces, said: readonly QuestionToken[], place: number): Pieces | null {
  const [token, after] = [said[place]!, said[place + 1]]
  const { means } = token
  const isMarkedMonth = means.is === 'number' && isConcept(after, 'monthMark')
  if (means.is === 'month' || isMarkedMonth) {
    const month = means.is === 'month' ? means.month : means.value
    return pieces.month === null && month >= 1 && month <= 12 ? { ...pieces, month } : null
  }
  // "On 4 November I put a ten" has no second day. [ASST-258]
  if (means.is === 'number' && isAfterDate(pieces, said, place)) return null
  if (means.is === 'number') return withNumber(pieces, means.value, isConcept(after, 'dayMark'))
  if (isConcept(token, 'monthMark', 'dayMark')) return said[place - 1]?.means.is === 'number' ? pieces : null
  if (isConcept(token, 'year') && pieces.yearsBack !== null) return pieces
  if (isConcept(token, 'year'))
    return pieces.year !== null && said[place - 1]?.means.is === 'number' ? pieces : null
  if (isConcept(token, 'previous', 'this') && isConcept(after, 'year')) {
    const isOfMonth = pieces.month !== null || isMonthAt(said, place + 2)
    return isOfMonth ? { ...pieces, yearsBack: isConcept(token, 'previous') ? 1 : 0 } : null
  }
  const isNearMonth = pieces.month !== null || isMonthAt(said, place + 1)
  if (isConcept(token, 'previous', 'this')) {
    const isBeside =
      isNearMonth && pieces.days.length === 0 && !isConcept(after, 'week', 'month', 'year', 'days')
    const isCount = after?.means.is === 'number' && !isMonthAt(said, place + 1)
    return isBeside && !isCount
      ? { ...pieces, isPrevious: isConcept(token, 'previous') || pieces.isPrevious }
      : null
  }
  if (isConcept(token, 'month')) return after?.means.is === 'month' ? pieces : null
  const isJoining = isConcept(token, 'until', 'since', 'between') && pieces.days.length === 1
  return isJoining && after?.means.is === 'number' ? pieces : null
}

/** A number after a day and its month, in a question without "from" and "to". */
const isAfterDate = ({ month, days }: Pieces, said: readonly QuestionToken[], place: number): boolean => {
  const { means } = said[place]!
  const isDated = month !== null && days.length === 1 && said[place - 1]?.means.is === 'month'
  const isJoined = said.some((token) => isConcept(token, 'between', 'until', 'dayMark'))
  return (
    isDated &&
    means.is === 'number' &&
    !isYear(means.value) &&
    said[place - 2]?.means.is === 'number' &&
    !isJoined
  )
}

const isMonthAt = (said: readonly QuestionToken[], place: number): boolean =>
  said[place]?.means.is === 'month' ||
  (said[place]?.means.is === 'number' &&
    (isConcept(said[place + 1], 'monthMark') || said[place + 1]?.means.is === 'month'))

function withNumber(pieces: Pieces, value: number, isMarked: boolean): Pieces | null {
  if (isYear(value) && !isMarked) return pieces.year === null ? { ...pieces, year: value } : null
  return isDayOfMonth(value) && pieces.days.length < 2 ? { ...pieces, days: [...pieces.days, value] } : null
}

function periodOf(pieces: Pieces, calendar: Calendar): StatedPeriod | null {
  const { month, days, isPrevious, yearsBack } = pieces
  const { today } = calendar
  const year = yearsBack === null ? pieces.year : Number(today.slice(0, 4)) - yearsBack
  if (month === null) return year === null ? null : unitPeriod('year', 0, calendar, `${year}-01-01`)
  const [first, last] = days
  if (first === undefined) return monthOf(month, year, isPrevious, calendar)
  const end = latestPastDay(year, month, last ?? first, today)[0]
  if (end === undefined || last === undefined) return end === undefined ? null : oneDay(end)
  const start = latestPastDay(Number(end.slice(0, 4)), month, first, today)[0]
  return start === undefined ? null : periodBetween(start, end)
}

/** Without a year, the latest one that has started; "last October" said in October is the previous year's. */
function monthOf(month: number, year: number | null, isPrevious: boolean, calendar: Calendar): StatedPeriod {
  const [thisYear, thisMonth] = [Number(calendar.today.slice(0, 4)), Number(calendar.today.slice(5, 7))]
  const isOver = isPrevious ? month < thisMonth : month <= thisMonth
  const first: LocalDay = monthStart(year ?? (isOver ? thisYear : thisYear - 1), month)
  return unitPeriod('month', 0, calendar, first)
}
