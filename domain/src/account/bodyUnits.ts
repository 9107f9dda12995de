/** As in the API: kilograms have no unit text. */
export const WEIGHT_UNITS = ['', 'p', 's'] as const
export const HEIGHT_UNITS = ['centimeters', 'feet/inches'] as const

export type WeightUnit = (typeof WEIGHT_UNITS)[number]
export type HeightUnit = (typeof HEIGHT_UNITS)[number]

// The specification's factors: results must match other clients.
const IN_ONE_KILOGRAM: Record<WeightUnit, number> = { '': 1, p: 2.20462, s: 0.15747 }
// A tenth of a pound and a hundredth of a stone are finer than any home scale.
const DECIMALS: Record<WeightUnit, number> = { '': 1, p: 1, s: 2 }

const INCHES_IN_FOOT = 12
const CM_IN_INCH = 2.54

export const kilogramsFrom = (written: number, unit: WeightUnit): number => written / IN_ONE_KILOGRAM[unit]

/** Rounded to what was typed: the stored value has more digits. */
export const weightIn = (kilograms: number, unit: WeightUnit): number =>
  rounded(kilograms * IN_ONE_KILOGRAM[unit], DECIMALS[unit])

export interface FeetAndInches {
  feet: number
  inches: number
}

export const centimetersFrom = ({ feet, inches }: FeetAndInches): number =>
  (feet * INCHES_IN_FOOT + inches) * CM_IN_INCH

/** To half an inch, and never 12 inches: 5 ft 11.9 in is 6 ft. */
export function toFeetAndInches(centimeters: number): FeetAndInches {
  const inches = Math.round((centimeters / CM_IN_INCH) * 2) / 2
  const feet = Math.floor(inches / INCHES_IN_FOOT)
  return { feet, inches: inches - feet * INCHES_IN_FOOT }
}

export const shownCentimeters = (centimeters: number): number => rounded(centimeters, 1)

const rounded = (value: number, decimals: number): number => {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
