import type { Average, LoggedDays } from '@reprieve/domain/results/days.ts'
import { CHANGE_BANDS, changeDirection, missingDays } from '@reprieve/domain/results/insights/figures.ts'
import type { ShortPart } from '@reprieve/domain/results/insights/shortSummary.ts'
import type { AverageChange } from '@reprieve/domain/results/statistics/statistics.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'

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

/** The same object until the language changes. */
export function useInsightWords(): InsightWords {
  const text = useText('insights')
  const tag = useFormatTag()
  return wordsOf(text, tag)
}

// Creating the formatters takes a slow phone longer than formatting a screen with them.
const wordsOf = cacheByArguments(insightWords)

const CHANGES = { lower: 'shortLower', higher: 'shortHigher', none: 'shortNoChange' } as const
const CAME = { less: 'lessCame', more: 'moreCame' } as const

export function shortSentence(
  part: ShortPart,
  words: InsightWords,
  labelOf: (item: number) => string,
): string {
  const { text, number, logged, size, names } = words
  switch (part.is) {
    case 'pain':
    case 'day': {
      const { average } = part
      const told = { value: number(average.value), logged: logged(average.logged) }
      return text(part.is === 'pain' ? 'shortAverage' : 'shortDay', told)
    }
    case 'change': {
      const { change, before } = part
      const told = { points: size(change), value: number(before.value), logged: logged(before.logged) }
      const band = CHANGE_BANDS[change.band]
      return [text(CHANGES[changeDirection(change)], told), band === null ? '' : text(band)].join(' ').trim()
    }
    case 'few':
      return text(missingDays(part) ?? 'needsSeven', { now: part.now, before: part.before })
    case 'not-proof':
      return text('notProof')
    default:
      return text('named', { what: text(CAME[part.is]), names: names(part.items.map(labelOf)) })
  }
}
