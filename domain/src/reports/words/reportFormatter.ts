import { medicationWords, type MedicationWords } from '../../medications/words/medicationWords.ts'
import { amountRangeWords, takenWords } from '../../medications/words/takenWords.ts'
import type { Average, LoggedDays } from '../../results/days.ts'
import type { AverageChange } from '../../results/statistics/statistics.ts'
import { intlTag } from '../../settings/language.ts'
import type { DaySpan } from '../../filters/filter.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { DAY_MS, MINUTE_MS, type LocalInstant } from '../../time/instant.ts'
import type { TextRun } from '../pageOne.ts'
import { daySpanText } from './daySpan.ts'
import type { ReportLocale } from './reportLocale.ts'

/** How numbers, days and names are written in the report's language. Dates are calendar dates without a time zone. */
export interface ReportFormatter extends ReportLocale {
  tag: string
  /** Always with tenths: 5 and 5.0 do not mean the same. */
  number: (value: number) => string
  whole: (value: number) => string
  /** "17 Apr 1968" */
  date: (day: DayNumber) => string
  /** "23 Oct 2026, 08:15" */
  moment: (day: DayNumber, minute: number) => string
  clock: (when: LocalInstant) => string
  span: (span: DaySpan) => string
  month: (day: DayNumber) => string
  weekday: (day: DayNumber) => string
  dayOfMonth: (day: DayNumber) => string
  /** "Lower back, neck": never with a word such as "and", which a name may contain. */
  names: (names: readonly string[]) => string
  /** The same for statements about one thing: Chinese uses another separator here. */
  clauses: (clauses: readonly string[]) => string
  sentences: (parts: readonly string[]) => string
  measure: (value: number, unit: string) => string
  /** "logged on 27 of 30 days"; with a filter it says that the days were selected, as others may be logged. [REP-70] */
  logged: (logged: LoggedDays) => string
  /** The same as a sentence. */
  loggedSentence: (logged: LoggedDays) => string
  /** "12 of 25 days". */
  daysOf: (logged: LoggedDays) => string
  isFiltered: boolean
  /** "1.4 (23 %)" */
  size: (change: AverageChange) => string
  before: (average: Average) => string
  medicines: MedicationWords
  /** "Naproxen (2 tablets)" */
  taken: ReturnType<typeof takenWords>
  amountRange: ReturnType<typeof amountRangeWords>
}

const DATE = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Writes the hours of a medication like all other hours. */
const CLOCK_OF_24 = '-u-hc-h23'

interface Circumstances {
  /** Whether the report covers only filtered entries. */
  isFiltered: boolean
}

export function makeReportFormatter(
  tongue: ReportLocale,
  { isFiltered }: Circumstances = { isFiltered: false },
): ReportFormatter {
  const tag = intlTag(tongue.language)
  const { insights, medications, report, timeline } = tongue.say
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    return (day: DayNumber): string => made.format(day * DAY_MS)
  }
  const tenths = new Intl.NumberFormat(tag, TENTHS)
  const wholes = new Intl.NumberFormat(tag)
  const percents = new Intl.NumberFormat(tag, { style: 'percent' })
  const dates = new Intl.DateTimeFormat(tag, DATE)
  const moments = new Intl.DateTimeFormat(tag, {
    ...DATE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  // Not by Intl: its unit lists have only a space as separator in Russian and Korean, and none in Chinese.
  const isChinese = tongue.language === 'zh-rCN'
  const number = (value: number): string => tenths.format(value)
  const whole = (value: number): string => wholes.format(value)
  const counted = ({ days, outOf }: LoggedDays) => ({ days: whole(days), outOf })
  const logged = (of: LoggedDays): string =>
    isFiltered ? report('matchedOn', counted(of)) : insights('loggedOn', counted(of))
  return {
    ...tongue,
    tag,
    number,
    whole,
    date: (day) => dates.format(day * DAY_MS),
    moment: (day, minute) => moments.format(day * DAY_MS + minute * MINUTE_MS),
    clock: ({ at, offset }) => moments.format(at + offset),
    span: (span) => daySpanText(span, dates),
    month: format({ month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'short' }),
    dayOfMonth: format({ day: 'numeric', month: 'long' }),
    names: (names) => names.join(isChinese ? '、' : ', '),
    clauses: (clauses) => clauses.join(isChinese ? '，' : ', '),
    // A Chinese full stop includes its own space. A Russian year ends with a dot, which also ends the sentence.
    sentences: (parts) => parts.map((part) => part.replace(/\.\.$/u, '.')).join(isChinese ? '' : ' '),
    measure: (value, unit) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 2 }).format(value),
    logged,
    loggedSentence: (of) =>
      isFiltered ? report('matchedDays', counted(of)) : timeline('loggedOn', counted(of)),
    daysOf: (of) => insights('daysOf', counted(of)),
    isFiltered,
    size: ({ points, percent }) => {
      const size = number(Math.abs(points))
      return percent === null ? size : `${size} (${percents.format(Math.abs(percent) / 100)})`
    },
    before: (average) =>
      insights('periodBefore', { value: number(average.value ?? 0), logged: logged(average.logged) }),
    taken: takenWords(medications, tag),
    amountRange: amountRangeWords(medications, tag),
    medicines: medicationWords({
      // On paper a microgram is never written as a symbol, which in a bad copy reads as milligram. [REP-48]
      text: (key, values) => (key === 'strengthMicrogram' ? report('microgram') : medications(key, values)),
      language: tongue.language,
      tag: tag + CLOCK_OF_24,
    }),
  }
}

// Characters that occur in no user text: texts stored on the server have no control characters.
const [BEGIN, END] = ['\u0002', '\u0003']

export const markStrong = (text: string): string => BEGIN + text + END

/** Splits a sentence into runs; those marked by `markStrong` before composition are bold. */
export function toTextRuns(text: string): readonly TextRun[] {
  const [first = '', ...marked] = text.split(BEGIN)
  const runs = marked.flatMap((piece) => {
    const [bold = '', plain = ''] = piece.split(END)
    return [
      { text: bold, isStrong: true },
      { text: plain, isStrong: false },
    ]
  })
  return [{ text: first, isStrong: false }, ...runs].filter((run) => run.text !== '')
}

/** The text before, between and after two values, of which the first comes first in every language. */
export function piecesAround(text: string): readonly [string, string, string] {
  const [before = '', rest = ''] = text.split(BEGIN)
  const [between = '', after = ''] = rest.split(END)
  return [before, between, after]
}

export const PAGE_NUMBER_SLOTS = { page: BEGIN, pages: END } as const
