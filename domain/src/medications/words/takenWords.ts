import type { Say } from '../../say.ts'
import { unitCounts, type CountKey } from './unitWords.ts'

/** The amount taken, from a record or a dose. */
export interface TakenAmount {
  amount: number
  units: string
}

export type TakenKey = CountKey | 'takenAmount'
export type AmountRangeKey = CountKey | 'amountEachTime'

/** Characters in other clients' units that would break a line of text: line breaks and direction marks. */
const UNWRITTEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const UNIT_LETTERS = 24

/** "Naproxen (2 tablets)": the only format for a name with an amount; just the name without one. [MED-26] */
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

/** "2 tablets each time", or "1–2 tablets each time" if it varied. [REP-92] */
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
