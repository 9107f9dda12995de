import type { Lexicon } from '../lexicon.ts'
import { isConcept, type QuestionToken } from '../token.ts'
import { periodBetween, type Calendar, type StatedPeriod } from './calendar.ts'
import type { PeriodAt } from './periodReading.ts'
import { periodAt } from './readPeriodAt.ts'

/** The periods of a question, each with all its readings, and the remaining tokens. */
export interface ReadPeriods {
  periods: readonly (readonly StatedPeriod[])[]
  rest: readonly QuestionToken[]
}

interface FoundPeriod extends PeriodAt {
  at: number
}

/** Finds days anywhere in the question, and joins those stated as from one to the other. [ASST-21] */
export function readPeriods(
  said: readonly QuestionToken[],
  calendar: Calendar,
  lexicon: Lexicon,
): ReadPeriods {
  const reader = { calendar, dates: lexicon.dates }
  const found: FoundPeriod[] = []
  const taken = new Set<number>()
  let at = 0
  while (at < said.length) {
    const here = periodAt(said, at, reader)
    if (here !== null) {
      found.push({ ...here, at })
      for (let place = at; place < at + here.length; place += 1) taken.add(place)
    }
    at += here?.length ?? 1
  }
  const periods = joined(said, found, { taken, calendar, isAfter: lexicon.language === 'ko' })
  return { periods, rest: said.filter((token, place) => !taken.has(place) && !isJoin(token, place, taken)) }
}

/** "Until" without a day next to it was not understood. */
const isJoin = (token: QuestionToken, place: number, taken: ReadonlySet<number>): boolean =>
  isConcept(token, 'between') || (isConcept(token, 'until') && (taken.has(place - 1) || taken.has(place + 1)))

interface Ways {
  taken: Set<number>
  calendar: Calendar
  /** "Since" comes after its day. */
  isAfter: boolean
}

function joined(
  said: readonly QuestionToken[],
  found: readonly FoundPeriod[],
  ways: Ways,
): (readonly StatedPeriod[])[] {
  const made: (readonly StatedPeriod[])[] = []
  let at = 0
  while (at < found.length) {
    const [one, two] = [found[at]!, found[at + 1]]
    const span = two === undefined ? null : spanOfTwo(said, one, two)
    const since = sinceOf(said, one, ways)
    if (span !== null) {
      made.push([span])
      markSince(said, one, ways)
      at += 1
    } else made.push(since ?? one.periods)
    at += 1
  }
  return withoutAllTime(made)
}

/** "The worst day this year so far" names one period. */
function withoutAllTime(periods: (readonly StatedPeriod[])[]): (readonly StatedPeriod[])[] {
  const own = periods.filter((readings) => readings.some(({ range }) => range.is !== 'alltime'))
  return own.length > 0 ? own : periods
}

/** "Between A and B", "A to B". */
function spanOfTwo(said: readonly QuestionToken[], one: FoundPeriod, two: FoundPeriod): StatedPeriod | null {
  const after = one.at + one.length
  const between = said.slice(after, two.at)
  const isOpened = isConcept(said[one.at - 1], 'between') && between.length === 0
  const isJoinedUp = between.length === 1 && isConcept(between[0], 'until', 'since')
  return isOpened || isJoinedUp ? periodBetween(one.periods[0]!.from, two.periods[0]!.to) : null
}

function sinceOf(
  said: readonly QuestionToken[],
  one: FoundPeriod,
  ways: Ways,
): readonly StatedPeriod[] | null {
  if (!markSince(said, one, ways)) return null
  const spans = one.periods.map(({ from }) => periodBetween(from, ways.calendar.today))
  return spans.filter((span) => span !== null)
}

function markSince(
  said: readonly QuestionToken[],
  { at, length }: FoundPeriod,
  { taken, isAfter }: Ways,
): boolean {
  const place = isAfter ? at + length : at - 1
  const isSince = isConcept(said[place], 'since')
  if (isSince) taken.add(place)
  return isSince
}
