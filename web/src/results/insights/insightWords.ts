import type { Average, LoggedDays } from '@reprieve/domain/results/days.ts'
import type { AverageChange } from '@reprieve/domain/results/statistics/statistics.ts'
import type { Text } from '@reprieve/locales/loadText.ts'

export interface InsightWords {
  text: Text<'insights'>
  tag: string
  /** Always one decimal, so that 5 and 5.0 do not differ. */
  number: (value: number) => string
  /** With its sign. */
  signed: (value: number) => string
  names: (names: readonly string[]) => string
  /** "logged on 24 of 30 days". */
  logged: (logged: LoggedDays) => string
  /** "4.8, logged on 24 of 30 days". */
  average: (average: Average) => string
  /** "1.4 (23 %)", without its direction; below 3 there is no percentage. */
  size: (change: AverageChange) => string
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function insightWords(text: Text<'insights'>, tag: string): InsightWords {
  const tenths = new Intl.NumberFormat(tag, TENTHS)
  const signs = new Intl.NumberFormat(tag, { ...TENTHS, signDisplay: 'exceptZero' })
  const percents = new Intl.NumberFormat(tag, { style: 'percent' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' })
  const number = (value: number): string => tenths.format(value)
  const logged = ({ days, outOf }: LoggedDays): string => text('loggedOn', { days, outOf })
  return {
    text,
    tag,
    number,
    signed: (value) => signs.format(value),
    names: (names) => list.format(names),
    logged,
    average: (average) =>
      average.value === null
        ? text('noNumber')
        : text('valueLogged', { value: number(average.value), logged: logged(average.logged) }),
    size: ({ points, percent }) => {
      const size = number(Math.abs(points))
      return percent === null ? size : `${size} (${percents.format(Math.abs(percent) / 100)})`
    },
  }
}
