import { err, ok, type Result } from '../result.ts'
import { writtenNumber, type NumberSigns } from '../writtenNumber.ts'
import {
  centimetersFrom,
  toFeetAndInches,
  kilogramsFrom,
  shownCentimeters,
  weightIn,
  type HeightUnit,
  type WeightUnit,
} from './bodyUnits.ts'
import { isHeight, isWeight } from './profile.ts'

/** The stored value, its display unit, and the typed text; null while nothing was typed. */
export interface MeasureField<Unit extends string> {
  kept: number | null
  unit: Unit
  typed: TypedMeasure | null
}

/** The second is used only for inches. */
export type TypedMeasure = readonly [first: string, second: string]
/** As displayed: a height in feet has two numbers, anything else one. */
export type MeasureNumbers = readonly [first: number, second?: number]

export type MeasureProblem = 'not-a-number' | 'out-of-range'

export function shownHeight(centimeters: number, unit: HeightUnit): MeasureNumbers {
  if (unit === 'centimeters') return [shownCentimeters(centimeters)]
  const { feet, inches } = toFeetAndInches(centimeters)
  return [feet, inches]
}

export const shownWeight = (kilograms: number, unit: WeightUnit): MeasureNumbers => [
  weightIn(kilograms, unit),
]

/** Converts to another unit: typed text is converted, an untouched value stays exact. [PROF-3] */
export const heightIn = (height: MeasureField<HeightUnit>, unit: HeightUnit, signs: NumberSigns) =>
  inUnit(height, unit, heightFrom(height, signs))

export const weightInUnit = (weight: MeasureField<WeightUnit>, unit: WeightUnit, signs: NumberSigns) =>
  inUnit(weight, unit, weightFrom(weight, signs))

function inUnit<Unit extends string>(
  { kept }: MeasureField<Unit>,
  unit: Unit,
  read: Result<number | null, MeasureProblem>,
): MeasureField<Unit> {
  return { kept: read.ok ? read.value : kept, unit, typed: null }
}

export const heightFrom = (height: MeasureField<HeightUnit>, signs: NumberSigns) =>
  measured(height, signs, {
    isAllowed: isHeight,
    shown: shownHeight,
    from: ([first, inches = 0], unit) =>
      unit === 'centimeters' ? first : centimetersFrom({ feet: first, inches }),
  })

export const weightFrom = (weight: MeasureField<WeightUnit>, signs: NumberSigns) =>
  measured(weight, signs, {
    isAllowed: isWeight,
    shown: shownWeight,
    from: ([first], unit) => kilogramsFrom(first, unit),
  })

interface Scale<Unit extends string> {
  isAllowed: (value: number) => boolean
  shown: (value: number, unit: Unit) => MeasureNumbers
  from: (numbers: MeasureNumbers, unit: Unit) => number
}

function measured<Unit extends string>(
  { kept, unit, typed }: MeasureField<Unit>,
  signs: NumberSigns,
  { isAllowed, shown, from }: Scale<Unit>,
): Result<number | null, MeasureProblem> {
  if (typed === null) return ok(kept)
  const [first, second] = typed.map((one) => one.trim())
  if (first === '' && second === '') return ok(null)
  const numbers = [numberIn(first!, signs), numberIn(second!, signs)] as const
  if (numbers[0] === null || numbers[1] === null) return err('not-a-number')
  // Retyping the displayed value keeps the stored one, with all its hidden digits. [PROF-3]
  const [one, two = 0] = kept === null ? [null] : shown(kept, unit)
  if (one === numbers[0] && two === numbers[1]) return ok(kept)
  const value = from([numbers[0], numbers[1]], unit)
  return isAllowed(value) ? ok(value) : err('out-of-range')
}

/** Empty means 0: six feet are typed as 6 and nothing, half a foot as nothing and 6. */
const numberIn = (typed: string, signs: NumberSigns): number | null =>
  typed === '' ? 0 : writtenNumber(typed, signs)
