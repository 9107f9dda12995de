import type { DaySpan } from '../../filters/filter.ts'
import type { Average, LoggedDays } from '../../results/days.ts'
import type { AverageChange } from '../../results/statistics/statistics.ts'
import type { Say } from '../../say.ts'
import { amountRangeWords, type AmountRangeKey } from '../../medications/words/takenWords.ts'
import type { AmountRange } from '../facts/amountsTaken.ts'
import { daySpanText } from '../words/daySpan.ts'
import type { WorstPain } from './brief.ts'
import type { TopItems } from './briefNames.ts'

/** The translation keys of the page; the screen around it has its own. */
export type BriefKey =
  | 'activityOn'
  | 'averageDay'
  | 'averagePain'
  | 'bandMinimal'
  | 'bandModerate'
  | 'bandSubstantial'
  | 'before'
  | 'betterBy'
  | 'days'
  | 'daysOf'
  | 'hardDays'
  | 'higher'
  | 'highest'
  | 'highestOn'
  | 'inRecords'
  | 'loggedOn'
  | 'lower'
  | 'made'
  | 'manyAlike'
  | 'markCounts'
  | 'medicineDays'
  | 'medicineDaysLimited'
  | 'medicinesNote'
  | 'more'
  | 'mostOften'
  | 'namedIn'
  | 'needsBefore'
  | 'needsNow'
  | 'needsSeven'
  | 'noClearChange'
  | 'noMedicines'
  | 'noNumber'
  | 'notMarked'
  | 'nothingRecorded'
  | 'reliefTold'
  | 'scales'
  | 'selfReported'
  | 'topLocations'
  | 'used'
  | 'value'
  | 'worseBy'

export interface BriefLocale {
  say: Say<BriefKey>
  /** Locale of numbers and dates. */
  tag: string
  labelOf: (item: number) => string
  amountText: Say<AmountRangeKey>
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export type BriefWords = ReturnType<typeof briefWords>

export function briefWords({ say, tag, labelOf, amountText }: BriefLocale) {
  const amountRange = amountRangeWords(amountText, tag)
  const tenths = new Intl.NumberFormat(tag, TENTHS)
  const percents = new Intl.NumberFormat(tag, { style: 'percent' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' })
  const format = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const number = (value: number): string => tenths.format(value)
  const told = (named: TopItems | null, count: (named: TopItems) => string): string => {
    if (named === null) return say('nothingRecorded')
    if (named.items.length === 0) return say('manyAlike')
    return say('namedIn', { names: list.format(named.items.map(labelOf)), records: count(named) })
  }
  return {
    say,
    labelOf,
    number,
    /** "used 9 times, 1–2 tablets each time". [REP-92] */
    withAmount: (used: string, amount: AmountRange): string =>
      `${used}${tag.startsWith('zh') ? '，' : ', '}${amountRange(amount)}`,
    dates: (span: DaySpan): string => daySpanText(span, format),
    size: ({ points, percent }: AverageChange): string => {
      const size = number(Math.abs(points))
      return percent === null ? size : `${size} (${percents.format(Math.abs(percent) / 100)})`
    },
    average: (average: Average | null): string =>
      average === null || average.value === null
        ? say('noNumber')
        : say('value', { value: number(average.value), logged: say('loggedOn', { ...average.logged }) }),
    hardDays: (logged: LoggedDays | null): string =>
      logged === null || logged.outOf === 0 ? say('noNumber') : say('daysOf', { ...logged }),
    loggedDays: (logged: LoggedDays | null): string =>
      logged === null ? say('nothingRecorded') : say('daysOf', { ...logged }),
    worst: (worst: WorstPain | null): string =>
      worst === null ? say('noNumber') : say('highestOn', { value: worst.value, count: worst.days }),
    /** "Lower back, in 9 of 12 records". */
    named: (named: TopItems | null): string =>
      told(named, ({ records, outOf }) => say('inRecords', { count: records, outOf })),
    /** "Walking, 5 of 9 days": a day has one reflection. */
    namedDays: (named: TopItems | null): string =>
      told(named, ({ records, outOf }) => say('daysOf', { days: records, outOf })),
  }
}
