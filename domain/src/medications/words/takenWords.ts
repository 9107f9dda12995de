import type { Say } from '../../say.ts'
import { unitCounts, type CountKey } from './unitWords.ts'

/** How much of a medicine was taken, as a record or a dose says it. */
export interface TakenAmount {
  amount: number
  units: string
}

export type TakenKey = CountKey | 'takenAmount'

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

function unitLine(units: string): string {
  const letters = Array.from(units.replace(UNWRITTEN, ' ').replace(/\s+/gu, ' ').trim())
  return letters.length <= UNIT_LETTERS ? letters.join('') : `${letters.slice(0, UNIT_LETTERS).join('')}…`
}
