import type { Say } from '../../say.ts'
import { unitCounts, type CountKey } from './unitWords.ts'

/** How much of a medicine was taken, as a record or a dose says it. */
export interface TakenAmount {
  amount: number
  units: string
}

export type TakenKey = CountKey | 'takenAmount'
export type AmountRangeKey = CountKey | 'amountEachTime'

/** What a unit of another client may have and a line of words may not: other lines, and signs that turn its direction. */
const UNWRITTEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const UNIT_LETTERS = 24

/** "Naproxen (2 tablets)": the one way in which an amount stands behind a name; the name alone without one. [MED-26] */
export function takenWords(
  text: Say<TakenKey>,
  tag: string,
): (name: string, taken: TakenAmount | null) => string {
  const count = unitCounts(text, tag)
  return (name, taken) => {
    if (taken === null || !Number.isFinite(taken.amount) || taken.amount <= 0) return name
    const unit = unitLine(taken.units)
    return text('takenAmount', { 0: name, 1: count(taken.amount, unit).trim() })
  }
}

interface AmountSpan {
  least: number
  most: number
  units: string
}

/** "2 tablets each time", or "1–2 tablets each time" where it was not always as much. [REP-92] */
export function amountRangeWords(text: Say<AmountRangeKey>, tag: string): (range: AmountSpan) => string {
  const count = unitCounts(text, tag)
  const number = new Intl.NumberFormat(tag)
  return ({ least, most, units }) => {
    const words = count(most, unitLine(units)).trim()
    return text('amountEachTime', { 0: least === most ? words : `${number.format(least)}–${words}` })
  }
}

function unitLine(units: string): string {
  const letters = Array.from(units.replace(UNWRITTEN, ' ').replace(/\s+/gu, ' ').trim())
  return letters.length <= UNIT_LETTERS ? letters.join('') : `${letters.slice(0, UNIT_LETTERS).join('')}…`
}
